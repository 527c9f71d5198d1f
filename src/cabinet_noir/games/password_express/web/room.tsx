/** Password Express, as the house shows it. */

import type { Room } from "@house/room";
import { Emblem } from "./Emblem";

export const room: Room = {
  key: "password-express",
  Emblem,
  shared: true,
  board: () => import("./Board").then((module) => module.Board),
  notes: () => import("./Notes").then((module) => module.Notes),
  rules: () => import("./Rules").then((module) => module.Rules),
};
