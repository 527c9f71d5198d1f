/** The rooms that have a page. A sixth game is one folder: nothing is listed here. */

import type { Room } from "@house/room";

const FOUND = import.meta.glob<Room>("../../src/cabinet_noir/games/[a-z]*/web/room.ts*", {
  eager: true,
  import: "room",
});

export const ROOMS: ReadonlyMap<string, Room> = new Map(Object.values(FOUND).map((room) => [room.key, room]));
