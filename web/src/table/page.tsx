/** A table by its code: find it, take back my seat if I have one, then wait, play or watch. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { Move, Problem, TableInfo } from "@house/generated/types";
import { learn, say, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { Presence } from "@house/presence";
import { forgetTokens, keepToken, keepWatchKey, proofsFor, takeFromAddress } from "@house/seats";
import { phrases } from "@house/settings";
import { announce, notify, words } from "@house/speech";
import { Around } from "@house/table/around";
import { Game } from "@house/table/game";
import { saidWords } from "@house/table/phrases";
import { WaitingRoom } from "@house/waiting/waiting-room";
import "@house/table/table.css";

export function TablePage({ tableKey }: { readonly tableKey: string }) {
  const [presences, setPresences] = useState<readonly Presence[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const carried = takeFromAddress();
    api
      .table(tableKey)
      .then(async (info) => {
        if (carried.seat) keepToken(info.table, carried.seat);
        if (carried.watch) keepWatchKey(info.table, carried.watch);
        await learn(info.game);
        if (!left)
          setPresences(
            proofsFor(info.table).map((token) =>
              enter(info, token, () => setTries((n) => n + 1), setProblem),
            ),
          );
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!left) setProblem(error.problem);
      });
    return () => {
      left = true;
    };
  }, [tableKey, tries]);
  useEffect(
    () => () => {
      for (const presence of presences) presence.close();
    },
    [presences],
  );

  if (problem) {
    return (
      <section class="panel narrow">
        <h1>{t(problem.code === "banned" ? "house-banned-title" : "house-no-table-title")}</h1>
        <p>{words(problem)}</p>
        <p class="buttons">
          <button
            type="button"
            class="button"
            onClick={() => {
              setProblem(null);
              setTries(tries + 1);
            }}
          >
            {t("house-try-again")}
          </button>
          <a class="button button-main" href="/">
            {t("house-go-home")}
          </a>
        </p>
      </section>
    );
  }
  if (presences.length === 0) return <Loading />;
  if (presences[0]!.info.value.status === "stopped" && presences[0]!.info.value.seq < 0)
    return <ClosedTable />;
  return <At presences={presences} onSeated={() => setTries(tries + 1)} />;
}

/** The house has closed a table before its game began: there is nothing to see, and no log. */
function ClosedTable() {
  return (
    <section class="panel narrow">
      <h1>{t("house-closed-title")}</h1>
      <p>{t("house-closed-text")}</p>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </section>
  );
}

function At({ presences, onSeated }: { readonly presences: readonly Presence[]; onSeated(): void }) {
  const presence = presences[0]!;
  if (presence.info.value.status === "waiting")
    return <WaitingRoom presence={presence} onSeated={onSeated} />;
  return presences.length > 1 ? <Around presences={presences} /> : <Game presence={presence} />;
}

/** Take one's place; a token the house does not know is forgotten, and one comes in as a spectator. */
function enter(
  info: TableInfo,
  token: string,
  onUnknown: () => void,
  onShownOut: (problem: Problem) => void,
): Presence {
  const presence: Presence = new Presence(info, token, {
    onMoves: (moves: readonly Move[]) => {
      if (presence.hushed) return;
      for (const line of moves.flatMap((move) => move.told))
        announce(say(line, presence.names.value, presence.seat.value));
    },
    onSaid: (said) => {
      if (!presence.hushed && phrases.value === "on") announce(saidWords(said, presence.names.value));
    },
    onTakenAway: onUnknown,
    onProblem: (problem) => {
      if (problem.reason === "unknown-token") {
        forgetTokens(info.table);
        onUnknown();
      } else if (problem.code === "banned" || problem.reason === "no-such-table") {
        presence.close();
        onShownOut(problem);
      } else if (problem.code === "stale") {
        notify(t("house-stale"));
      } else {
        notify(words(problem), "error");
      }
    },
  });
  return presence;
}
