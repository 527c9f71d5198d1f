/**
 * What this device keeps of the daily, so that it opens without the network: today's puzzle as it was put, never its
 * solution; an answer that was not sent yet; how far today was done, for the hall. Gone with its date, or at logout.
 */

import { signal } from "@preact/signals";
import { LOOKED_BACK, later, todayHere } from "@house/daily/dates";
import type { Daily, DailyAnswer, PuzzleCard } from "@house/generated/types";
import { forget, forgetAll, recall, remember } from "@house/settings";

/** A puzzle for the way. */
export interface KeptPuzzle {
  readonly date: string;
  readonly ends: number;
  readonly card: PuzzleCard;
}

/** An answer that waits for the network. */
export interface Unsent {
  readonly date: string;
  readonly answer: DailyAnswer["answer"];
}

/** How a day stands, in short. */
export interface Today {
  readonly date: string;
  readonly puzzle: boolean;
  readonly quest: boolean;
  readonly days: number;
}

const PUZZLE = "daily.puzzle";
const UNSENT = "daily.unsent";
const TODAY = "daily.today";

/** The answer that waits for the network, if there is one. */
export const unsent = signal<Unsent | null>(read<Unsent>(UNSENT));

/** Today, as this device last heard of it; null: of another day, or nothing. */
export function todayKept(today = todayHere()): Today | null {
  const found = read<Today>(TODAY);
  return found?.date === today ? found : null;
}

/** Keep what may be kept of a day, if it is today. */
export function keepDaily({ date, ends, puzzle, quest, streak }: Daily, today = todayHere()): void {
  dropPast(today);
  if (date !== today) return;
  write<KeptPuzzle>(PUZZLE, { date, ends, card: puzzle.card });
  write<Today>(TODAY, {
    date,
    puzzle: puzzle.verdict != null,
    quest: quest.result != null,
    days: streak.days,
  });
}

/** The one answer was given: without the network, too, the card says so from now on. */
export function keepTried(date: string, right: boolean): void {
  const [kept, today] = [read<KeptPuzzle>(PUZZLE), read<Today>(TODAY)];
  if (kept?.date === date)
    write(PUZZLE, { ...kept, card: { ...kept.card, tried: right ? "solved" : "missed" } });
  if (today?.date === date) write(TODAY, { ...today, puzzle: true });
}

/** Today's puzzle, if it was fetched while there was a network. */
export function keptPuzzle(date: string, today = todayHere()): KeptPuzzle | null {
  dropPast(today);
  const found = read<KeptPuzzle>(PUZZLE);
  return found?.date === date ? found : null;
}

/** Keep an answer until the network is back. */
export function keepAnswer(date: string, answer: Unsent["answer"]): void {
  write<Unsent>(UNSENT, { date, answer });
  unsent.value = { date, answer };
}

/** The house has judged it, or never will. */
export function forgetAnswer(): void {
  forget(UNSENT);
  unsent.value = null;
}

const notesKey = (date: string): string => `daily.notes.${date}`;

/** What was noted at the quest of a date, on this device alone. */
export function notesOf(date: string): Readonly<Record<string, string>> {
  return read<Record<string, string>>(notesKey(date)) ?? {};
}

export function keepNotes(date: string, notes: Readonly<Record<string, string>>): void {
  write(notesKey(date), notes);
}

/** Forget it all: its reader has logged out. */
export function forgetDaily(): void {
  forgetAll(/^daily\./);
  unsent.value = null;
}

/** A day that is over is nothing to take along; notes stay as long as their date can be looked at. */
function dropPast(today: string): void {
  for (const key of [PUZZLE, TODAY]) if ((read<Today>(key)?.date ?? today) !== today) forget(key);
  const looked = Array.from({ length: LOOKED_BACK + 2 }, (_, day) => later(today, 1 - day));
  forgetAll(new RegExp(`^daily\\.notes\\.(?!${looked.join("|")})`));
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? "null") as T | null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function write<T>(key: string, value: T): void {
  remember(key, JSON.stringify(value));
}
