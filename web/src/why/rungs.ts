/** The ladder of a hint: something is certain; about whom; which clues; why; what. */

import type { AssistLevel, Hint, TableInfo } from "@house/generated/types";

export const RUNGS = [1, 2, 3, 4, 5] as const;

/** Return the rung that may be asked for next; null: none, or the table has moved on and one begins again. */
export function nextRung(heard: Hint | null, seq: number): number | null {
  if (heard === null) return 1;
  if (heard.seq !== seq || !heard.certain || heard.rung >= heard.most) return null;
  return heard.rung + 1;
}

/** Return the rungs there are: where nothing is certain only the first, else as many as the table lets one climb. */
export function rungsOf(heard: Hint | null): readonly number[] {
  if (heard === null) return RUNGS;
  return RUNGS.slice(0, heard.certain ? heard.most : 1);
}

/** Has this rung been said? Where nothing is certain, the first one says it all. */
export function saidAt(heard: Hint | null, rung: number): boolean {
  return heard !== null && rung <= heard.rung && (rung === 1 || heard.certain);
}

const HINTING: readonly AssistLevel[] = ["pointers", "hints", "counts", "candidates", "best"];

/** May a seat of this table ask for hints? As far as all agreed; against bots alone always, if the game has any. */
export function mayHint({ assist, dial, status }: Pick<TableInfo, "assist" | "dial" | "status">): boolean {
  return status === "playing" && (HINTING.includes(assist) || dial.includes("hints"));
}
