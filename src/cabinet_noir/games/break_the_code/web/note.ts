/**
 * The private note sheet, as short strings kept by the house.
 *
 *   "tiles" -> "B0x W3o"     the black 0 is struck out, the white 3 is ringed; of two green 5s the second is "G5'"
 *   "1.C"   -> "5? 6"        what is pencilled in at place C of seat 1 ("centre.C" for the centre)
 */

import type { BoardProps } from "@house/room";

export type Mark = "none" | "struck" | "ringed";
export const TEXT_LENGTH = 10;
const SIGNS: Readonly<Record<string, Mark>> = { x: "struck", o: "ringed" };

export function readMarks(value: string | undefined): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const word of (value ?? "").split(" ")) {
    const mark = SIGNS[word.slice(-1)];
    if (mark) found.set(word.slice(0, -1), mark);
  }
  return found;
}

export function writeMarks(marks: ReadonlyMap<string, Mark>): string {
  return [...marks]
    .filter(([, mark]) => mark !== "none")
    .map(([name, mark]) => `${name}${mark === "struck" ? "x" : "o"}`)
    .join(" ");
}

/** Struck, then ringed, then clear again. */
export function turnMark(marks: ReadonlyMap<string, Mark>, name: string): ReadonlyMap<string, Mark> {
  const now = marks.get(name) ?? "none";
  return new Map(marks).set(name, now === "none" ? "struck" : now === "struck" ? "ringed" : "none");
}

/** Each tile of the sheet by a name of its own: the second green 5 gets a dash. */
export function namesOf(tiles: readonly string[]): readonly string[] {
  return tiles.map((name, index) => (tiles.indexOf(name) < index ? `${name}'` : name));
}

/** Has the house found that this note, or this mark of it, contradicts what is known? */
export function isWrong(board: Pick<BoardProps, "assist">, key: string): boolean {
  return board.assist?.wrong.includes(key) ?? false;
}
