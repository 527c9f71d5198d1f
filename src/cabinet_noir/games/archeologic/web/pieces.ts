/** Buildings as drawings: turning them, and the zones they cover. How they look comes with the view, not from here. */

import type { Placement, State } from "@house/generated/archeologic";

export type Building = Placement["building"];
type Drawings = State["drawings"];
type Symbol = "s" | "f" | "b";

export const BUILDINGS: readonly Building[] = ["S", "T", "L", "O", "V", "I"];
export const SIDE = 5;
export const COLUMNS = ["A", "B", "C", "D", "E"] as const;
export const ZONES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, n) => `${COLUMNS[n % SIDE]}${Math.floor(n / SIDE) + 1}`,
);

interface Cell {
  readonly right: number;
  readonly down: number;
  readonly symbol: Symbol;
}

/** A drawing after some quarter turns clockwise. */
export function turned(drawing: readonly string[], turns: number): readonly string[] {
  if (turns % 4 === 0) return drawing;
  const once = Array.from({ length: drawing[0]!.length }, (_, column) =>
    [...drawing]
      .reverse()
      .map((row) => row[column])
      .join(""),
  );
  return turned(once, turns - 1);
}

export function cellsOf(drawing: readonly string[]): readonly Cell[] {
  return drawing.flatMap((row, down) =>
    [...row].flatMap((sign, right) => (sign === "." ? [] : [{ right, down, symbol: sign as Symbol }])),
  );
}

export function shapeOf(drawings: Drawings, building: Building, turn: number): readonly string[] {
  return turned(drawings[building], turn);
}

/** The place nearest to a wish at which the whole drawing lies on the plan. */
export function nearest(drawing: readonly string[], column: number, row: number): string {
  const clamp = (value: number, size: number): number =>
    Math.max(0, Math.min(SIDE - size, Math.round(value)));
  return `${COLUMNS[clamp(column, drawing[0]!.length)]}${clamp(row, drawing.length) + 1}`;
}

export function columnOf(zone: string): number {
  return zone.charCodeAt(0) - 65;
}

export function rowOf(zone: string): number {
  return Number(zone[1]) - 1;
}

export interface Covered {
  readonly building: Building;
  readonly symbol: Symbol;
}

/** What lies on each zone; where buildings overlap, the last one laid is on top. */
export function covered(drawings: Drawings, laid: readonly Placement[]): ReadonlyMap<string, Covered> {
  const found = new Map<string, Covered>();
  for (const { building, at, turn } of laid) {
    for (const { right, down, symbol } of cellsOf(shapeOf(drawings, building, turn))) {
      found.set(`${COLUMNS[columnOf(at) + right]}${rowOf(at) + down + 1}`, { building, symbol });
    }
  }
  return found;
}

/** The placement of a building after one more quarter turn, kept on the plan. */
export function turnedOn(drawings: Drawings, placement: Placement): Placement {
  const turn = (placement.turn + 1) % 4;
  const shape = shapeOf(drawings, placement.building, turn);
  return { ...placement, turn, at: nearest(shape, columnOf(placement.at), rowOf(placement.at)) };
}
