/** A day: its puzzle, its quest, how one stands to them, and calmly how long one has kept at it. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { useDaily } from "@house/daily/bring";
import { PuzzleOfDay, QuestOfDay } from "@house/daily/cards";
import { dayWords, LOOKED_BACK, later, todayHere } from "@house/daily/dates";
import { FriendsPanel } from "@house/daily/friends";
import { MorningSwitch } from "@house/daily/mornings";
import { PocketDay } from "@house/daily/pocket-day";
import { judged } from "@house/daily/sending";
import { ShareDay } from "@house/daily/share";
import { endsWords, streakWords } from "@house/daily/words";
import type { Daily, DailyResults } from "@house/generated/types";
import { t } from "@house/language";
import { Next, Previous } from "@house/parts/icons";
import { Loading } from "@house/parts/loading";
import { words } from "@house/speech";
import "@house/daily/daily.css";
import "@house/puzzles/masthead.css";

export function DailyPage({ date }: { readonly date: string | null }) {
  const { daily, problem, look } = useDaily(date);
  useEffect(() => {
    if (judged.value) look(); // an answer that waited was judged meanwhile
  }, [judged.value]);
  useEffect(() => {
    document.title = `${date === null ? t("daily-today") : dayWords(date)} · Cabinet Noir`;
  });
  if (daily) return <Day daily={daily} />;
  if (problem?.code === "unreachable") return <PocketDay date={date ?? todayHere()} />;
  return problem ? <NoDay reason={words(problem)} /> : <Loading />;
}

export function NoDay({ reason }: { readonly reason: string }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{t("daily-none")}</h1>
      <p>{reason}</p>
      <p class="buttons">
        <a class="button button-main" href="/daily">
          {t("daily-to-today")}
        </a>
      </p>
    </section>
  );
}

function Day({ daily }: { readonly daily: Daily }) {
  const results = useResults(daily);
  const done = daily.puzzle.verdict != null || daily.quest.result != null;
  return (
    <div class="daily">
      <header class="masthead daily-head">
        <h1>{daily.date === todayHere() ? t("daily-today") : t("daily-that-day")}</h1>
        <p class="daily-date">{dayWords(daily.date)}</p>
        <p>{t("daily-text")}</p>
      </header>
      <div class="daily-cards">
        <PuzzleOfDay daily={daily} results={results?.puzzle ?? null} />
        <QuestOfDay daily={daily} results={results?.quest ?? null} />
      </div>
      <div class="daily-line">
        <p class="daily-streak">{streakWords(daily.streak)}</p>
        {done && <ShareDay daily={daily} />}
        <a class="button button-quiet" href={`/paper/daily/${daily.date}`}>
          {t("daily-print")}
        </a>
      </div>
      <p class="daily-ends muted">{endsWords(daily)}</p>
      <Around date={daily.date} />
      <div class="daily-cards">
        <FriendsPanel />
        <MorningSwitch />
      </div>
    </div>
  );
}

/** How everybody did, for whoever may read it; what is not told is simply not there. */
function useResults({ date, ended, puzzle, quest }: Daily): DailyResults | null {
  const [results, setResults] = useState<DailyResults | null>(null);
  const mayRead = ended || puzzle.verdict != null || quest.result != null;
  useEffect(() => {
    setResults(null);
    if (!mayRead) return;
    api
      .dailyResults(date)
      .then(setResults)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }, [date, mayRead, puzzle.verdict != null, quest.result != null]);
  return results;
}

/** The days before and after, as far as one may look. */
function Around({ date }: { readonly date: string }) {
  const today = todayHere();
  const before = later(date, -1);
  const after = later(date, 1);
  return (
    <nav class="daily-around" aria-label={t("daily-other-days")}>
      {before >= later(today, -LOOKED_BACK) && (
        <a class="button button-quiet" href={`/daily/${before}`}>
          <Previous /> <span>{date === today ? t("daily-yesterday") : dayWords(before)}</span>
        </a>
      )}
      {after <= today && (
        <a class="button button-quiet" href={after === today ? "/daily" : `/daily/${after}`}>
          <span>{after === today ? t("daily-to-today") : dayWords(after)}</span> <Next />
        </a>
      )}
    </nav>
  );
}
