import { describe, expect, it } from "vitest";
import type { Answers, State } from "@house/generated/password-express";
import type { Offer } from "@house/generated/types";
import text from "../../../../../tests/password_express/cases.json?raw";
import { after, fitting, openTo, taken, whyNot } from "./answers";
import { commanded } from "./commands";
import { doing } from "./doing";
import { aimed, type Draft, EMPTY, entered, MOST_PREPARED, prepare, release, tapped, typed } from "./draft";
import { folded, isReadable, LONGEST, places } from "./spelling";
import { STARS, TOKENS } from "./table";
import { teamOf } from "./teams";

const cases = JSON.parse(text) as {
  folded: [string, string][];
  readable: string[];
  unreadable: string[];
  places: [string, string, string[]][];
  teams: [number, number, number[]][];
  stars: Record<string, number>;
  tokens: number;
  longest: number;
};

const ALL = [
  [0, "1"],
  [1, "2"],
  [2, "3"],
  [3, "+"],
] as const;

/** Rows by their letters, all places free, but for those named: `1b` is the second card of the first row. */
function table(letters: string, gone = "", used: readonly string[] = []): Answers {
  const taken = gone.split(" ");
  const rows = letters.split(" ").map((letter, row) => ({
    row,
    letter,
    free: ALL.filter(([column]) => !taken.includes(`${row + 1}${"abcd"[column]}`)),
  }));
  return { t: "answers", rows: rows.filter(({ free }) => free.length > 0), used };
}

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({ ...EMPTY, text, ...more });

describe("words, teams and stars", () => {
  it("are read as the house reads them", () => {
    expect(cases.folded.map(([text]) => [text, folded(text)])).toEqual(cases.folded);
    expect(cases.readable.filter((text) => !isReadable(text))).toEqual([]);
    expect(cases.unreadable.filter((text) => isReadable(text))).toEqual([]);
    expect(cases.places.map(([text, letter]) => [text, letter, places(text, letter)])).toEqual(cases.places);
    expect(
      cases.teams.map(([first, seats]) => [
        first,
        seats,
        Array.from({ length: seats }, (_, seat) => teamOf({ first_team: first }, seats, seat)),
      ]),
    ).toEqual(cases.teams);
    expect([STARS, TOKENS, LONGEST]).toEqual([cases.stars, cases.tokens, cases.longest]);
  });
});

describe("the rows of a word", () => {
  it("are those where its letter stands on a free card", () => {
    expect(fitting(table("A B Z E"), "banane")).toEqual([0, 1, 3]);
    expect(fitting(table("A B Z E", "1b 4d"), "banane")).toEqual([1]);
    expect(fitting(table("A B", "", ["banane"]), "Banane")).toEqual([]);
    expect(taken(table("O"), { word: "Porto Rico", rows: [0] })).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 3 },
    ]);
  });

  it("shrink by what has been said", () => {
    const left = after(table("A B"), { word: "banane", rows: [0] });
    expect(fitting(left, "canard")).toEqual([]);
    expect(left.used).toEqual(["banane"]);
    expect(left.rows.map(({ free }) => free.length)).toEqual([3, 4]);
  });

  it("are read from what everybody sees, to prepare a word for one's turn", () => {
    const view = {
      round: 1,
      own_letter: "W",
      used: ["vase"],
      positions: [
        ["1", "2", "3", "+"],
        ["1", "0", "3", "+"],
      ],
      piles: [
        [{ theme: "sea", letter: "own" }, {}],
        [{ theme: "sea", letter: "QK" }, {}],
      ],
      table: [
        [null, { word: "x" }, null, null],
        [null, null, null, null],
      ],
    } as unknown as State;
    expect(openTo(view).rows.map(({ letter, free }) => [letter, free.length])).toEqual([
      ["W", 3],
      ["QK", 4],
    ]);
    expect(fitting(openTo(view), "wok")).toEqual([0, 1]);
    expect(fitting(openTo(view), "lune")).toEqual([1]);
  });

  it("that do not fit are explained at once", () => {
    const why = (word: string, answers: Answers, ...aim: number[]) => whyNot(answers, word, aim);
    expect(why("banane", table("A Z", "1b"), 0)).toEqual({
      id: "password-express-letter-elsewhere",
      args: { word: "banane", letter: "A", row: 1, place: "second" },
    });
    expect(why("banane", table("A Z", "1b")).id).toBe("password-express-letter-elsewhere");
    expect(why("banane", table("Z A"), 0).id).toBe("password-express-letter-missing");
    expect(why("Porto Rico", table("O", "1b 1d"), 0)).toMatchObject({
      id: "password-express-letters-elsewhere",
      args: { places: "2, +" },
    });
    expect(why("banane", table("A N", "1b 2c"))).toEqual({
      id: "password-express-nowhere-free",
      args: { word: "banane", where: "A 2, N 3" },
    });
    expect(why("lune", table("A QK"))).toEqual({
      id: "password-express-no-letter",
      args: { word: "lune", letters: "A, Q/K" },
    });
    expect(why("banane", table("A B", "1a 1b 1c 1d"), 0)).toEqual({
      id: "password-express-row-full",
      args: { row: 1 },
    });
    expect(why("banane", table("A", "", ["banane"])).id).toBe("password-express-word-used");
    expect(why("...", table("A")).id).toBe("password-express-unreadable-word");
  });
});

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

describe("what may be done", () => {
  const offer = (action: string, fields: object = {}): Offer => ({
    action,
    fields: fields as Offer["fields"],
  });

  it("is read from all seats of a phone that is passed around", () => {
    const done: [number, object][] = [];
    const seat = (number: number, ...offers: Offer[]) => ({
      seat: number,
      offers,
      shout: (action: object) => {
        done.push([number, action]);
      },
    });
    const mine = seat(0, offer("say", { answer: table("A") }), offer("vote", { ok: [true, false] }));
    const theirs = seat(
      1,
      offer("contest", { at: [{ row: 1, column: 2 }] }),
      offer("flip"),
      offer("vote", { ok: [true, false] }),
    );
    const found = doing({ me: 0, offers: mine.offers, shout: mine.shout, held: [theirs] });
    expect(found.say?.answers.rows).toHaveLength(1);
    expect(found.ballots.map((ballot) => ballot.seat)).toEqual([0, 1]);
    found.flip?.({ t: "flip" });
    expect(commanded("?2c", found)).toBe(true);
    expect(commanded("?1a", found)).toBe(true);
    expect(commanded("+", found)).toBe(true);
    expect(commanded("banane", found)).toBe(false);
    expect(done).toEqual([
      [1, { t: "flip" }],
      [1, { t: "contest", at: { row: 1, column: 2 } }],
      [0, { t: "vote", ok: true }],
    ]);
    expect(doing({ me: null, offers: [], shout: () => undefined, held: [] })).toMatchObject({
      say: null,
      flip: null,
      ballots: [],
    });
  });
});
