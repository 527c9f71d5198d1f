/**
 * What is being typed: the word, the rows aimed at, and the words prepared for the turn to come. Pure: each step
 * returns the new draft and, if a word is ready to be said, the answer.
 */

import type { Answer, Answers } from "@house/generated/password-express";
import type { Line } from "@house/generated/types";
import { after, fitting, whyNot } from "./answers";
import { tidy } from "./spelling";

export interface Draft {
  readonly text: string;
  /** The rows every word goes to, until they are let go. */
  readonly aim: readonly number[];
  /** Enter was pressed, and several rows fit: which? */
  readonly asking: boolean;
  readonly prepared: readonly Answer[];
  /** What is to be told about the last word. */
  readonly told: Line | null;
}

export interface Step {
  readonly draft: Draft;
  readonly answer?: Answer;
}

export const EMPTY: Draft = { text: "", aim: [], asking: false, prepared: [], told: null };
export const MOST_PREPARED = 8;

/** Something was typed. A digit is a row: before a word it aims, after one it chooses. */
export function typed(draft: Draft, text: string, answers: Answers, rows: number): Step {
  const digit = new RegExp(`^(.*?)([1-${rows}])$`).exec(text);
  if (!digit || text.length < draft.text.length)
    return { draft: { ...draft, text, asking: false, told: null } };
  const [, before = "", number = ""] = digit;
  return tidy(before) === ""
    ? { draft: aimed({ ...draft, text: "" }, Number(number) - 1) }
    : tapped({ ...draft, text: before }, Number(number) - 1, answers);
}

/** Aim at a row, or let it go. */
export function aimed(draft: Draft, row: number): Draft {
  const aim = draft.aim.includes(row) ? draft.aim.filter((one) => one !== row) : [...draft.aim, row].sort();
  return { ...draft, aim, told: null };
}

/** A row was tapped: the word goes there, and where one aims; without a word, one aims there. */
export function tapped(draft: Draft, row: number, answers: Answers): Step {
  const word = tidy(draft.text);
  if (word === "") return { draft: aimed(draft, row) };
  const fits = fitting(answers, word);
  if (!fits.includes(row)) return { draft: { ...draft, asking: false, told: whyNot(answers, word, [row]) } };
  return said(
    draft,
    word,
    fits.filter((one) => one === row || draft.aim.includes(one)),
  );
}

/** Enter: the word goes where one aims and it fits, else to the one row it fits; where several do, the page asks. */
export function entered(draft: Draft, answers: Answers): Step {
  const word = tidy(draft.text);
  if (word === "") return { draft };
  const fits = fitting(answers, word);
  const rows = draft.aim.length > 0 ? fits.filter((row) => draft.aim.includes(row)) : fits;
  if (rows.length === 0)
    return { draft: { ...draft, asking: false, told: whyNot(answers, word, draft.aim) } };
  if (draft.aim.length > 0 || rows.length === 1) return said(draft, word, rows);
  return { draft: { ...draft, asking: true, told: { id: "password-express-ask-rows" } } };
}

function said(draft: Draft, word: string, rows: readonly number[]): Step {
  return { draft: { ...draft, text: "", asking: false, told: null }, answer: { word, rows } };
}

/** Keep a word for one's turn. */
export function prepare(draft: Draft, answer: Answer): Draft {
  if (draft.prepared.length >= MOST_PREPARED)
    return { ...draft, told: { id: "password-express-prepared-full" } };
  return { ...draft, prepared: [...draft.prepared, answer] };
}

/** The turn has come: what still fits is said, in its order; what no longer does is told, and forgotten. */
export function release(
  draft: Draft,
  answers: Answers,
): { readonly draft: Draft; readonly answers: readonly Answer[] } {
  const ready: Answer[] = [];
  let told: Line | null = null;
  let left = answers;
  for (const { word, rows } of draft.prepared) {
    const fits = fitting(left, word).filter((row) => rows.includes(row));
    if (fits.length === 0) told = whyNot(left, word, rows);
    else {
      ready.push({ word, rows: fits });
      left = after(left, { word, rows: fits });
    }
  }
  return { draft: { ...draft, prepared: [], told: told ?? draft.told }, answers: ready };
}
