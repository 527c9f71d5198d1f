/** Moving jokers among the rows the house offers. The rules stay on the server: only offered rows are ever reached. */

import type { Tile } from "@house/generated/vinci";

export type OfferedRow = readonly Tile[];

export function jokersIn(row: OfferedRow): readonly Tile["colour"][] {
  return row.filter((tile) => tile.face === "-").map((tile) => tile.colour);
}

function placeOf(row: OfferedRow, joker: Tile["colour"]): number {
  return row.findIndex((tile) => tile.face === "-" && tile.colour === joker);
}

/** Return the index of the nearest offered row in which this joker stands further left (-1) or right (1), or null. */
export function moveJoker(
  rows: readonly OfferedRow[],
  now: number,
  joker: Tile["colour"],
  step: -1 | 1,
): number | null {
  const from = rows[now]!;
  const here = placeOf(from, joker);
  const others = jokersIn(from).filter((colour) => colour !== joker);
  const shift = (row: OfferedRow): number =>
    others.reduce((sum, other) => sum + Math.abs(placeOf(row, other) - placeOf(from, other)), 0);
  const reachable = rows
    .map((row, index) => ({ index, way: (placeOf(row, joker) - here) * step, shift: shift(row) }))
    .filter(({ way }) => way > 0)
    .sort((a, b) => a.way - b.way || a.shift - b.shift);
  return reachable[0]?.index ?? null;
}
