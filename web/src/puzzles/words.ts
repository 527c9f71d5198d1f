/** What is said of a puzzle: its kind, what is asked, and whether an answer to it counts. */

import type { PuzzleKind, Weighed } from "@house/generated/types";
import { t } from "@house/language";
import type { Solving } from "@house/puzzles/solving";
import { ROOMS } from "@house/rooms";

const SURE = 1 - 1e-9;

/** What a room counts when it compares moves. */
export function unitOf(game: string): { readonly unit: "bits" | "points" } {
  return { unit: ROOMS.get(game)?.asks ? "bits" : "points" };
}

export function kindWords(game: string, kind: PuzzleKind): string {
  return t(`puzzle-${kind}`, unitOf(game));
}

export function askWords(game: string, kind: PuzzleKind): string {
  return t(`puzzle-${kind}-ask`, unitOf(game));
}

/** How an answer is given. */
export function howWords(game: string, kind: PuzzleKind): string {
  return t(`puzzle-${kind}-how`, unitOf(game));
}

/** How much the best move is worth, on average: to a tenth, as the reader writes and counts it. */
export function bestWords(game: string, move: string, worth: number): string {
  return t("puzzle-best", { ...unitOf(game), move, bits: Math.round(worth * 10) / 10 });
}

/** An act, what it promises and, of the one that decides, how likely it is to be right. */
export function promiseWords(move: string, { share, odds }: Weighed, decides: boolean): string {
  const hundredths = Math.round(share * 100);
  if (!decides) return t("puzzle-win-other", { move, share: hundredths });
  return t("puzzle-win-best", { move, share: hundredths, odds: oddsWord(odds) });
}

function oddsWord(odds: number | null | undefined): string | number {
  if (odds == null) return "none";
  return odds >= SURE ? "sure" : Math.min(99, Math.round(odds * 100));
}

/** Does the next answer count, and if not, why? */
export function countsWords({ counts }: Pick<Solving, "counts">, packed: boolean, account: boolean): string {
  if (packed) return t("puzzle-counts-pack");
  if (!account) return t("puzzle-counts-no-account");
  return t(counts.value ? "puzzle-counts-yes" : "puzzle-counts-no-longer");
}
