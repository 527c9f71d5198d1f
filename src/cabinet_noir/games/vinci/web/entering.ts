/** What is entered of the rows: tiles that come to stand, are turned, are known, are missed. Judges nothing. */

import type { Entered, Missed, State, Stood } from "@house/generated/vinci";
import type { Colour, Face } from "./offered";

/** A new sheet: rows of backs, to be turned to the colours of the real ones. */
export function begun(blank: State, jokers: boolean): Entered {
  const rows = blank.rows.map((row) =>
    row.map(({ tile, born }): Stood => ({ colour: tile.colour, born, face: null, open: false })),
  );
  return { rows, missed: [], jokers, drawn: null };
}

export function rowOf(entered: Entered, seat: number): readonly Stood[] {
  return entered.rows[seat] ?? [];
}

/** One tile as it is now. */
export function changed(entered: Entered, seat: number, born: number, change: Partial<Stood>): Entered {
  const row = rowOf(entered, seat).map((stood) => (stood.born === born ? { ...stood, ...change } : stood));
  return { ...entered, rows: entered.rows.with(seat, row) };
}

/** A tile that was drawn came to stand at a place. */
export function inserted(entered: Entered, seat: number, place: number, colour: Colour): Entered {
  const row = rowOf(entered, seat);
  const drawn: Stood = { colour, born: row.length, face: null, open: false };
  return { ...entered, rows: entered.rows.with(seat, row.toSpliced(place, 0, drawn)) };
}

/** The tile that came last was a slip: it is taken out, with what was missed on it. */
export function takenOut(entered: Entered, seat: number): Entered {
  const last = rowOf(entered, seat).length - 1;
  const row = rowOf(entered, seat).filter(({ born }) => born !== last);
  const missed = (entered.missed ?? []).filter((one) => one.seat !== seat || one.born !== last);
  return { ...entered, rows: entered.rows.with(seat, row), missed };
}

/** A face was named for a tile and missed; the same once more takes it back. */
export function turned(entered: Entered, miss: Missed): Entered {
  const isIt = (one: Missed): boolean =>
    one.seat === miss.seat && one.born === miss.born && one.face === miss.face;
  const missed = entered.missed ?? [];
  return { ...entered, missed: missed.some(isIt) ? missed.filter((one) => !isIt(one)) : [...missed, miss] };
}

/** Strike what was told of a tile: that a face was missed, or without one what it is. */
export function struck(
  entered: Entered,
  seat: number,
  born: number,
  face: string | number | null | undefined,
): Entered | null {
  if (!rowOf(entered, seat).some((stood) => stood.born === born)) return null;
  if (face === null || face === undefined) return changed(entered, seat, born, { face: null, open: false });
  const meant: Face = face === "joker" ? "-" : (Number(face) as Face);
  return turned(entered, { by: 0, seat, born, face: meant });
}
