import { describe, expect, it } from "vitest";
import { type Draft, lay, mark, readDraft, takeBack, writePencil, writePlan } from "./draft";
import { cellsOf, covered, nearest, turned, turnedOn } from "./pieces";

const DRAWINGS = {
  S: ["b.", "ss", ".s"],
  T: ["s.", "sf", "b."],
  L: ["b.", "s.", "ss"],
  O: ["sf", "sb"],
  V: ["f.", "ss"],
  I: ["ssf"],
} as const;

describe("a building", () => {
  it("turns clockwise, four times round", () => {
    expect(turned(DRAWINGS.S, 1)).toEqual([".sb", "ss."]);
    expect(turned(DRAWINGS.I, 2)).toEqual(["fss"]);
    expect(turned(DRAWINGS.T, 4)).toEqual(DRAWINGS.T);
    expect(
      cellsOf(turned(DRAWINGS.O, 3))
        .map(({ symbol }) => symbol)
        .join(""),
    ).toBe("fbss");
  });
  it("snaps to where it lies on the plan", () => {
    expect(nearest(DRAWINGS.S, -0.7, 3.9)).toBe("A3");
    expect(nearest(DRAWINGS.I, 4, 4)).toBe("C5");
    expect(turnedOn(DRAWINGS, { building: "I", at: "C5", turn: 0 })).toEqual({
      building: "I",
      at: "C3",
      turn: 1,
    });
  });
  it("covers zones with its symbols", () => {
    const on = covered(DRAWINGS, [{ building: "V", at: "B2", turn: 1 }]);
    expect(Object.fromEntries([...on].map(([zone, { symbol }]) => [zone, symbol]))).toEqual({
      B2: "s",
      C2: "f",
      B3: "s",
    });
  });
});

describe("a draft", () => {
  const empty: Draft = readDraft(undefined, undefined);
  it("is written and read back, and never exceeds what the house keeps", () => {
    const plan = `SA1^ OD4<|${"..f......b".padEnd(25, ".")}`;
    const pencil = `BA_${"A".repeat(22)}`;
    const draft = readDraft(plan, pencil);
    expect(writePlan(draft)).toBe(plan);
    expect(writePencil(draft)).toBe(pencil);
    expect(draft.letters).toEqual({ A1: ["S"], C1: ["S", "T", "L", "O", "V", "I"] });
    expect(writePlan(empty) + writePencil(empty)).toBe("");
    expect(writePlan(readDraft("nonsense|##", "~"))).toBe("");
    expect(plan.length + pencil.length).toBeLessThan(200);
  });
  it("has each building once, the last laid on top", () => {
    const one = lay(readDraft("SA1^ OD4<|", ""), { building: "S", at: "B1", turn: 2 });
    expect(writePlan(one)).toBe(`OD4< SB1v|${".".repeat(25)}`);
    expect(takeBack(one, "S").laid).toHaveLength(1);
  });
  it("takes a counter away by putting it once more, and another in its place", () => {
    const fire = mark(empty, "C3", "f");
    expect(fire.marks.C3).toBe("f");
    expect(mark(fire, "C3", "b").marks.C3).toBe("b");
    expect(writePlan(mark(fire, "C3", "f"))).toBe("");
  });
  it("has several letters on a zone, and a rubber for all", () => {
    const both = mark(mark(mark(empty, "C3", "V"), "C3", "S"), "C3", "x");
    expect(both.letters.C3).toEqual(["S", "V"]);
    expect(mark(both, "C3", "S").letters.C3).toEqual(["V"]);
    const clean = mark(both, "C3", ".");
    expect(writePlan(clean) + writePencil(clean)).toBe("");
  });
});
