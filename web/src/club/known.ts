/** The tournaments this browser has been at, the last one first: no account is needed to find the way back. */

import { expectAt, forgetGoing } from "@house/club/going";
import type { TournamentInfo } from "@house/generated/types";
import { recall, remember } from "@house/settings";

const KEPT = 6;
const ALL = "club.all";

export interface Known {
  readonly code: string;
  readonly title: string;
}

/** The tournaments one has looked at here. */
export function knownTournaments(): readonly Known[] {
  try {
    const kept: unknown = JSON.parse(recall(ALL) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // somebody else has written there
    throw error;
  }
}

function isKnown(one: unknown): one is Known {
  const { code, title } = (one ?? {}) as Partial<Known>;
  return typeof code === "string" && typeof title === "string";
}

/** Keep in mind that one has been here; and, while one takes part, that one is expected. */
export function keepInMind({ code, title, phase, me, players }: TournamentInfo): void {
  const others = knownTournaments().filter((one) => one.code !== code);
  remember(ALL, JSON.stringify([{ code, title }, ...others].slice(0, KEPT)));
  const takesPart = me !== null && players.some((one) => one.number === me && !one.out);
  if (phase !== "over" && takesPart) expectAt(code);
  else forgetGoing(code);
}
