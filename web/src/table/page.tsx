/** A table by its code: find it, take back my seat if I have one, then wait, play or watch. */

import { useEffect, useState } from "preact/hooks";
import { Refused } from "@house/api";
import { pledgesFor } from "@house/deal/part";
import { tableNow } from "@house/early";
import type { Move, Problem, TableInfo } from "@house/generated/types";
import { rememberPlayed } from "@house/home/take-seat";
import { learn, say, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { WaysOn } from "@house/parts/ways-on";
import { type Hearing, Presence } from "@house/presence";
import { ROOMS } from "@house/rooms";
import {
  forgetTokens,
  isAnotherSeat,
  keepTokens,
  keepWatchKey,
  proofsFor,
  takeFromAddress,
  tokensOf,
} from "@house/seats";
import { phrases } from "@house/settings";
import { announce, notify, words } from "@house/speech";
import { Around } from "@house/table/around";
import { isShut, ShutBoard } from "@house/table/board";
import { Game } from "@house/table/game";
import { saidWords } from "@house/table/phrases";
import { WaitingRoom } from "@house/waiting/waiting-room";
import "@house/table/table.css";

/** A seat that a link brought, while I have another one at that table. */
interface Offered {
  readonly table: string;
  readonly token: string;
}

export function TablePage({ tableKey }: { readonly tableKey: string }) {
  const [presences, setPresences] = useState<readonly Presence[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [shut, setShut] = useState<TableInfo["board"]>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const carried = takeFromAddress();
    tableNow(tableKey)
      .then(async (info) => {
        if (carried.watch) keepWatchKey(info.table, carried.watch);
        const asks = carried.seat !== "" && isAnotherSeat(info.table, carried.seat);
        if (carried.seat && !asks && !tokensOf(info.table).includes(carried.seat))
          keepTokens(info.table, [carried.seat]);
        const tokens = proofsFor(info.table);
        const [pledges] = await Promise.all([pledgesFor(info, tokens.length), learn(info.game)]);
        const again = (): void => setTries((n) => n + 1);
        if (left) return;
        if (isShut(info)) setShut(info.board);
        else if (asks) setOffered({ table: info.table, token: carried.seat });
        else setPresences(enterAll(info, tokens, pledges, again, setProblem));
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

  const again = (): void => {
    setProblem(null);
    setTries(tries + 1);
  };
  if (problem?.code === "unreachable") return <NoNetwork onTryAgain={again} />;
  if (problem) {
    return (
      <section class="panel narrow">
        <h1>{t(titleOf(problem))}</h1>
        <p>{words(problem)}</p>
        <WaysOn onAgain={again} />
      </section>
    );
  }
  if (shut) return <ShutBoard board={shut} why="sealed" />;
  if (offered) {
    const choose = (takes: boolean): void => {
      if (takes) keepTokens(offered.table, [offered.token]);
      setOffered(null);
      setTries(tries + 1);
    };
    return <TwoSeats onChoose={choose} />;
  }
  if (presences.length === 0) return <Loading />;
  const { status, seq, board } = presences[0]!.info.value;
  if (status === "dropped" && board) return <ShutBoard board={board} why="dropped" />;
  if (status === "dropped" || (status === "stopped" && seq < 0)) return <ClosedTable status={status} />;
  return <At presences={presences} onSeated={() => setTries(tries + 1)} />;
}

function titleOf(problem: Problem): string {
  if (problem.code === "banned") return "house-banned-title";
  return problem.reason === "set-is-open" ? "house-board-title" : "house-no-table-title";
}

/** Whoever follows a link does not lose their own seat by it, unless they say so. */
function TwoSeats({ onChoose }: { onChoose(takes: boolean): void }) {
  return (
    <section class="panel narrow">
      <h1>{t("house-two-seats-title")}</h1>
      <p>{t("house-two-seats-text")}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={() => onChoose(true)}>
          {t("house-two-seats-take")}
        </button>
        <button type="button" class="button button-main" onClick={() => onChoose(false)}>
          {t("house-two-seats-keep")}
        </button>
      </p>
    </section>
  );
}

/** The house has closed a table before its game began, or its host has cancelled it: there is nothing to see. */
function ClosedTable({ status }: { readonly status: "stopped" | "dropped" }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{t(status === "dropped" ? "house-cancelled-title" : "house-closed-title")}</h1>
      <p>{t(status === "dropped" ? "house-cancelled-text" : "house-closed-text")}</p>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </section>
  );
}

function At({ presences, onSeated }: { readonly presences: readonly Presence[]; onSeated(): void }) {
  const presence = presences[0]!;
  const info = presence.info.value;
  const seat = presence.seat.value;
  useEffect(() => rememberPlayed(info, seat), [info.game, info.status, seat]);
  if (info.status === "waiting") return <WaitingRoom presence={presence} onSeated={onSeated} />;
  return presences.length > 1 ? <Around presences={presences} /> : <Game presence={presence} />;
}

const SHOWN_OUT: ReadonlySet<string> = new Set(["no-such-table", "set-is-open"]);

/** Take all places of this device; where several are hidden from each other, each behind a curtain. */
function enterAll(
  info: TableInfo,
  tokens: readonly string[],
  pledges: readonly string[],
  onUnknown: () => void,
  onShownOut: (problem: Problem) => void,
): readonly Presence[] {
  const curtained = tokens.length > 1 && !ROOMS.get(info.game)?.shared;
  return tokens.map((token, at) => {
    const presence = enter(info, token, pledges[at]!, onUnknown, onShownOut);
    if (curtained) presence.drawCurtain(true);
    return presence;
  });
}

/** Take one's place; a token the house does not know is forgotten, and one comes in as a spectator. */
function enter(
  info: TableInfo,
  token: string,
  pledge: string,
  onUnknown: () => void,
  onShownOut: (problem: Problem) => void,
): Presence {
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
      } else if (problem.code === "banned" || SHOWN_OUT.has(problem.reason)) {
        presence.close();
        onShownOut(problem);
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
