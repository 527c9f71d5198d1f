/** What is said of a day: how one stands to it, how long one has kept at it, and what others may read of it. */

import { dayWords, momentWords } from "@house/daily/dates";
import type { Daily, QuestResult, Streak, Verdict } from "@house/generated/types";
import { t } from "@house/language";

/** How long somebody has kept at it, and what a day without it would cost. Nobody is urged. */
export function streakWords({ days, freezes, today }: Streak): string {
  if (days === 0) return t("daily-streak-none");
  const kept = t("daily-streak", { days });
  if (today) return kept;
  return `${kept} ${freezes > 0 ? t("daily-streak-freeze", { freezes }) : t("daily-streak-waits")}`;
}

export function puzzleWords(verdict: Verdict | null): string {
  if (!verdict) return t("daily-puzzle-new");
  return t(verdict.right ? "daily-puzzle-found" : "daily-puzzle-missed");
}

export function questWords({ quest }: Daily): string {
  const { result, news } = quest;
  if (result) return resultWords(result);
  return news.seq > 0 ? t("daily-quest-begun", { moves: news.seq }) : t("daily-quest-new");
}

export function resultWords({ found, time }: QuestResult): string {
  return t(found ? "daily-quest-found" : "daily-quest-lost", { time });
}

/** When a day has ended everywhere, and what opens then. */
export function endsWords({ ends, ended }: Pick<Daily, "ends" | "ended">): string {
  return ended ? t("daily-ended") : t("daily-ends", { moment: momentWords(ends) });
}

/** A day as a few lines anybody may read: that it was found, never what. */
export function sharedText(daily: Daily, origin: string): string {
  const { date, puzzle, quest, streak } = daily;
  return [
    `Cabinet Noir · ${dayWords(date, true)}`,
    ...(puzzle.verdict ? [puzzleLine(daily, puzzle.verdict)] : []),
    ...(quest.result ? [questLine(quest.result)] : []),
    ...(streak.days > 1 ? [t("daily-streak", { days: streak.days })] : []),
    `${origin}/daily/${date}`,
  ].join("\n");
}

const star = (found: boolean): string => (found ? "★" : "☆");

function puzzleLine({ puzzle }: Daily, verdict: Verdict): string {
  const game = t(`${puzzle.card.game}-name`);
  return t("daily-shared-puzzle", { star: star(verdict.right), game, how: puzzleWords(verdict) });
}

function questLine(result: QuestResult): string {
  return t("daily-shared-quest", { star: star(result.found), how: resultWords(result) });
}
