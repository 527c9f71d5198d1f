/** What I am to do now in a tournament: always one thing. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { isListening } from "@house/calls/notices";
import { playerOf } from "@house/club/words";
import type { MyBoard, TableInfo, TournamentInfo } from "@house/generated/types";

/** How my boards stand, by their tables' ids. */
export type Boards = Readonly<Record<string, TableInfo["status"]>>;

export type Task =
  /** I only look on: I may take part. */
  | { readonly kind: "join" }
  | { readonly kind: "look" }
  | { readonly kind: "out" }
  /** I take part, and wait for the first round, or for the next. */
  | {
      readonly kind: "wait";
      readonly why: "first" | "next" | "late" | "bye" | "through" | "played" | "last";
    }
  /** I have lost where who loses is out. */
  | { readonly kind: "knocked-out" }
  | {
      readonly kind: "play";
      readonly board: MyBoard;
      readonly table: number;
      readonly against: readonly number[];
    }
  | { readonly kind: "over" };

/** The systems that have room for whoever comes after the first round. */
const OPEN_TO_LATECOMERS: readonly TournamentInfo["system"][] = ["swiss", "ladder"];

/** May somebody who is not there yet take part? */
export function isOpen({ phase, system }: Pick<TournamentInfo, "phase" | "system">): boolean {
  return phase === "gathering" || (phase !== "over" && OPEN_TO_LATECOMERS.includes(system));
}

/** Is nothing more to be done at a table? */
function isDone(status: TableInfo["status"] | undefined): boolean {
  return status === "over" || status === "stopped" || status === "dropped";
}

/** The first of my boards that is not over. */
export function nextBoard({ mine }: Pick<TournamentInfo, "mine">, boards: Boards): MyBoard | null {
  return (
    mine.toSorted((one, other) => one.board - other.board).find(({ table }) => !isDone(boards[table])) ?? null
  );
}

/** What I wait for between two rounds. */
function whyWait({ phase, has_next }: TournamentInfo): "first" | "next" | "last" {
  if (phase === "gathering") return "first";
  return has_next ? "next" : "last";
}

/** Say what I am to do. */
export function taskOf(info: TournamentInfo, boards: Boards): Task {
  const player = info.me === null ? null : playerOf(info, info.me);
  if (info.phase === "over") return { kind: "over" };
  if (!player) return { kind: isOpen(info) ? "join" : "look" };
  const round = info.open_round;
  const board = round && nextBoard(info, boards);
  if (round && board) {
    const table = round.tables.find(({ players }) => players[board.seat] === player.number);
    const others = table?.players.filter((_, seat) => seat !== board.seat) ?? [];
    return { kind: "play", board, table: table?.number ?? 0, against: others };
  }
  if (player.out) return { kind: "out" };
  if (info.system === "knock_out" && !info.still_in.includes(player.number)) return { kind: "knocked-out" };
  if (!round) return { kind: "wait", why: whyWait(info) };
  if (round.byes.includes(player.number))
    return { kind: "wait", why: info.system === "knock_out" ? "through" : "bye" };
  return { kind: "wait", why: info.mine.length > 0 ? "played" : "late" };
}

const EVERY = 5000;

/** How my boards of this round stand; asked for again while one is not over. They are my own: nothing else is told. */
export function useBoards({ mine }: Pick<TournamentInfo, "mine">): Boards {
  const [boards, setBoards] = useState<Boards>({});
  const tables = mine.map(({ table }) => table).join(" ");
  useEffect(() => {
    let left = false;
    let known: Boards = {};
    const look = async (): Promise<void> => {
      for (const table of tables.split(" ").filter((one) => one && !isDone(known[one]))) {
        const status = await statusOf(table);
        if (status) known = { ...known, [table]: status };
      }
      if (!left) setBoards(known);
    };
    void look();
    const again = setInterval(() => {
      if (isListening()) void look();
    }, EVERY);
    return () => {
      left = true;
      clearInterval(again);
    };
  }, [tables]);
  return boards;
}

/** How a table stands; null: the house did not say. */
async function statusOf(table: string): Promise<TableInfo["status"] | null> {
  try {
    return (await api.table(table)).status;
  } catch (error) {
    if (error instanceof Refused) return null; // it is asked again soon
    throw error;
  }
}
