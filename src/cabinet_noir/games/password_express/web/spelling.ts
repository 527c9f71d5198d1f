/**
 * How an answer is read (R5, R6), so that the page can say at once where a word goes. The house judges; a table of
 * cases that both read holds this file to `spelling.py`.
 */

import type { Answers, FreeRow } from "@house/generated/password-express";

export type Position = FreeRow["free"][number][1];

export const LONGEST = 40;

const TWO_LETTERS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** An answer as the game reads it: small letters a to z, and single spaces between words. */
export function folded(text: string): string {
  const plain = [...text.toLowerCase()]
    .map((sign) => TWO_LETTERS[sign] ?? sign)
    .join("")
    .normalize("NFKD")
    .toLowerCase();
  return [...plain]
    .map((sign) => (/[a-z]/.test(sign) ? sign : /\s/.test(sign) ? " " : ""))
    .join("")
    .split(" ")
    .filter(Boolean)
    .join(" ");
}

const ARTICLE: Readonly<Record<Answers["language"], RegExp>> = {
  fr: /^(?:(?:le|la|les|un|une|des|du)\s+|l\s?['’]\s*)(?=.*\p{L})/iu,
  en: /^(?:the|a|an)\s+(?=.*\p{L})/iu,
};

/** An answer as the game reads it without its leading article. */
export function bare(text: string, language: Answers["language"]): string {
  return folded(text.replace(ARTICLE[language], ""));
}

/** What was typed, without the spaces that mean nothing. */
export function tidy(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(" ");
}

/** Is it an answer at all: some letters, none of them from another alphabet, not longer than allowed? */
export function isReadable(text: string): boolean {
  if ([...text].length > LONGEST || folded(text) === "") return false;
  return [...text].every((sign) => !/\p{L}/u.test(sign) || folded(sign) !== "");
}

/** Where a letter first stands in one folded word: 1, 2, 3, + (fourth or later) or 0 (nowhere). */
function placeIn(word: string, letter: string): Position {
  const found = [...letter.toLowerCase()].map((sign) => word.indexOf(sign)).filter((at) => at >= 0);
  if (found.length === 0) return "0";
  return (["1", "2", "3"] as const)[Math.min(...found)] ?? "+";
}

/** Every position an answer satisfies: each of its words counts by itself, and 0 wants the letter in none. */
export function places(text: string, letter: string): readonly Position[] {
  return placesIn(folded(text), letter);
}

/** Every position that an answer, folded already, satisfies. */
export function placesIn(spelling: string, letter: string): readonly Position[] {
  const found = new Set(spelling.split(" ").map((word) => placeIn(word, letter)));
  if (found.size > 1) found.delete("0");
  return (["1", "2", "3", "+", "0"] as const).filter((position) => found.has(position));
}
