import { expect, test } from "vitest";
import type { BotInfo, GameInfo } from "@house/generated/types";
import { askedPlan, asksAny, planOf, playsThat } from "@house/home/outside";

const GAME = {
  key: "vinci",
  options: [
    { name: "jokers", default: false },
    { name: "setup", default: "own" },
    { name: "targets", default: [] },
  ],
} as unknown as GameInfo;

function bot(offer: Partial<BotInfo["offers"][number]>): BotInfo {
  return { name: "Turing", avatar: "", offers: [{ game: "vinci", seats: [], options: {}, ...offer }] };
}

test("a bot plays what it names, and what it does not name as usual", () => {
  expect(playsThat(bot({}), GAME, { jokers: false, setup: "own", targets: [] }, 2)).toBe(true);
  expect(playsThat(bot({}), GAME, { jokers: true, setup: "own", targets: [] }, 2)).toBe(false);
  const withJokers = bot({ options: { jokers: [true] } });
  expect(playsThat(withJokers, GAME, { jokers: true, setup: "own", targets: [] }, 2)).toBe(true);
  expect(playsThat(withJokers, GAME, { jokers: true, setup: "chance", targets: [] }, 2)).toBe(false);
});

test("a bot plays with as many as it says, and no other game", () => {
  expect(playsThat(bot({ seats: [3] }), GAME, {}, 2)).toBe(false);
  expect(playsThat(bot({ seats: [2, 3] }), GAME, {}, 2)).toBe(true);
  expect(playsThat(bot({ game: "lost-code" }), GAME, {}, 2)).toBe(false);
});

test("whoever is called like a level is asked by name all the same", () => {
  expect(planOf(askedPlan("master"))).toEqual({ kind: "machine", name: "master" });
  expect(planOf("master")).toEqual({ kind: "bot", level: "master" });
  expect(asksAny(["person", askedPlan("Turing")])).toBe(true);
  expect(asksAny(["person", "novice"])).toBe(false);
});
