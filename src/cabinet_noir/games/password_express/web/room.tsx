/** Password Express, as the house shows it. */

import { t } from "@house/language";
import type { Plain, Room } from "@house/room";
import { Emblem } from "./Emblem";
import { TEAMS, teamOf } from "./teams";

export const room: Room = {
  key: "password-express",
  Emblem,
  shared: true,
  side: (options, seats, seat) =>
    t("password-express-team-short", {
      team: TEAMS[teamOf({ first_team: Number(options.first_team ?? 0) }, seats, seat)],
    }),
  plain: () => import("./answers").then(({ plain }) => plain as Plain),
  board: () => import("./Board").then((module) => module.Board),
  notes: () => import("./Notes").then((module) => module.Notes),
  companion: () => import("./companion").then((module) => module.companion),
  rules: () => import("./Rules").then((module) => module.Rules),
  paper: () => import("./paper").then((module) => module.paper),
  riddles: () => import("./riddles").then((module) => module.riddles),
};
