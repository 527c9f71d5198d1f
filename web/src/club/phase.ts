/** Where a tournament stands, in a few words. */

import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";

export function phaseWords({ phase, open_round, closed, rounds, system }: TournamentInfo): string {
  const length = system === "knock_out" ? "open" : "set";
  const round = open_round?.round ?? closed.length;
  return t(`club-phase-${phase}`, { round, rounds, length });
}
