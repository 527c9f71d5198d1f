/** Figures of a ledger as they are drawn and said: months along a line, guesses beside their odds. */

import type { LedgerBand, LedgerMissed, LedgerMonth } from "@house/generated/types";
import type { Frame } from "@house/why/curve";

/** So many months are drawn, the newest. */
export const MOST_MONTHS = 12;
/** From so many guesses on, a band says something. */
const ENOUGH = 5;
/** What is less than two hundredths is not told. */
const NOTHING = 0.02;

export type Part = "choice" | "chance";

/** Return what a game was worth on average over some months. */
export function meanOf(months: readonly LedgerMonth[], part: Part): number {
  const games = months.reduce((sum, month) => sum + month.games, 0);
  return months.reduce((sum, month) => sum + month.games * month.parts[part], 0) / Math.max(1, games);
}

/** How somebody's choices stand: as good as the best, getting better, or so far from it. */
export function skillOf(months: readonly LedgerMonth[]): "best" | "better" | "plain" {
  if (meanOf(months, "choice") > -NOTHING) return "best";
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || first === last) return "plain";
  return last.parts.choice - meanOf(months.slice(0, -1), "choice") > NOTHING ? "better" : "plain";
}

/** What luck did, on average. */
export function luckOf(months: readonly LedgerMonth[]): "kind" | "hard" | "even" {
  const luck = meanOf(months, "chance");
  if (Math.abs(luck) < NOTHING) return "even";
  return luck > 0 ? "kind" : "hard";
}

export interface MonthsDrawn {
  /** The height of a share. */
  y(share: number): number;
  x(at: number): number;
  /** Shares to be ruled. */
  readonly rules: readonly number[];
}

/** Lay out so many months: nought is always there, and the scale is as wide as the widest month. */
export function layOut(months: readonly LedgerMonth[], frame: Frame): MonthsDrawn {
  const shares = months.flatMap(({ parts }) => [parts.choice, parts.chance]);
  const widest = Math.max(0.1, ...shares.map(Math.abs));
  const step = [0.05, 0.1, 0.25, 0.5, 1, 2.5].find((one) => widest / one <= 3) ?? 5;
  const lowest = -Math.ceil(Math.max(0, ...shares.map((share) => -share)) / step - 1e-9) * step;
  const highest = Math.max(step, Math.ceil(Math.max(0, ...shares) / step - 1e-9) * step);
  const count = Math.round((highest - lowest) / step);
  const { left, right, top, bottom } = frame;
  return {
    x: (at) =>
      months.length < 2 ? (left + right) / 2 : left + ((right - left) * (at + 0.5)) / months.length,
    y: (share) => bottom - ((bottom - top) * (share - lowest)) / (highest - lowest),
    rules: Array.from({ length: count + 1 }, (_, at) => Math.round((lowest + at * step) * 100) / 100),
  };
}

export interface Reading {
  readonly guesses: number;
  readonly right: number;
  /** How many the odds promised. */
  readonly promised: number;
  readonly word: "above" | "below" | "as-told";
}

/** Read all guesses together: more of them right than the odds promised, fewer, or about as many. */
export function readingOf(bands: readonly LedgerBand[]): Reading {
  const sum = (of: (band: LedgerBand) => number): number => bands.reduce((all, band) => all + of(band), 0);
  const guesses = sum((band) => band.guesses);
  const right = sum((band) => band.right);
  const promised = sum((band) => band.odds * band.guesses);
  const spread = Math.sqrt(sum((band) => band.guesses * band.odds * (1 - band.odds)));
  const off = Math.max(2 * spread, 0.5);
  const word = right - promised > off ? "above" : promised - right > off ? "below" : "as-told";
  return { guesses, right, promised: Math.round(promised), word };
}

/** Return the band that is worth a sentence: of those that were no certainty, the likeliest with enough guesses. */
export function toldBand(bands: readonly LedgerBand[]): LedgerBand | null {
  const open = bands.filter((band) => band.odds < 1);
  return open.findLast((band) => band.guesses >= ENOUGH) ?? null;
}

/** How large the dot of a band is drawn: its area says how many guesses it holds. */
export function radiusOf(band: LedgerBand, bands: readonly LedgerBand[]): number {
  const most = Math.max(...bands.map((one) => one.guesses));
  return 4 + 6 * Math.sqrt(band.guesses / most);
}

/** Return what was missed most; null: nothing was. */
export function mostMissed(missed: readonly LedgerMissed[]): LedgerMissed | null {
  return missed[0] ?? null;
}

/** Return a month as the reader calls it. */
export function monthName(month: string, language: string, length: "long" | "short" | "narrow"): string {
  const wanted =
    length === "long" ? ({ month: "long", year: "numeric" } as const) : ({ month: length } as const);
  return new Intl.DateTimeFormat(language, { ...wanted, timeZone: "UTC" }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
}
