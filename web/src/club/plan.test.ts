import { expect, it } from "vitest";
import {
  hasSetRounds,
  type Plan,
  seatsOffered,
  usualPlan,
  withGame,
  withMinutes,
  withSystem,
} from "@house/club/plan";
import type { GameInfo } from "@house/generated/types";

const GAME: GameInfo = {
  key: "vinci",
  version: 2,
  seats: [2, 3, 4],
  bots: ["novice", "regular"],
  options: [],
  assists: ["off", "struck"],
  timed: false,
  rated_seats: [2],
  lesson: true,
};
const ALONE: GameInfo = { ...GAME, key: "archeologic", seats: [1, 3, 4, 5], bots: ["master"] };

it("is a usual evening unless something is chosen", () => {
  const plan: Plan = usualPlan(GAME);
  expect([plan.system, plan.rounds, plan.minutes, plan.scoring, plan.boards]).toEqual([
    "swiss",
    5,
    25,
    "matchpoints",
    1,
  ]);
  expect([plan.seats, plan.assist, plan.level]).toEqual([2, "off", "regular"]);
});

it("lets nobody play alone, and keeps of a plan what another game can keep", () => {
  expect(seatsOffered(ALONE)).toEqual([3, 4]);
  const plan = { ...usualPlan(GAME), seats: 2, rounds: 7, assist: "struck" as const };
  const other = withGame(plan, ALONE);
  expect([other.game, other.seats, other.rounds, other.assist, other.level]).toEqual([
    "archeologic",
    3,
    7,
    "off",
    "master",
  ]);
  expect(withGame({ ...plan, seats: 4 }, ALONE).seats).toBe(4);
});

it("goes day by day on a ladder, and by the minute otherwise", () => {
  const plan = { ...usualPlan(GAME), minutes: 45 };
  const ladder = withSystem(plan, "ladder");
  expect(ladder.minutes).toBe(1440);
  expect(withSystem(ladder, "swiss").minutes).toBe(25);
  expect(
    [plan, ladder, withSystem(ladder, "swiss")].map(({ rest }) => rest),
    "and without a rest",
  ).toEqual([5, 0, 5]);
  expect(withSystem(plan, "knock_out").minutes).toBe(45);
  const days = withMinutes(plan, 2880);
  expect([days.rest, withMinutes(days, 30).rest], "friends apart play any system").toEqual([0, 5]);
  expect([withSystem(days, "knock_out").minutes, withSystem(days, "ladder").minutes]).toEqual([2880, 2880]);
  expect(withSystem({ ...plan, team: 3 }, "ladder").team, "one climbs by oneself").toBe(1);
  expect([hasSetRounds({ ...plan, system: "round_robin" }), hasSetRounds(plan)]).toEqual([false, true]);
});
