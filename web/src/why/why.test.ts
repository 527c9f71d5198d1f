import { describe, expect, it } from "vitest";
import type { Given, Hint } from "@house/generated/types";
import { chanceOf, leftAfter, sureOf } from "@house/why/chances";
import { curveOf, ends, leftAt } from "@house/why/curve";
import { DARK, glowAt, glowOf } from "@house/why/lit";
import { isSame } from "@house/why/proof";
import { mayHint, nextRung, rungsOf, saidAt } from "@house/why/rungs";
import { INFO } from "../../test-table";

const LINE = { id: "break-the-code-why-said" };
const CLUES: readonly Given[] = [
  { line: LINE, seq: 0, at: ["0.A", "0.B"] },
  { line: LINE, seq: 4, at: ["1"] },
  { line: LINE, seq: 4 },
];

describe("what is lit", () => {
  it("is what every clue speaks of, and most of all what one looks at", () => {
    const lit = { clues: CLUES, now: 1 };
    expect([glowAt(lit, "0.A"), glowAt(lit, "1"), glowAt(lit, "2")]).toEqual(["lit", "lit lit-now", false]);
    expect(glowAt(lit, "2", "1")).toBe("lit lit-now");
    expect([glowOf(lit, 0), glowOf(lit, 4), glowOf(lit, 3)]).toEqual(["lit", "lit lit-now", false]);
  });

  it("is nothing while no reason is open", () => {
    expect([glowAt(DARK, "1"), glowOf(DARK, 0)]).toEqual([false, false]);
  });
});

describe("the odds of a hidden thing", () => {
  it("say what is out, what is sure and what is open", () => {
    const odds = { B3: 0.25, W7: 0.75 };
    expect([chanceOf(odds, "B3"), chanceOf(odds, "B4"), sureOf(odds)]).toEqual(["open", "out", null]);
    expect([chanceOf({ B3: 1 }, "B3"), sureOf({ B3: 1, W7: 0 })]).toEqual(["sure", "B3"]);
  });

  it("say how much a question leaves", () => {
    expect([leftAfter(320, 3), leftAfter(5, 9), leftAfter(7, 0)]).toEqual([40, 1, 7]);
  });
});

describe("a ladder of hints", () => {
  const hint = (more: Partial<Hint>): Hint => ({
    t: "hint",
    id: "x",
    seq: 7,
    rung: 2,
    most: 5,
    certain: true,
    ...more,
  });

  it("is climbed rung by rung, as far as the table lets one", () => {
    expect([nextRung(null, 7), nextRung(hint({}), 7)]).toEqual([1, 3]);
    expect(nextRung(hint({ rung: 3, most: 3 }), 7)).toBeNull();
    expect(nextRung(hint({ certain: false, rung: 1 }), 7)).toBeNull();
  });

  it("has no rungs that cannot be climbed", () => {
    expect([rungsOf(null).length, rungsOf(hint({ most: 3 })).length]).toEqual([5, 3]);
    expect(rungsOf(hint({ certain: false, rung: 1 }))).toEqual([1]);
  });

  it("begins again once the table has moved on", () => {
    expect(nextRung(hint({}), 8)).toBeNull();
  });

  it("has said no more than was asked for, and only that nothing is certain where nothing is", () => {
    expect([1, 2, 3].map((rung) => saidAt(hint({}), rung))).toEqual([true, true, false]);
    expect([1, 2].map((rung) => saidAt(hint({ certain: false }), rung))).toEqual([true, false]);
    expect(saidAt(null, 1)).toBe(false);
  });

  it("stands where the dial says so, and always against bots alone if the game has hints", () => {
    expect(mayHint({ ...INFO, assist: "checked" })).toBe(false);
    expect(mayHint({ ...INFO, assist: "pointers" })).toBe(true);
    expect(mayHint({ ...INFO, assist: "off", dial: ["off", "hints"] })).toBe(true);
    expect(mayHint({ ...INFO, assist: "off", dial: ["off", "struck"] })).toBe(false);
    expect(mayHint({ ...INFO, assist: "hints", status: "over" })).toBe(false);
  });
});

describe("the line of knowledge", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 60 };

  it("falls by powers of ten, and is broken where nothing was counted", () => {
    const curve = curveOf([1000, 10, null, 1, 1], frame);
    expect(curve.lines).toEqual(["0,0 25,40", "75,60 100,60"]);
    expect(curve.rules.map(({ worlds }) => worlds)).toEqual([1, 10, 100, 1000]);
  });

  it("has few rules, however many worlds there were", () => {
    const { rules } = curveOf([4e11, 1], frame);
    expect(rules.length).toBeLessThanOrEqual(6);
    expect(rules.every(({ y }) => y >= 0)).toBe(true);
  });

  it("stays within its frame where nothing was ever in doubt", () => {
    expect(curveOf([1], frame).lines).toEqual(["0,60"]);
    expect(curveOf([null], frame).lines).toEqual([]);
  });

  it("knows what was left at first, at the end and in between", () => {
    expect([ends([null, 8, 2, null]), ends([null])]).toEqual([[8, 2], null]);
    expect([leftAt([8, null, 2], 1), leftAt([null, 3], 0)]).toEqual([8, null]);
  });
});

describe("a reason", () => {
  it("does not say its last step twice", () => {
    const line = { id: "x-claim-is", args: { place: "C", seat: 1 } };
    expect(isSame(line, { ...line, args: { ...line.args } })).toBe(true);
    expect(isSame(line, { ...line, args: { place: "D", seat: 1 } })).toBe(false);
  });
});
