import { describe, expect, it } from "vitest";
import { taken } from "./answers";
import {
  aimed,
  answerOf,
  type Draft,
  EMPTY,
  entered,
  fits,
  MOST_PREPARED,
  prepare,
  release,
  tapped,
  tappedOnly,
  typed,
} from "./draft";
import { table } from "./testing";

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({ ...EMPTY, text, ...more });

describe("a draft", () => {
  it("goes by Enter to the one row it fits", () => {
    expect(entered(draft(" banane "), table("A Z"))).toMatchObject({
      answer: { word: "banane", rows: [0] },
      draft: { text: "" },
    });
  });

  it("asks where several rows fit, and is sent by a digit or a tap", () => {
    const asking = entered(draft("banane"), table("A B"));
    expect(asking).toMatchObject({ draft: { asking: true, text: "banane" } });
    expect(asking.answer).toBeUndefined();
    expect(typed(asking.draft, "banane2", table("A B"), 2).answer).toEqual({ word: "banane", rows: [1] });
    expect(tapped(asking.draft, 0, table("A B")).answer).toEqual({ word: "banane", rows: [0] });
  });

  it("goes to all rows it fits by a second Enter", () => {
    const asking = entered(draft("banane"), table("A B Z"));
    expect(entered(asking.draft, table("A B Z")).answer).toEqual({ word: "banane", rows: [0, 1] });
  });

  it("takes one of several places by a tap on it, or by the card's letter after a =", () => {
    const at = { row: 0, column: 3 };
    expect(entered(draft("Porto Rico"), table("O")).answer).toEqual({ word: "Porto Rico", rows: [0] });
    expect(tappedOnly(draft("Porto Rico"), at, table("O")).answer).toEqual({
      word: "Porto Rico",
      rows: [0],
      only: [at],
    });
    expect(entered(draft("Porto Rico=d"), table("O")).answer).toEqual({
      word: "Porto Rico",
      rows: [0],
      only: [at],
    });
    expect(taken(table("O"), answerOf(table("O"), "Porto Rico=DB", [0]))).toHaveLength(2);
    expect(fits(table("O Z"), "Porto Rico=a")).toEqual([]);
    expect(entered(draft("Porto Rico=a"), table("O"))).toMatchObject({
      draft: { text: "Porto Rico=a", told: { id: "password-express-not-that-place" } },
    });
    expect(taken(table("O R"), { word: "Porto Rico", rows: [0, 1], only: [at] })).toEqual([
      at,
      { row: 1, column: 0 },
      { row: 1, column: 2 },
    ]);
  });

  it("that waited takes the chosen place if it is still free, and no other", () => {
    const answer = { word: "Porto Rico", rows: [0], only: [{ row: 0, column: 3 }] };
    const ahead = prepare(EMPTY, answer);
    expect(release(ahead, table("O")).answers).toEqual([answer]);
    expect(release(ahead, table("O", "1d"))).toMatchObject({ answers: [], draft: { prepared: [] } });
  });

  it("goes to every row one aims at where it fits, and says so if there is none", () => {
    const both = typed(typed(EMPTY, "1", table("A B"), 2).draft, "2", table("A B"), 2).draft;
    expect(both).toMatchObject({ aim: [0, 1], text: "" });
    expect(entered({ ...both, text: "banane" }, table("A B")).answer).toEqual({
      word: "banane",
      rows: [0, 1],
    });
    expect(entered({ ...both, text: "banane" }, table("A B", "1b")).answer).toEqual({
      word: "banane",
      rows: [1],
    });
    expect(entered({ ...both, text: "lune" }, table("A B"))).toMatchObject({
      draft: { text: "lune", told: { id: "password-express-no-letter" } },
    });
    expect(tapped({ ...both, text: "balle" }, 2, table("A B Z"))).toMatchObject({
      draft: { told: { id: "password-express-letter-missing" } },
    });
    expect(aimed(both, 0).aim).toEqual([1]);
  });

  it("keeps digits that are no rows, and digits that are left after a deletion", () => {
    expect(typed(draft("route 6"), "route 66", table("A B"), 2).draft.text).toBe("route 66");
    expect(typed(draft("page 12"), "page 1", table("A B"), 2)).toMatchObject({ draft: { text: "page 1" } });
  });

  it("waits for one's turn, and only what still fits is said then", () => {
    const ahead = [
      { word: "banane", rows: [0, 1] },
      { word: "canard", rows: [0] },
      { word: "lune", rows: [1] },
    ].reduce(prepare, EMPTY);
    const released = release(ahead, table("A U", "2b"));
    expect(released.answers).toEqual([{ word: "banane", rows: [0] }]);
    expect(released.draft).toMatchObject({
      prepared: [],
      told: { id: "password-express-letter-elsewhere", args: { word: "lune" } },
    });
  });

  it("keeps so many words ahead and no more", () => {
    const full = Array.from({ length: MOST_PREPARED + 1 }, (_, at) => ({
      word: `mot${at}`,
      rows: [0],
    })).reduce(prepare, EMPTY);
    expect(full.prepared).toHaveLength(MOST_PREPARED);
    expect(full.told?.id).toBe("password-express-prepared-full");
  });
});
