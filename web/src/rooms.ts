/** The rooms that have a page. A sixth game is one folder: nothing is listed here. */

import { api } from "@house/api";
import type { GameInfo, TableInfo } from "@house/generated/types";
import type { Room } from "@house/room";

const FOUND = import.meta.glob<Room>("../../src/cabinet_noir/games/[a-z]*/web/room.ts*", {
  eager: true,
  import: "room",
});

export const ROOMS: ReadonlyMap<string, Room> = new Map(Object.values(FOUND).map((room) => [room.key, room]));

let asked: Promise<readonly GameInfo[]> | null = null;

/** Return the house's games that have a room here. They are asked for once: a house does not change its games. */
export function gamesHere(): Promise<readonly GameInfo[]> {
  asked ??= api
    .games()
    .then((games) => games.filter((game) => ROOMS.has(game.key)))
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

/** Return which side a seat plays on, in its room's words; nothing where everyone plays for themselves. */
export function sideOf({ game, options, seats }: TableInfo, seat: number): string {
  return ROOMS.get(game)?.side?.(options, seats.length, seat) ?? "";
}
