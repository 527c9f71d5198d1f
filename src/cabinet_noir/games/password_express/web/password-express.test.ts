import { describe, expect, it } from "vitest";
import type { Answers, Options, State } from "@house/generated/password-express";
import type { Offer } from "@house/generated/types";
import text from "../../../../../tests/password_express/cases.json?raw";
import { fitting, after as leftAfter, openTo, plain, taken, whyNot } from "./answers";
import { commanded } from "./commands";
import { doing } from "./doing";
import { bare, folded, isReadable, LONGEST, places } from "./spelling";
import { STARS, starsOf, starsOn, TOKENS } from "./table";
import { teamOf } from "./teams";
import { table } from "./testing";

const cases = JSON.parse(text) as {
  folded: [string, string][];
  readable: string[];
  unreadable: string[];
  places: [string, string, string[]][];
  teams: [number, number, number[]][];
  stars: Record<string, number>;
  tokens: number;
  longest: number;
  bare: [string, "fr" | "en", string][];
};

describe("words, teams and stars", () => {
  it("are read as the house reads them", () => {
    expect(cases.folded.map(([text]) => [text, folded(text)])).toEqual(cases.folded);
    expect(cases.readable.filter((text) => !isReadable(text))).toEqual([]);
    expect(cases.unreadable.filter((text) => isReadable(text))).toEqual([]);
    expect(cases.bare.map(([text, language]) => [text, language, bare(text, language)])).toEqual(cases.bare);
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

describe("an edition", () => {
  it("says how many stars the cards have", () => {
    const stars = { first: 5, second: 0, third: 1, later: 3, nowhere: 4 };
    const view = {
      options: { edition: { name: "mine", stars } },
      positions: [["1", "0", "3", "+"]],
      table: [[{ team: 0 }, { team: 0 }, { team: 1 }, null]],
    } as unknown as State;
    expect([starsOf(view, 0), starsOf(view, 1)]).toEqual([9, 1]);
    expect(starsOn({ options: { edition: null } } as unknown as State)).toBe(STARS);
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

  it("do not count its article, unless it is part of a name", () => {
    expect(taken(table("L"), { word: "le cheval", rows: [0] })).toEqual([{ row: 0, column: 3 }]);
    expect(taken({ ...table("L"), rules: 1 }, { word: "le cheval", rows: [0] })).toHaveLength(2);
    expect(taken(table("L"), { word: "Le Havre", rows: [0] })).toEqual([{ row: 0, column: 0 }]);
    expect(fitting(table("C", "", ["cheval"]), "le cheval")).toEqual([]);
    expect(leftAfter(table("C"), { word: "le cheval", rows: [0] }).used).toEqual(["cheval"]);
  });

  it("shrink by what has been said", () => {
    const left = leftAfter(table("A B"), { word: "banane", rows: [0] });
    expect(fitting(left, "canard")).toEqual([]);
    expect(left.used).toEqual(["banane"]);
    expect(left.rows.map(({ free }) => free.length)).toEqual([3, 4]);
  });

  it("are read from what everybody sees, to prepare a word for one's turn", () => {
    const view = {
      round: 1,
      options: { language: "fr", rules: 2 },
      names: [],
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

describe("a plain move", () => {
  const options = { language: "fr", rules: 2 } as Options;

  it("is the same however its word is spelt", () => {
    const say = (word: string) => plain({ t: "say", answer: { word, rows: [3] } }, options);
    expect(say("La Crème brûlée")).toEqual(say("creme  BRULEE"));
    expect(say("creme brulee")).not.toEqual(say("crème caramel"));
    expect(plain({ t: "pass" }, options)).toEqual({ t: "pass" });
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
    const mine = seat(
      0,
      offer("say", { answer: table("A") }),
      offer("pass"),
      offer("vote", { ok: [true, false] }),
    );
    const theirs = seat(
      1,
      offer("contest", { at: [{ row: 1, column: 2 }] }),
      offer("flip"),
      offer("agree"),
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
    expect(commanded(">>", found)).toBe(true);
    found.pass?.({ t: "pass" });
    found.ready?.({ t: "agree" });
    expect(done.splice(-3)).toEqual([
      [0, { t: "pass" }],
      [0, { t: "pass" }],
      [1, { t: "agree" }],
    ]);
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
