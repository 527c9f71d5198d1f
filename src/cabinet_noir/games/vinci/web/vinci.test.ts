import { beforeAll, describe, expect, it } from "vitest";
import type { Action, State, Tile } from "@house/generated/vinci";
import { learn, speak } from "@house/language";
import { moveJoker } from "./arranging";
import { inShort, left, readNote, tileKey, toggle, writeNote } from "./note";
import { isOffered, read } from "./offered";
import { riddles } from "./riddles";

const B = (face: Tile["face"]): Tile => ({ t: "tile", colour: "black", face });
const W = (face: Tile["face"]): Tile => ({ t: "tile", colour: "white", face });

describe("a note", () => {
  it("is written and read back", () => {
    for (const value of ["03b-|he never asks for 5", "07|", "|only words | and a bar", ""]) {
      expect(writeNote(readNote(value))).toBe(value);
    }
    expect(readNote("03b-|").struck).toEqual([0, 3, 11, "-"]);
  });
  it("strikes a face out, and back in", () => {
    const once = toggle(readNote(""), 10);
    expect(writeNote(once)).toBe("a|");
    expect(writeNote(toggle(once, 10))).toBe("");
    expect(left([0, 1, 10], once.struck)).toEqual([0, 1]);
  });
  it("says in short what is left", () => {
    expect(inShort([0, 4, 5, 6, 9, 10, "-"])).toBe("0 4–6 9 10 J");
    expect(inShort([])).toBe("");
  });
  it("belongs to one game of a match", () => {
    const done = { winner: 0, rows: [], points: [] };
    expect(tileKey({ results: [], phase: "drawing" }, 1, 2)).toBe("0.1.2");
    expect(tileKey({ results: [done, done], phase: "drawing" }, 1, 2)).toBe("2.1.2");
    expect(tileKey({ results: [done, done], phase: "over" }, 1, 2), "and keeps it at the end").toBe("1.1.2");
  });
  it("never exceeds what the house keeps", () => {
    const all = readNote(`0123456789ab-|${"x".repeat(500)}`);
    expect(writeNote(all).length).toBeLessThanOrEqual(200);
  });
});

describe("a joker", () => {
  const rows = [
    [B("-"), W(5), W(6), B(8)],
    [W(5), W(6), B("-"), B(8)],
    [W(5), W(6), B(8), B("-")],
  ];
  it("moves only among the rows the house offers", () => {
    expect(moveJoker(rows, 0, "black", 1)).toBe(1);
    expect(moveJoker(rows, 1, "black", 1)).toBe(2);
    expect(moveJoker(rows, 2, "black", 1)).toBeNull();
    expect(moveJoker(rows, 0, "black", -1)).toBeNull();
  });
  it("leaves the other joker where it is if it can", () => {
    const two = [
      [B("-"), W("-"), B(3)],
      [B("-"), B(3), W("-")],
      [W("-"), B(3), B("-")],
      [B(3), B("-"), W("-")],
    ];
    expect(moveJoker(two, 1, "black", 1)).toBe(3);
  });
});

it("reads the offers, and invents none", () => {
  const offered = read([{ action: "guess", fields: { at: [{ seat: 1, place: 0 }], face: [0, "-"] } }]);
  expect(isOffered(offered, 1, 0)).toBe(true);
  expect(isOffered(offered, 1, 1)).toBe(false);
  expect(offered.colours).toEqual([]);
});

describe("a move that was made", () => {
  const guess = { t: "guess", at: { seat: 1, place: 2 }, face: 7 } as Action;
  const said = (view?: State): string => riddles.move?.({ names: ["Ada", "Blaise"], view }, guess) ?? "";
  beforeAll(async () => {
    await speak("en");
    await learn("vinci");
  });
  it("is told with the colour of the tile it names", () => {
    const row = [W(1), W(5), W(7)].map((tile) => ({ tile, open: false }));
    expect(said({ rows: [[], row] } as unknown as State)).toMatch(/white 7 for Blaise’s tile.c/);
  });
  it("is told without it where the rows are not at hand", () => {
    expect(said()).toMatch(/^name the 7 for Blaise’s tile.c$/);
  });
});
