/** What is lit: the clues of an open reason, on the board by the room's names of places, in the course by entry. */

import type { Given } from "@house/generated/types";

export interface Lit {
  readonly clues: readonly Given[];
  /** The clue one is looking at, by number. */
  readonly now: number | null;
}

export const DARK: Lit = { clues: [], now: null };

export type Glow = "lit" | "lit lit-now" | false;

/** Return how a place is lit: as a class, or not at all. A place may have several names. */
export function glowAt({ clues, now }: Lit, ...places: readonly string[]): Glow {
  return glow(clues, now, ({ at = [] }) => at.some((place) => places.includes(place)));
}

/** Return how an entry of the course is lit. */
export function glowOf({ clues, now }: Lit, seq: number): Glow {
  return glow(clues, now, (clue) => clue.seq === seq);
}

function glow(clues: readonly Given[], now: number | null, shows: (clue: Given) => boolean): Glow {
  if (now !== null && clues[now] && shows(clues[now])) return "lit lit-now";
  return clues.some(shows) && "lit";
}
