/** A table by its code: find it, take back my seat if I have one, then wait, play or watch. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { pledgesFor } from "@house/deal/part";
import type { Move, Problem, TableInfo } from "@house/generated/types";
import { learn, say, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { type Hearing, Presence } from "@house/presence";
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
        const tokens = proofsFor(info.table);
        const [pledges] = await Promise.all([pledgesFor(info, tokens.length), learn(info.game)]);
        const again = (): void => setTries((n) => n + 1);
        if (!left) setPresences(tokens.map((token, at) => enter(info, token, pledges[at]!, again)));
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
        <h1>{t("house-no-table-title")}</h1>
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
  return <At presences={presences} onSeated={() => setTries(tries + 1)} />;
}

function At({ presences, onSeated }: { readonly presences: readonly Presence[]; onSeated(): void }) {
  const presence = presences[0]!;
  if (presence.info.value.status === "waiting")
    return <WaitingRoom presence={presence} onSeated={onSeated} />;
  return presences.length > 1 ? <Around presences={presences} /> : <Game presence={presence} />;
}

/** Take one's place; a token the house does not know is forgotten, and one comes in as a spectator. */
function enter(info: TableInfo, token: string, pledge: string, onUnknown: () => void): Presence {
  const hearing: Hearing = {
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
      } else if (problem.code === "stale") {
        notify(t("house-stale"));
      } else {
        notify(words(problem), "error");
      }
    },
  };
  const presence: Presence = new Presence(info, token, hearing, pledge);
  return presence;
}
