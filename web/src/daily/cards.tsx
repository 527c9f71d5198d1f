/** The two cards of a day. */

import type { ComponentChildren, ComponentType } from "preact";
import { PuzzleTally, QuestTally } from "@house/daily/results";
import { puzzleWords, questWords } from "@house/daily/words";
import type { Daily, PuzzleResults, QuestResults } from "@house/generated/types";
import { t } from "@house/language";
import { kindWords } from "@house/puzzles/words";
import { ROOMS } from "@house/rooms";

interface CardProps {
  readonly name: "puzzle" | "quest";
  readonly game: string;
  readonly about: string;
  readonly stands: string;
  readonly href: string;
  readonly way: string;
  /** Is there still something to be done? */
  readonly open: boolean;
  readonly children?: ComponentChildren;
}

export function DayCard({ name, game, about, stands, href, way, open, children }: CardProps) {
  const Emblem: ComponentType | undefined = ROOMS.get(game)?.Emblem;
  return (
    <article class="panel daily-card" aria-labelledby={`daily-${name}`}>
      <div class="daily-emblem">{Emblem && <Emblem />}</div>
      <div class="daily-words">
        <h2 id={`daily-${name}`}>{t(`daily-${name}`)}</h2>
        <p class="muted">{about}</p>
      </div>
      <p class="daily-stands">{stands}</p>
      {children && <div class="daily-results">{children}</div>}
      <p class="daily-way">
        <a class={open ? "button button-main" : "button"} href={href}>
          {way}
        </a>
      </p>
    </article>
  );
}

/** Where a card leads, in a word. */
function wayWords(ended: boolean, done: boolean, begun = false): string {
  if (ended) return t(done ? "daily-see-solution" : "daily-try-uncounted");
  if (done) return t("daily-see-again");
  return t(begun ? "daily-go-on" : "daily-begin");
}

interface PuzzleProps {
  readonly daily: Daily;
  readonly results: PuzzleResults | null;
}

export function PuzzleOfDay({ daily, results }: PuzzleProps) {
  const { date, ended, puzzle } = daily;
  const { game, kind } = puzzle.card;
  const done = puzzle.verdict !== null;
  return (
    <DayCard
      name="puzzle"
      game={game}
      about={`${t(`${game}-name`)} · ${kindWords(game, kind)}`}
      stands={ended && !done ? t("daily-puzzle-past") : puzzleWords(puzzle.verdict)}
      href={`/daily/${date}/puzzle`}
      way={wayWords(ended, done)}
      open={!done && !ended}
    >
      {results && <PuzzleTally {...results} />}
    </DayCard>
  );
}

interface QuestProps {
  readonly daily: Daily;
  readonly results: QuestResults | null;
}

export function QuestOfDay({ daily, results }: QuestProps) {
  const { date, ended, quest } = daily;
  const { result, news, table } = quest;
  return (
    <DayCard
      name="quest"
      game={table.game}
      about={t("daily-quest-about")}
      stands={ended && !result && news.seq === 0 ? t("daily-quest-past") : questWords(daily)}
      href={`/daily/${date}/quest`}
      way={wayWords(ended, result !== null, news.seq > 0)}
      open={!result && !ended}
    >
      {results && <QuestTally {...results} mine={result?.found ? result.time : null} />}
    </DayCard>
  );
}
