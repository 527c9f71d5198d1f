/** What a room brings to the page. A room whose folder begins with a letter is found by itself. */

import type { Room } from "@house/room";

export const room: Room = {
  key: "_template",
  Emblem: () => <span aria-hidden="true">?</span>,
  board: () => import("./Board").then((module) => module.Board),
  notes: () => import("./Notes").then((module) => module.Notes),
  rules: () => import("./Rules").then((module) => module.Rules),
};
