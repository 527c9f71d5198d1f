/** What the house expects of each choice, where the table agreed on so much help: the room's reading of its advice. */

import type { Estimate, Exchange, Write } from "@house/generated/lost-code";
import type { BoardProps } from "@house/room";
import { language } from "@house/settings";
import type { Colour } from "./words";

type Action = Estimate | Exchange | Write;

export interface Expected<A> {
  readonly action: A;
  readonly points: number;
}

function advised<A extends Action>(board: Pick<BoardProps, "assist">, kind: A["t"]): readonly Expected<A>[] {
  return (board.assist?.advice ?? []).flatMap(({ action, bits }) =>
    (action as Action).t === kind ? [{ action: action as A, points: bits }] : [],
  );
}

interface Ranges {
  /** The points of a range on average. */
  of(disk: number, start: number): number | undefined;
  readonly best: Expected<Estimate> | undefined;
}

export function ranges(board: Pick<BoardProps, "assist">): Ranges {
  const found = advised<Estimate>(board, "estimate");
  const worth = new Map(found.map(({ action, points }) => [`${action.disk}.${action.start}`, points]));
  return { of: (disk, start) => worth.get(`${disk}.${start}`), best: found[0] };
}

/** What the final answer gains on average by giving up each stone, the best first. */
export function exchanges(board: Pick<BoardProps, "assist">): ReadonlyMap<Colour, number> {
  return new Map(advised<Exchange>(board, "exchange").map(({ action, points }) => [action.colour, points]));
}

/** The final answer that scores most on average, and how much. */
export function bestSheet(board: Pick<BoardProps, "assist">): Expected<Write> | undefined {
  return advised<Write>(board, "write")[0];
}

/** A gain or a loss, to a tenth of a point. */
export function signed(points: number): string {
  return points
    .toLocaleString(language.value, { signDisplay: "exceptZero", maximumFractionDigits: 1 })
    .replace("-", "−");
}
