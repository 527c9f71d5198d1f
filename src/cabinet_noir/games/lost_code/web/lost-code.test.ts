import { describe, expect, it } from "vitest";
import type { Mark, State } from "@house/generated/lost-code";
import { bestSheet, exchanges, ranges, signed } from "./advice";
import { readNumbers, toggled, writeNumbers } from "./note";
import { read } from "./offered";
import { rowsShown } from "./rows";
import { learntWords, seenNumbers, stoneKey, tokenSign } from "./words";

const mark = (verdict: Mark["verdict"]): Mark => ({ disk: 5, start: 6, verdict, discarded: null });

describe("the sheet", () => {
  it("writes what an answer says of the sum", () => {
    expect(
      ["inside", "above", "below", "wrong"].map((one) => learntWords(mark(one as Mark["verdict"]))),
    ).toEqual(["6–10", "≥ 11", "≤ 5", "≠ 6–10"]);
  });

  it("keeps numbers as short notes, and three at the most for an answer", () => {
    expect(writeNumbers(toggled(readNumbers("135"), 3))).toBe("15");
    expect(writeNumbers(toggled(readNumbers("135"), 0, 3))).toBe("035");
    expect(readNumbers(undefined)).toEqual([]);
  });

  it("names a new stone anew, so that its notes are open again, and leaves what was seen struck out", () => {
    const stone = (colour: string, number: number) => ({ t: "stone", colour, number });
    const back = { t: "face_down", colour: "violet" };
    const before = { racks: [[back], [stone("violet", 5)]], discards: [[], []] } as unknown as State;
    const after = { ...before, discards: [[stone("violet", 2)], []] } as unknown as State;
    expect(stoneKey(before, 0, "violet")).toBe("0.violet.0");
    expect(stoneKey(after, 0, "violet")).toBe("0.violet.1");
    expect(seenNumbers(after, 0, "violet")).toEqual([5, 2]);
  });
});

describe("the table", () => {
  it("tells tokens apart where names begin alike", () => {
    expect([0, 1, 2].map((seat) => tokenSign(["Ada", "Bot habitué", "Bot maître"], seat))).toEqual([
      "A",
      "2",
      "3",
    ]);
  });

  it("shows the rows of the track between the last and the first, and the skull's while it waits", () => {
    expect(rowsShown([0, 0], true)).toEqual([0, 0]);
    expect(rowsShown([-3, 11], false)).toEqual([0, 1]);
    expect(rowsShown([14, 26, 30], false)).toEqual([1, 2]);
    expect(rowsShown([14, 26, 30], true)).toEqual([0, 2]);
  });

  it("reads the offers, a described domain among them", () => {
    const several = { t: "several", of: [0, 1, 2], least: 0, most: 3 };
    const offered = read([
      { action: "write", fields: { yellow: several, red: [[]] } },
    ] as unknown as Parameters<typeof read>[0]);
    expect(offered.write).toEqual(["yellow"]);
    expect(
      read([{ action: "take", fields: { numbers: several } }] as unknown as Parameters<typeof read>[0]).take,
    ).toEqual([0, 1, 2]);
  });
});

describe("the advice", () => {
  const told = (...advice: readonly unknown[]) =>
    ({ assist: { advice } }) as unknown as Parameters<typeof ranges>[0];

  it("is read by what it is about", () => {
    const estimating = told(
      { action: { t: "estimate", disk: 7, start: 9 }, bits: 1.4 },
      { action: { t: "estimate", disk: 5, start: 9 }, bits: 1.2 },
    );
    expect(ranges(estimating).best).toEqual({
      action: { t: "estimate", disk: 7, start: 9 },
      points: expect.any(Number) as number,
    });
    expect(ranges(estimating).of(5, 9)).toBe(1.2);
    expect(ranges(estimating).of(5, 8)).toBeUndefined();
    expect(exchanges(estimating).size).toBe(0);
    expect([...exchanges(told({ action: { t: "exchange", colour: "red" }, bits: 0.5 }))]).toEqual([
      ["red", 0.5],
    ]);
    expect(bestSheet(told({ action: { t: "write", red: [1, 2] }, bits: 7.25 }))?.points).toBe(7.25);
    expect(bestSheet({ assist: null })).toBeUndefined();
  });

  it("is told to a tenth of a point, with its sign", () => {
    expect([0.04, 1.26, -2].map(signed)).toEqual(["0", "+1,3", "−2"]);
  });
});
