/** Tables for tests. */

import type { Answers } from "@house/generated/password-express";

const ALL = [
  [0, "1"],
  [1, "2"],
  [2, "3"],
  [3, "+"],
] as const;

/** Rows by their letters, all places free, but for those named: `1b` is the second card of the first row. */
export function table(letters: string, gone = "", used: readonly string[] = []): Answers {
  const taken = gone.split(" ");
  const rows = letters.split(" ").map((letter, row) => ({
    row,
    letter,
    free: ALL.filter(([column]) => !taken.includes(`${row + 1}${"abcd"[column]}`)),
    names: ["le havre"],
  }));
  return { t: "answers", rows: rows.filter(({ free }) => free.length > 0), used, language: "fr", rules: 2 };
}
