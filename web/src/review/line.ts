/** The line of worth as it is drawn: each seat's expected share of the win, before the deal and after every entry. */

import type { Reviewed } from "@house/generated/types";
import type { Frame } from "@house/why/curve";

export interface WorthLine {
  /** For each seat, the points of its line. */
  readonly lines: readonly string[];
  x(seq: number): number;
  y(share: number): number;
}

const BEFORE = -1;

export function lineOf({ start, steps }: Pick<Reviewed, "start" | "steps">, frame: Frame): WorthLine {
  const { left, right, top, bottom } = frame;
  const x = (seq: number): number => left + ((right - left) * (seq - BEFORE)) / Math.max(1, steps.length);
  const y = (share: number): number => bottom - (bottom - top) * share;
  const lines = start.map((share, seat) =>
    [
      `${x(BEFORE)},${y(share)}`,
      ...steps.map((step) => `${round(x(step.seq))},${round(y(step.worth[seat]!))}`),
    ].join(" "),
  );
  return { lines, x, y };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A finger is not a pin: a tap so near to a turning point means it. */
const NEAR = 18;

/** Return which entry a tap means: a turning point that is near, or whatever was tapped. */
export function tapped(across: number, line: WorthLine, turns: readonly number[], last: number): number {
  const near = [...turns].sort((one, other) => off(one) - off(other))[0];
  if (near !== undefined && off(near) <= NEAR) return near;
  const step = line.x(1) - line.x(0);
  return Math.min(Math.max(Math.round((across - line.x(0)) / step), 0), last);

  function off(seq: number): number {
    return Math.abs(line.x(seq) - across);
  }
}
