/** What the room of The Lost Code brings to the page. Board, sheet and rules are fetched when they are first shown. */

import type { Room } from "@house/room";
import { Emblem } from "./Emblem";

export const room: Room = {
  key: "lost-code",
  Emblem,
  board: () => import("./Board").then((module) => module.Board),
  notes: () => import("./Sheet").then((module) => module.Sheet),
  companion: () => import("./companion").then((module) => module.companion),
  rules: () => import("./Rules").then((module) => module.Rules),
  paper: () => import("./paper").then((module) => module.paper),
  riddles: () => import("./riddles").then((module) => module.riddles),
};
