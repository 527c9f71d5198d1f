/** A tournament's standings as they are printed. */

import { standingName } from "@house/club/words";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import type { StandingsProps } from "@house/paper/standings";

const WHOLE = 1000;

/** What is counted in whole things, not in thousandths. */
const COUNTED: readonly string[] = ["wins"];

export function standingsOnPaper(info: TournamentInfo): StandingsProps {
  const figure = (name: string, value: number): number => (COUNTED.includes(name) ? value : value / WHOLE);
  return {
    title: info.title,
    round: t("club-standings", { rounds: info.closed.length }),
    tiebreaks: info.system === "ladder" ? [] : info.tie_breaks.map((name) => t(`club-break-${name}`)),
    lines: info.standings.map((one) => ({
      place: one.place,
      name: standingName(info, one),
      points: one.score / WHOLE,
      tiebreaks: info.tie_breaks.map((name, at) => figure(name, one.breaks[at] ?? 0)),
    })),
    path: `/club/t/${info.code}`,
  };
}
