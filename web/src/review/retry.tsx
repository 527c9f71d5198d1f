/**
 * Trying again from a choice of a game that is over: the real table, bots in all other seats, and a slip that says from
 * where. What one cannot see is dealt anew, or lies as it did; nothing of it is kept.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { Problem, Retried, ReviewedStep } from "@house/generated/types";
import { learn, say, t } from "@house/language";
import { Again, Close, Next } from "@house/parts/icons";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { WaysOn } from "@house/parts/ways-on";
import { Presence } from "@house/presence";
import { askReview } from "@house/replay/asking";
import { retryLink } from "@house/review/retry-link";
import { askRetry, type From, RetryWire } from "@house/review/retry-wire";
import { costly } from "@house/review/verdict";
import { readdress } from "@house/route";
import { announce, notify, words } from "@house/speech";
import { Game } from "@house/table/game";
import "@house/review/retry.css";
import "@house/table/table.css";

interface Found {
  /** Which of this visit's tries it is. */
  readonly number: number;
  readonly first: Retried;
  readonly from: From;
}

export function RetryPage({ table }: { readonly table: string }) {
  const [asked] = useState(() => new URLSearchParams(location.search));
  const eyes = Number(asked.get("eyes"));
  const [from, setFrom] = useState<From>({ eyes, entry: Number(asked.get("at")), world: 0 });
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const walk = useWalk(table, eyes, asked.has("walk"));
  useEffect(() => {
    let left = false;
    readdress(`${retryLink(table, eyes, from.entry)}${asked.has("walk") ? "&walk" : ""}`);
    Promise.all([api.table(table).then((info) => learn(info.game)), learn("why"), learn("review")])
      .then(() => askRetry(table, from))
      .then((first) => {
        if (!left) setFound((before) => ({ first, from, number: (before?.number ?? 0) + 1 }));
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!left) setProblem(error.problem);
      });
    return () => {
      left = true;
    };
  }, [from]);
  if (problem?.code === "unreachable") return <NoNetwork />;
  if (problem)
    return (
      <section class="panel narrow">
        <h1>{t("house-retry")}</h1>
        <p>{words(problem)}</p>
        <WaysOn
          onAgain={() => {
            setProblem(null);
            setFrom({ ...from });
          }}
        />
      </section>
    );
  if (!found) return <Loading />;
  return <AtTry key={found.number} table={table} {...found} walk={walk} onFrom={setFrom} />;
}

/** The choices one walks through, the dearest first; none where it is about a single one. */
function useWalk(table: string, eyes: number, wanted: boolean): readonly ReviewedStep[] {
  const [walk, setWalk] = useState<readonly ReviewedStep[]>([]);
  useEffect(() => {
    if (!wanted) return;
    askReview(table, eyes)
      .then(({ steps }) => setWalk(costly(steps)))
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // then there is no next one
      });
  }, []);
  return walk;
}

interface Props extends Omit<Found, "number"> {
  readonly table: string;
  readonly walk: readonly ReviewedStep[];
  onFrom(from: From): void;
}

function AtTry({ table, first, from, walk, onFrom }: Props) {
  const presence = useMemo(() => enter(table, first, from), []);
  useEffect(() => () => presence.close(), [presence]);
  const over = presence.news.value?.outcome != null;
  const drawn = from.world ?? null;
  const here = walk.findIndex((step) => step.seq === from.entry);
  const next = here >= 0 ? walk[here + 1] : undefined;
  const back = `/r/${encodeURIComponent(table)}?eyes=${from.eyes}&at=${from.entry}&review`;
  const ways = (
    <p class="buttons">
      {next && (
        <button
          type="button"
          class={over ? "button button-main" : "button"}
          onClick={() => onFrom({ ...from, entry: next.seq, world: 0 })}
        >
          <Next /> {t("house-retry-next", { number: here + 2, count: walk.length })}
        </button>
      )}
      {over && (
        <button type="button" class="button" onClick={() => onFrom({ ...from })}>
          <Again /> {t("house-try-again")}
        </button>
      )}
      <button type="button" class="button" onClick={() => onFrom({ ...from, world: (drawn ?? -1) + 1 })}>
        {t("house-retry-another")}
      </button>
      {drawn !== null && (
        <button type="button" class="button" onClick={() => onFrom({ ...from, world: null })}>
          {t("house-retry-to-true")}
        </button>
      )}
    </p>
  );
  return (
    <Game
      presence={presence}
      tools={<div class="tool-buttons" />}
      end={
        <div class="retry-end">
          {ways}
          <a class="button" href={back}>
            {t("house-retry-back")}
          </a>
        </div>
      }
    >
      <section class="retry-slip" aria-label={t("house-retry")}>
        <a
          class="icon-button retry-leave"
          href={back}
          aria-label={t("house-retry-back")}
          title={t("house-retry-back")}
        >
          <Close />
        </a>
        <p>{t(drawn === null ? "house-retry-true" : "house-retry-drawn", { entry: from.entry })}</p>
        {!over && ways}
      </section>
    </Game>
  );
}

/** Take the seat of that time. What is refused is told in the reader's language. */
function enter(table: string, first: Retried, from: From): Presence {
  const presence: Presence = new Presence(
    first.table,
    "",
    {
      onMoves: (moves) => {
        for (const line of moves.flatMap((move) => move.told))
          announce(say(line, presence.names.value, presence.seat.value));
      },
      onProblem: (problem: Problem) => notify(words(problem), "error"),
    },
    "",
    new RetryWire(table, from).lay,
  );
  return presence;
}
