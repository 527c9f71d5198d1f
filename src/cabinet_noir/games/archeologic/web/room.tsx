/** What the room of ArcheOlogic brings to the page. Board, notes and rules are fetched when they are first shown. */

import type { Room } from "@house/room";
import { Emblem } from "./Emblem";

export const room: Room = {
  key: "archeologic",
  Emblem,
  asks: true,
  board: () => import("./Board").then((module) => module.Board),
  notes: () => import("./Notes").then((module) => module.Notes),
  companion: () => import("./companion").then((module) => module.companion),
  rules: () => import("./Rules").then((module) => module.Rules),
  paper: () => import("./paper").then((module) => module.paper),
  riddles: () => import("./riddles").then((module) => module.riddles),
};
