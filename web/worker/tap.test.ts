import { expect, test } from "vitest";
import { shownFor, type Words } from "./tap";

const WORDS: Words = {
  fr: {
    "taps-turn": "À toi",
    "taps-turn-several": "Plusieurs",
    "taps-daily": "Un jour",
    "taps-other": "Viens",
  },
  en: { "taps-turn": "Your turn", "taps-turn-several": "Several", "taps-other": "Come" },
};

const tap = (told: unknown, fallback = "fr") => shownFor(JSON.stringify(told), WORDS, fallback);

test("a table is named by its kind alone, and a touch leads there", () => {
  expect(tap({ kind: "turn", table: "ABC234", language: "en" })).toEqual({
    body: "Your turn",
    tag: "turn",
    lang: "en",
    path: "/t/ABC234",
  });
});

test("of several tables one notice speaks, and leads to the hall", () => {
  expect(tap({ kind: "turn", table: "", language: "fr" })).toEqual({
    body: "Plusieurs",
    tag: "turn",
    lang: "fr",
    path: "/",
  });
});

test("a new day is about no table, and leads there", () => {
  for (const table of ["", "ABC234"])
    expect(tap({ kind: "daily", table, language: "fr" })).toEqual({
      body: "Un jour",
      tag: "daily",
      lang: "fr",
      path: "/daily",
    });
});

test("a kind that a later house tells is shown all the same", () => {
  expect(tap({ kind: "season", table: "", language: "fr" }).body).toBe("Viens");
  expect(tap({ kind: "season", table: "ABC234", language: "fr" })).toMatchObject({
    body: "Viens",
    path: "/t/ABC234",
  });
});

test.each(["", "{", "null", "7", "[]", '{"kind":7,"table":{},"language":[]}'])(
  "what cannot be read is shown all the same: %s",
  (text) => {
    expect(shownFor(text, WORDS, "en")).toEqual({ body: "Come", tag: "other", lang: "en", path: "/" });
    expect(shownFor(text, WORDS, "de").lang).toBe("en");
  },
);

test.each(["//evil.example", "../api/me", "https://evil.example", "A B", "x".repeat(33), "__proto__/x"])(
  "a touch never leads out of the house: %s",
  (table) => {
    expect(tap({ kind: "turn", table, language: "fr" }).path).toBe("/");
  },
);

test.each(["__proto__", "constructor", "toString"])("nothing but a language is one: %s", (language) => {
  expect(tap({ kind: language, table: "ABC234", language }).lang).toBe("fr");
});
