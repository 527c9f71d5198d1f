/** Where a tournament stands, in a few words. */

import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";

export function phaseWords(info: TournamentInfo): string {
  const { phase, open_round, closed, rounds, system, goes_on, has_next } = info;
  const length = system === "knock_out" ? "open" : "set";
  if (goes_on !== null && has_next)
    return t("club-phase-next-in", { round: closed.length + 1, rounds, length });
  if (goes_on !== null && phase === "between") return t("club-phase-ends-in");
  return t(`club-phase-${phase}`, { round: open_round?.round ?? closed.length, rounds, length });
}
