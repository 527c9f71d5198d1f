/** Which rows a word fits, read from the house's description of what may be said. Knows no theme and judges nothing. */

import type {
  Action,
  Answer,
  Answers,
  FreeRow,
  Options,
  Place,
  State,
} from "@house/generated/password-express";
import type { Line } from "@house/generated/types";
import { bare, folded, isReadable, type Position, placesIn } from "./spelling";
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
      names: view.names[row] ?? [],
    }),
  );
  return {
    t: "answers",
    rows: rows.filter((row) => row.letter !== "" && row.free.length > 0),
    used: view.used,
    language: view.options.language,
    rules: view.options.rules,
  };
}

/** The positions a word satisfies in a row: an article counts where it is part of a name (R5). */
function met(answers: Answers, row: FreeRow, word: string): readonly Position[] {
  const spelt = folded(word);
  const whole = answers.rules === 1 || row.names.includes(spelt);
  return placesIn(whole ? spelt : bare(word, answers.language), row.letter);
}

/** What may be used once a round: the word without its article (R8). */
export function once({ rules, language }: Pick<Answers, "rules" | "language">, word: string): string {
  return rules === 1 ? folded(word) : bare(word, language);
}

/** An action as the rules take it: a word without its article, its accents and its capitals (R5). */
export function plain(action: Action, options: Options): Action {
  if (action.t !== "say") return action;
  return { ...action, answer: { ...action.answer, word: once(options, action.answer.word) } };
}

/** The free places a word takes in a row. */
function takes(answers: Answers, row: FreeRow, word: string): readonly Place[] {
  const positions = met(answers, row, word);
  return row.free
    .filter(([, position]) => positions.includes(position))
    .map(([column]) => ({ row: row.row, column }));
}

/** The free places an answer takes: in a row where some were chosen, only those (R6). */
export function taken(answers: Answers, { word, rows, only = [] }: Answer): readonly Place[] {
  const chosen = (place: Place): boolean =>
    !only.some((one) => one.row === place.row) ||
    only.some((one) => one.row === place.row && one.column === place.column);
  return answers.rows
    .filter((row) => rows.includes(row.row))
    .flatMap((row) => takes(answers, row, word))
    .filter(chosen);
}

/** The rows in which a word takes a place. */
export function fitting(answers: Answers, word: string): readonly number[] {
  if (!isReadable(word) || answers.used.includes(once(answers, word))) return [];
  return answers.rows.filter((row) => takes(answers, row, word).length > 0).map((row) => row.row);
}

/** What is left to say once this answer has landed. */
export function after(answers: Answers, answer: Answer): Answers {
  const gone = taken(answers, answer);
  const isGone = (row: number, column: number): boolean =>
    gone.some((at) => at.row === row && at.column === column);
  const rows = answers.rows
    .map((row) => ({ ...row, free: row.free.filter(([column]) => !isGone(row.row, column)) }))
    .filter((row) => row.free.length > 0);
  return { ...answers, rows, used: [...answers.used, once(answers, answer.word)] };
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
  if (answers.used.includes(once(answers, word))) return { id: "password-express-word-used", args: { word } };
  const full = aim.find((number) => !answers.rows.some((row) => row.row === number));
  if (full !== undefined) return { id: "password-express-row-full", args: { row: full + 1 } };
  const rows = answers.rows.filter(
    (row) => aim.length === 0 || (aim.includes(row.row) && takes(answers, row, word).length === 0),
  );
  const holding = rows.filter((row) => met(answers, row, word)[0] !== "0");
  const telling = holding[0] ?? rows[0];
  if (telling && (holding.length === 1 || rows.length === 1)) return misplaced(answers, word, telling);
  const found = (holding.length > 0 ? holding : rows).map(
    (row) => [row.letter, met(answers, row, word).join(" ")] as const,
  );
  const letters = [...new Map(found).keys()];
  const where = [...new Map(found)].map(([letter, at]) => `${letterSign(letter)} ${at}`).join(", ");
  return holding.length > 0
    ? { id: "password-express-nowhere-free", args: { word, where } }
    : { id: "password-express-no-letter", args: { word, letters: letters.map(letterSign).join(", ") } };
}

/** The same reasons as the referee's: where the letter stands, and that no place is free there. */
function misplaced(answers: Answers, word: string, row: FreeRow): Line {
  const positions = met(answers, row, word);
  const facts = { word, letter: letterSign(row.letter), row: row.row + 1 };
  if (positions.length > 1)
    return { id: "password-express-letters-elsewhere", args: { ...facts, places: positions.join(", ") } };
  if (positions[0] === "0") return { id: "password-express-letter-missing", args: facts };
  return { id: "password-express-letter-elsewhere", args: { ...facts, place: WHERE[positions[0]!] } };
}
