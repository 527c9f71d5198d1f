/** The quest of a day at the real ArcheOlogic board; at its end how it went, and the city once the day has ended. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Refused } from "@house/api";
import { bringDaily } from "@house/daily/bring";
import { dayWords, momentWords } from "@house/daily/dates";
import { NoDay } from "@house/daily/page";
import { QuestWire } from "@house/daily/quest-wire";
import { resultWords } from "@house/daily/words";
import type { Daily, Problem, QuestResult } from "@house/generated/types";
import { learn, say, t } from "@house/language";
import { myName } from "@house/me";
import { Close } from "@house/parts/icons";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { Presence } from "@house/presence";
import { announce, notify, words } from "@house/speech";
import { Game } from "@house/table/game";
import "@house/daily/daily.css";
import "@house/table/table.css";

export function DailyQuestPage({ date }: { readonly date: string }) {
  const [daily, setDaily] = useState<Daily | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let left = false;
    bringDaily(date)
      .then(async (found) => {
        await learn(found.quest.table.game);
        if (!left) setDaily(found);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!left) setProblem(error.problem);
      });
    return () => {
      left = true;
    };
  }, [date]);
  if (daily) return <AtQuest daily={daily} />;
  if (problem?.code === "unreachable") return <NoNetwork />;
  return problem ? <NoDay reason={words(problem)} /> : <Loading />;
}

function AtQuest({ daily }: { readonly daily: Daily }) {
  const [wire, presence] = useMemo(() => enter(daily), [daily]);
  useEffect(() => () => presence.close(), [presence]);
  const { result } = wire;
  return (
    <Game presence={presence} tools={<div class="tool-buttons" />} end={false}>
      <section class="quest-slip" aria-label={t("daily-quest")}>
        <a
          class="icon-button quest-leave"
          href={`/daily/${daily.date}`}
          aria-label={t("daily-back")}
          title={t("daily-back")}
        >
          <Close />
        </a>
        {result.value ? (
          <Ended daily={daily} result={result.value} />
        ) : (
          <p>
            {t(daily.ended ? "daily-quest-uncounted" : "daily-quest-counts", { date: dayWords(daily.date) })}
          </p>
        )}
      </section>
    </Game>
  );
}

function Ended({ daily, result }: { readonly daily: Daily; readonly result: QuestResult }) {
  return (
    <div role="status">
      <h2 class={result.found ? "puzzle-right" : "puzzle-given-up"}>{resultWords(result)}</h2>
      {!daily.ended && <p>{t("daily-city-later", { moment: momentWords(daily.ends) })}</p>}
      <p class="buttons">
        <a class="button button-main" href={`/daily/${daily.date}`}>
          {t("daily-back")}
        </a>
      </p>
    </div>
  );
}

/** Take the only seat. What is refused is told in the reader's language. */
function enter(daily: Daily): [QuestWire, Presence] {
  const wire = new QuestWire(daily, myName());
  const presence: Presence = new Presence(
    wire.table(daily.quest),
    "",
    {
      onMoves: (moves) => {
        for (const line of moves.flatMap((move) => move.told))
          announce(say(line, presence.names.value, presence.seat.value));
      },
      onProblem: (problem: Problem) => notify(words(problem), "error"),
    },
    "",
    wire.lay,
  );
  return [wire, presence];
}
