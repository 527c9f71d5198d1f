/**
 * What is being typed: the word, the rows aimed at, and the words prepared for the turn to come. Pure: each step
 * returns the new draft and, if a word is ready to be said, the answer.
 */

import type { Answer, Answers, Place } from "@house/generated/password-express";
import type { Line } from "@house/generated/types";
import { after, fitting, taken, whyNot } from "./answers";
import { tidy } from "./spelling";
import { COLUMNS } from "./table";

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
  return written(before).word === ""
    ? { draft: aimed({ ...draft, text: "" }, Number(number) - 1) }
    : tapped({ ...draft, text: before }, Number(number) - 1, answers);
}

/** Aim at a row, or let it go. */
export function aimed(draft: Draft, row: number): Draft {
  const aim = draft.aim.includes(row) ? draft.aim.filter((one) => one !== row) : [...draft.aim, row].sort();
  return { ...draft, aim, told: null };
}

/** What is typed, read: the word, and after a = the cards it is to take: "Porto Rico=bd" (R6). */
export function written(text: string): { readonly word: string; readonly columns: readonly number[] } {
  const [, word = "", cards = ""] = /^([^=]*)(?:=([a-d]*))?/i.exec(text) ?? [];
  const columns = [...new Set(cards.toLowerCase())].map((card) => COLUMNS.indexOf(card)).sort();
  return { word: tidy(word), columns };
}

/** The places of these rows that were chosen, of those the word takes. */
function chosen(answers: Answers, text: string, rows: readonly number[]): readonly Place[] {
  const { word, columns } = written(text);
  return taken(answers, { word, rows }).filter(({ column }) => columns.includes(column));
}

/** The rows where what is typed takes a place; with cards chosen, one of those. */
export function fits(answers: Answers, text: string): readonly number[] {
  const { word, columns } = written(text);
  const rows = fitting(answers, word);
  if (columns.length === 0) return rows;
  return rows.filter((row) => chosen(answers, text, [row]).length > 0);
}

/** The answer a draft would be, said for these rows. */
export function answerOf(answers: Answers, text: string, rows: readonly number[]): Answer {
  const { word } = written(text);
  const only = answers.rules === 1 ? [] : chosen(answers, text, rows);
  return only.length > 0 ? { word, rows, only } : { word, rows };
}

/** Why what is typed cannot be said for these rows (of any, if none is named). */
function whyUnsaid(answers: Answers, text: string, aim: readonly number[]): Line {
  const { word } = written(text);
  const rows = fitting(answers, word);
  const elsewhere = rows.length > 0 && aim.every((row) => rows.includes(row));
  return elsewhere ? { id: "password-express-not-that-place", args: { word } } : whyNot(answers, word, aim);
}

/** A row was tapped: the word goes there, and where one aims; without a word, one aims there. */
export function tapped(draft: Draft, row: number, answers: Answers): Step {
  if (written(draft.text).word === "") return { draft: aimed(draft, row) };
  const open = fits(answers, draft.text);
  if (!open.includes(row))
    return { draft: { ...draft, asking: false, told: whyUnsaid(answers, draft.text, [row]) } };
  const rows = open.filter((one) => one === row || draft.aim.includes(one));
  return said(draft, answerOf(answers, draft.text, rows));
}

/** One of several places was tapped: in its row the word takes that one only (R6). */
export function tappedOnly(draft: Draft, at: Place, answers: Answers): Step {
  const step = tapped(draft, at.row, answers);
  return step.answer ? { ...step, answer: { ...step.answer, only: [at] } } : step;
}

/**
 * Enter: the word goes where one aims and it fits, else to the one row it fits, and takes all it can there. Where
 * several rows do, the page asks which themes it suits; Enter again means all of them (R7).
 */
export function entered(draft: Draft, answers: Answers): Step {
  if (written(draft.text).word === "") return { draft };
  const open = fits(answers, draft.text);
  const rows = draft.aim.length > 0 ? open.filter((row) => draft.aim.includes(row)) : open;
  if (rows.length === 0)
    return { draft: { ...draft, asking: false, told: whyUnsaid(answers, draft.text, draft.aim) } };
  if (draft.aim.length > 0 || rows.length === 1 || draft.asking)
    return said(draft, answerOf(answers, draft.text, rows));
  return { draft: { ...draft, asking: true, told: { id: "password-express-ask-rows" } } };
}

function said(draft: Draft, answer: Answer): Step {
  return { draft: { ...draft, text: "", asking: false, told: null }, answer };
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
  for (const answer of draft.prepared) {
    const still = stillFits(left, answer);
    if (still) {
      ready.push(still);
      left = after(left, still);
    } else told = whyNot(left, answer.word, answer.rows);
  }
  return { draft: { ...draft, prepared: [], told: told ?? draft.told }, answers: ready };
}

/** What of a prepared answer can still be said: in a row whose chosen places are all gone, nothing. */
function stillFits(answers: Answers, { word, rows, only = [] }: Answer): Answer | null {
  const open = taken(answers, { word, rows: fitting(answers, word).filter((row) => rows.includes(row)) });
  const isOpen = (at: Place): boolean =>
    open.some(({ row, column }) => row === at.row && column === at.column);
  const free = only.filter(isOpen);
  const left = rows.filter(
    (row) =>
      open.some((place) => place.row === row) &&
      (!only.some((place) => place.row === row) || free.some((place) => place.row === row)),
  );
  if (left.length === 0) return null;
  return free.length > 0 ? { word, rows: left, only: free } : { word, rows: left };
}
