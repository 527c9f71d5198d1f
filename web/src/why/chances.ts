/** What the house's odds say of a hidden thing. */

type Odds = Readonly<Record<string, number>>;

/** It cannot be, it is certainly so, or who knows. */
export type Chance = "out" | "sure" | "open";

/** Return the only value there is, if there is only one. */
export function sureOf(odds: Odds): string | null {
  const possible = Object.keys(odds).filter((value) => odds[value]! > 0);
  return possible.length === 1 ? possible[0]! : null;
}

export function chanceOf(odds: Odds, value: string): Chance {
  if (!odds[value]) return "out";
  return sureOf(odds) === value ? "sure" : "open";
}

/** Return about how many worlds are left after an answer worth so many bits. */
export function leftAfter(worlds: number, bits: number): number {
  return Math.max(1, Math.round(worlds / 2 ** bits));
}
