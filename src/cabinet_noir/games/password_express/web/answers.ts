/** Which rows a word fits, read from the house's description of what may be said. Knows no theme and judges nothing. */

import type { Answer, Answers, FreeRow, Place, State } from "@house/generated/password-express";
import type { Line } from "@house/generated/types";
import { folded, isReadable, type Position, places } from "./spelling";
import { letterOf, letterSign } from "./table";

/** What the opponents leave free, described as the house would: for words that are prepared before their turn. */
export function openTo(view: State): Answers {
  const rows = view.positions.map(
    (positions, row): FreeRow => ({
      row,
      letter: letterOf(view, row),
      free: positions.flatMap((position, column) =>
        view.table[row]?.[column] ? [] : [[column, position] as const],
      ),
    }),
  );
  return {
    t: "answers",
    rows: rows.filter((row) => row.letter !== "" && row.free.length > 0),
    used: view.used,
  };
}

/** The free places a word takes in a row. */
export function takes(row: FreeRow, word: string): readonly Place[] {
  const met = places(word, row.letter);
  return row.free
    .filter(([, position]) => met.includes(position))
    .map(([column]) => ({ row: row.row, column }));
}

/** The free places an answer takes. */
export function taken(answers: Answers, { word, rows }: Answer): readonly Place[] {
  return answers.rows.filter((row) => rows.includes(row.row)).flatMap((row) => takes(row, word));
}

/** The rows in which a word takes a place. */
export function fitting(answers: Answers, word: string): readonly number[] {
  if (!isReadable(word) || answers.used.includes(folded(word))) return [];
  return answers.rows.filter((row) => takes(row, word).length > 0).map((row) => row.row);
}

/** What is left to say once this answer has landed. */
export function after(answers: Answers, answer: Answer): Answers {
  const gone = taken(answers, answer);
  const isGone = (row: number, column: number): boolean =>
    gone.some((at) => at.row === row && at.column === column);
  const rows = answers.rows
    .map((row) => ({ ...row, free: row.free.filter(([column]) => !isGone(row.row, column)) }))
    .filter((row) => row.free.length > 0);
  return { ...answers, rows, used: [...answers.used, folded(answer.word)] };
}

const WHERE: Record<Position, string> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "+": "later",
  "0": "nowhere",
};

/** Why a word cannot be said for these rows; for none of any, if no row is named. */
export function whyNot(answers: Answers, word: string, aim: readonly number[]): Line {
  if (!isReadable(word)) return { id: "password-express-unreadable-word", args: { word } };
  if (answers.used.includes(folded(word))) return { id: "password-express-word-used", args: { word } };
  const full = aim.find((number) => !answers.rows.some((row) => row.row === number));
  if (full !== undefined) return { id: "password-express-row-full", args: { row: full + 1 } };
  const rows = answers.rows.filter(
    (row) => aim.length === 0 || (aim.includes(row.row) && takes(row, word).length === 0),
  );
  const holding = rows.filter((row) => places(word, row.letter)[0] !== "0");
  const telling = holding[0] ?? rows[0];
  if (telling && (holding.length === 1 || rows.length === 1)) return misplaced(word, telling);
  const letters = [...new Set((holding.length > 0 ? holding : rows).map((row) => row.letter))];
  const where = letters.map((letter) => `${letterSign(letter)} ${places(word, letter).join(" ")}`).join(", ");
  return holding.length > 0
    ? { id: "password-express-nowhere-free", args: { word, where } }
    : { id: "password-express-no-letter", args: { word, letters: letters.map(letterSign).join(", ") } };
}

/** The same reasons as the referee's: where the letter stands, and that no place is free there. */
function misplaced(word: string, row: FreeRow): Line {
  const met = places(word, row.letter);
  const facts = { word, letter: letterSign(row.letter), row: row.row + 1 };
  if (met.length > 1)
    return { id: "password-express-letters-elsewhere", args: { ...facts, places: met.join(", ") } };
  if (met[0] === "0") return { id: "password-express-letter-missing", args: facts };
  return { id: "password-express-letter-elsewhere", args: { ...facts, place: WHERE[met[0]!] } };
}
