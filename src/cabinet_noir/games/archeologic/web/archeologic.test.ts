import { describe, expect, it } from "vitest";
import { lay, nextMark, readDraft, takeBack, writeDraft } from "./draft";
import { cellsOf, covered, nearest, turned, turnedOn } from "./pieces";

const DRAWINGS = { S: ["b.", "ss", ".s"], T: ["s.", "sf", "b."], L: ["b.", "s.", "ss"], O: ["sf", "sb"], V: ["f.", "ss"], I: ["ssf"] } as const;

describe("a building", () => {
  it("turns clockwise, four times round", () => {
    expect(turned(DRAWINGS.S, 1)).toEqual([".sb", "ss."]);
    expect(turned(DRAWINGS.I, 2)).toEqual(["fss"]);
    expect(turned(DRAWINGS.T, 4)).toEqual(DRAWINGS.T);
    expect(cellsOf(turned(DRAWINGS.O, 3)).map(({ symbol }) => symbol).join("")).toBe("fbss");
  });
  it("snaps to where it lies on the plan", () => {
    expect(nearest(DRAWINGS.S, -0.7, 3.9)).toBe("A3");
    expect(nearest(DRAWINGS.I, 4, 4)).toBe("C5");
    expect(turnedOn(DRAWINGS, { building: "I", at: "C5", turn: 0 })).toEqual({ building: "I", at: "C3", turn: 1 });
  });
  it("covers zones with its symbols", () => {
    const on = covered(DRAWINGS, [{ building: "V", at: "B2", turn: 1 }]);
    expect(Object.fromEntries([...on].map(([zone, { symbol }]) => [zone, symbol]))).toEqual({ B2: "s", C2: "f", B3: "s" });
  });
});

describe("a draft", () => {
  it("is written and read back, and never exceeds what the house keeps", () => {
    const text = `SA1^ OD4<|${"..f......b".padEnd(25, ".")}`;
    expect(writeDraft(readDraft(text))).toBe(text);
    expect(writeDraft(readDraft(undefined))).toBe("");
    expect(writeDraft(readDraft("nonsense|##"))).toBe("");
    expect(text.length).toBeLessThan(120);
  });
  it("has each building once, the last laid on top", () => {
    const one = lay(readDraft("SA1^ OD4<|"), { building: "S", at: "B1", turn: 2 });
    expect(writeDraft(one)).toBe(`OD4< SB1v|${".".repeat(25)}`);
    expect(takeBack(one, "S").laid).toHaveLength(1);
  });
  it("goes through the pencil's marks and back to none", () => {
    let draft = readDraft("");
    const seen = Array.from({ length: 5 }, () => { draft = nextMark(draft, "C3"); return draft.marks.C3; });
    expect(seen).toEqual(["f", "b", "s", "x", "."]);
  });
});
