import { describe, expect, it } from "vitest";
import { leftOf, secondsOf } from "@house/countdown";
import type { Clock } from "@house/generated/types";

const CLOCK: Clock = { mark: 1, due: 115_000, lasts: 15_000, seats: [0], paused: null, banks: [] };

describe("a countdown", () => {
  it("counts down to the server's moment, and not beyond it", () => {
    expect([100_000, 107_500, 115_000, 116_000].map((now) => leftOf(CLOCK, now))).toEqual([
      15_000, 7_500, 0, 0,
    ]);
  });

  it("never shows more than the clock lasts, whatever our own clock thinks", () => {
    expect(leftOf(CLOCK, 99_000)).toBe(15_000);
  });

  it("stands still while the table is paused", () => {
    expect(leftOf({ ...CLOCK, paused: 109_000 }, 500_000)).toBe(6_000);
  });

  it("shows the last second until it is over", () => {
    expect([15_000, 14_001, 1_000, 1, 0].map(secondsOf)).toEqual([15, 15, 1, 1, 0]);
  });
});
