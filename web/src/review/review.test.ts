import { describe, expect, it } from "vitest";
import type { Parts, ReviewedStep } from "@house/generated/types";
import { lineOf, tapped } from "@house/review/line";
import { PARTS, sumsOf } from "@house/review/sums";
import { costly, isTelling, verdictOf } from "@house/review/verdict";

const NOTHING: Parts = { chance: 0, choice: 0, gamble: 0, others: 0, slip: 0 };

function step(seq: number, parts: Partial<Parts> = {}, own = true): ReviewedStep {
  const compared = own ? [{ move: "2c=7", expected: 0.5, action: {} }] : [];
  return { seq, seat: own ? 0 : 1, worth: [0.5, 0.5], parts: { ...NOTHING, ...parts }, compared };
}

describe("the account", () => {
  it("adds up as it is shown, whatever rounding leaves over", () => {
    const parts = { chance: 0.1049, choice: -0.0249, gamble: 0.2049, others: 0.2049, slip: 0.0102 };
    const result = 0.5 + PARTS.reduce((sum, part) => sum + parts[part], 0);
    const sums = sumsOf(0.5, parts, result);
    const shown = PARTS.reduce((sum, part) => sum + sums.parts[part], 0);
    expect([sums.start, sums.result, shown]).toEqual([50, 100, 50]);
    for (const part of PARTS) expect(Math.abs(sums.parts[part] - parts[part] * 100)).toBeLessThan(1);
  });

  it("shows no nought below nought", () => {
    const { parts } = sumsOf(0.5, { ...NOTHING, choice: -0.001, others: 0.001 }, 0.5);
    expect(Object.is(parts.choice, 0)).toBe(true);
  });
});

describe("the line of worth", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100 };
  const steps = [step(0), step(1), step(2), step(3)];
  const line = lineOf({ start: [0.25, 0.75], steps }, frame);

  it("begins before the deal and ends with the last entry", () => {
    expect(line.lines).toEqual(["0,75 25,50 50,50 75,50 100,50", "0,25 25,50 50,50 75,50 100,50"]);
  });

  it("takes a tap near a turning point for it, and any other for where it is", () => {
    expect(tapped(64, line, [1, 3], 3)).toBe(1);
    expect(tapped(64, line, [], 3)).toBe(2);
    expect([tapped(-50, line, [], 3), tapped(900, line, [], 3)]).toEqual([0, 3]);
  });
});

describe("what is said of a choice", () => {
  it("never blames a good one for how it went", () => {
    expect(verdictOf(step(1, { choice: -0.01, gamble: -0.4 }))).toEqual({ quality: "best", fate: "hard" });
    expect(verdictOf(step(1, { choice: -0.3, gamble: 0.4 }))).toEqual({ quality: "more", fate: "kind" });
    expect(verdictOf(step(1, { choice: -0.05 }))).toEqual({ quality: "near", fate: "plain" });
  });

  it("is said where there is something to say, of own choices alone", () => {
    const steps = [
      step(1),
      step(2, { gamble: -0.4 }),
      step(3, { choice: -0.1 }),
      step(4, { others: -0.5 }, false),
    ];
    expect(steps.filter((one) => isTelling(one, [])).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(steps.filter((one) => isTelling(one, [1, 4])).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("is said of the dearest first, where one tries again", () => {
    const steps = [
      step(1, { choice: -0.05 }),
      step(2),
      step(3, { choice: -0.2 }),
      step(4, { choice: -0.01 }),
    ];
    expect(costly(steps).map(({ seq }) => seq)).toEqual([3, 1]);
  });
});
