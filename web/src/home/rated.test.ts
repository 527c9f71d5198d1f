import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "@house/generated/types";
import { asInTheBox, isFixed, isRated } from "@house/home/rated";

const option = (name: string, usual: unknown, rated: readonly unknown[]): OptionInfo => ({
  name,
  kind: "choice",
  default: usual,
  values: [],
  least: 0,
  most: 0,
  purpose: null,
  rated: [...rated],
});
const game = {
  options: [option("beginner", null, [null]), option("expert", false, [false, true])],
} as unknown as GameInfo;

test("a table that becomes rated keeps what may be chosen, and has the rest as in the box", () => {
  expect(asInTheBox(game, { beginner: 2, expert: true })).toEqual({ beginner: null, expert: true });
});

test("an option with one rated value leaves nothing to choose", () => {
  const [beginner, expert] = game.options;
  expect([isFixed(beginner!), isFixed(expert!)]).toEqual([true, false]);
  expect([isRated(beginner!, 2), isRated(beginner!, null)]).toEqual([false, true]);
});
