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

/** A spot of the plan in zones from its upper left corner, between zones where a building's middle lies so. */
interface Spot {
  readonly column: number;
  readonly row: number;
}

/** A drawing's own middle, within its box: where it has none, the cell nearest to it; it turns with the drawing. */
function middleIn(drawing: readonly string[], turns: number): Spot {
  const [width, height] = [drawing[0]!.length, drawing.length];
  const exact = (width - height) % 2 === 0;
  const middle = (size: number): number => (exact ? (size - 1) / 2 : Math.floor((size - 1) / 2));
  let [spot, tall, wide] = [{ column: middle(width), row: middle(height) }, height, width];
  for (let turn = 0; turn < turns; turn++) {
    spot = { column: tall - 1 - spot.row, row: spot.column };
    [tall, wide] = [wide, tall];
  }
  return spot;
}

/** Where the middle of a building lies. */
export function middleOf(drawings: Drawings, { building, at, turn }: Placement): Spot {
  const { column, row } = middleIn(drawings[building], turn);
  return { column: columnOf(at) + column, row: rowOf(at) + row };
}

/** A building after one more quarter turn around a spot, pushed in as far as needed where it would leave the plan. */
export function turnedAround(drawings: Drawings, placement: Placement, spot: Spot): Placement {
  const turn = (placement.turn + 1) % 4;
  const { column, row } = middleIn(drawings[placement.building], turn);
  const shape = shapeOf(drawings, placement.building, turn);
  return { ...placement, turn, at: nearest(shape, spot.column - column, spot.row - row) };
}

/** Does a drawing leave the plan where its box lies so? */
export function leavesPlan(drawing: readonly string[], column: number, row: number): boolean {
  const inside = (start: number, size: number): boolean =>
    Math.round(start) >= 0 && Math.round(start) + size <= SIDE;
  return !inside(column, drawing[0]!.length) || !inside(row, drawing.length);
}

/** What does not lie well: the zones that two buildings claim, and all buildings that overlap or leave the plan. */
export interface Clashes {
  readonly zones: readonly string[];
  readonly buildings: readonly Building[];
}

export function clashesOf(drawings: Drawings, laid: readonly Placement[]): Clashes {
  const on = new Map<string, Building[]>();
  const wrong = new Set<Building>();
  for (const { building, at, turn } of laid) {
    const shape = shapeOf(drawings, building, turn);
    if (leavesPlan(shape, columnOf(at), rowOf(at))) wrong.add(building);
    for (const { right, down } of cellsOf(shape)) {
      const zone = `${COLUMNS[columnOf(at) + right]}${rowOf(at) + down + 1}`;
      on.set(zone, [...(on.get(zone) ?? []), building]);
    }
  }
  const zones = [...on].filter(([, there]) => there.length > 1);
  for (const building of zones.flatMap(([, there]) => there)) wrong.add(building);
  return {
    zones: zones.map(([zone]) => zone),
    buildings: BUILDINGS.filter((building) => wrong.has(building)),
  };
}
