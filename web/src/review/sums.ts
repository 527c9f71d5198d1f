/** Numbers of a review as a reader adds them up: what is shown sums to what is shown. */

import type { Parts } from "@house/generated/types";

export const PARTS = ["chance", "choice", "gamble", "others", "slip"] as const;

export type Part = (typeof PARTS)[number];

export interface Sums {
  readonly start: number;
  readonly parts: Readonly<Record<Part, number>>;
  readonly result: number;
}

/**
 * Return start, parts and result in whole hundredths. Each is rounded, and what that leaves over goes to the parts that
 * were rounded off the most, so that a reader who adds them up is right.
 */
export function sumsOf(start: number, parts: Parts, result: number): Sums {
  const [first, last] = [Math.round(start * 100), Math.round(result * 100)];
  const exact = PARTS.map((part) => parts[part] * 100);
  const whole = exact.map(Math.round);
  let over = last - first - whole.reduce((sum, one) => sum + one, 0);
  while (over !== 0) {
    const step = Math.sign(over);
    const off = exact.map((one, at) => (one - whole[at]!) * step);
    const most = off.indexOf(Math.max(...off));
    whole[most]! += step;
    over -= step;
  }
  const found = Object.fromEntries(PARTS.map((part, at) => [part, whole[at]! || 0])) as Record<Part, number>;
  return { start: first, parts: found, result: last };
}
