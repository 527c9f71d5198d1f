import { describe, expect, it } from "vitest";
import { type Draft, lay, mark, readDraft, takeBack, writePencil, writePlan } from "./draft";
import { cellsOf, clashesOf, covered, leavesPlan, middleOf, nearest, turned, turnedAround } from "./pieces";
import { hashOf, questIn } from "./shared";

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
  });
  it("turns around its own middle, and comes back to where it was", () => {
    for (const building of ["S", "T", "L", "O", "V", "I"] as const) {
      const start = { building, at: "C3", turn: 0 };
      const middle = middleOf(DRAWINGS, start);
      let now = start;
      for (let turn = 1; turn <= 4; turn++) {
        now = turnedAround(DRAWINGS, now, middleOf(DRAWINGS, now)) as typeof start;
        expect(middleOf(DRAWINGS, now)).toEqual(middle);
      }
      expect(now).toEqual(start);
    }
    expect(turnedAround(DRAWINGS, { building: "I", at: "B3", turn: 0 }, { column: 2, row: 2 })).toEqual({
      building: "I",
      at: "C2",
      turn: 1,
    });
  });
  it("is pushed in where turning would take it over the border, and comes back by turning on", () => {
    const start = { building: "I", at: "B5", turn: 0 } as const;
    const middle = middleOf(DRAWINGS, start);
    const stands = turnedAround(DRAWINGS, start, middle);
    expect(stands).toEqual({ building: "I", at: "C3", turn: 1 });
    expect(turnedAround(DRAWINGS, stands, middle)).toEqual({ building: "I", at: "B5", turn: 2 });
  });
  it("is told when it overlaps another or leaves the plan", () => {
    const bar = { building: "I", at: "A1", turn: 0 } as const;
    expect(clashesOf(DRAWINGS, [bar, { building: "O", at: "A2", turn: 0 }])).toEqual({
      zones: [],
      buildings: [],
    });
    expect(clashesOf(DRAWINGS, [bar, { building: "O", at: "B1", turn: 0 }])).toEqual({
      zones: ["B1", "C1"],
      buildings: ["O", "I"],
    });
    expect(clashesOf(DRAWINGS, [{ building: "I", at: "D1", turn: 0 }]).buildings).toEqual(["I"]);
    expect(leavesPlan(DRAWINGS.I, -0.6, 0)).toBe(true);
    expect(leavesPlan(DRAWINGS.I, -0.4, 4.4)).toBe(false);
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

describe("a quest in a link", () => {
  it("keeps its code, its clues and that it is for experts", () => {
    for (const quest of [
      { quest: "ABC-DEFG", clues: 5, expert: false, told: [] },
      { quest: "0Z9-1234", clues: 3, expert: true, told: [] },
    ])
      expect(questIn(hashOf(quest))).toEqual(quest);
    expect(questIn("#abc-defg"), "as links were before").toEqual({
      quest: "ABC-DEFG",
      clues: 3,
      expert: false,
      told: [],
    });
    for (const none of ["", "#seat=abc", "#ABC-DEFG.9"]) expect(questIn(none)).toBeNull();
  });
});
