import { expect, it } from "vitest";
import { resultOf } from "@house/account/history";

it("tells how a game ended for whoever sat there", () => {
  const ended = (winners: readonly number[]) => ({ winners, reason: "", scores: [1, 0] });
  expect(resultOf({ seat: 0, outcome: ended([0]) })).toBe("won");
  expect(resultOf({ seat: 0, outcome: ended([1]) })).toBe("lost");
  expect(resultOf({ seat: 0, outcome: ended([0, 1]) })).toBe("shared");
  expect(resultOf({ seat: 0, outcome: ended([]) })).toBe("nobody");
  expect(resultOf({ seat: 0, outcome: null })).toBe("no-result");
});
