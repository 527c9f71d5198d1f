/** Dates as the daily has them: the reader's own clock says which one is today. */

import { language } from "@house/settings";

/** How many minutes this clock is ahead of UTC. */
export function offsetNow(now = new Date()): number {
  return -now.getTimezoneOffset();
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** So many days a date can be looked at once it is over. */
export const LOOKED_BACK = 30;

/** The date so many days later. */
export function later(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * 86_400_000);
}

/** Today, by this clock. */
export function todayHere(now = new Date()): string {
  return dateOf(now.getTime() + offsetNow(now) * 60_000);
}

/** A date as one says it: "mardi 17 novembre". */
export function dayWords(date: string, year = false): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(language.value, {
    weekday: year ? undefined : "long",
    day: "numeric",
    month: "long",
    year: year ? "numeric" : undefined,
    timeZone: "UTC",
  });
}

/** A moment as the reader's own clock will show it: "mercredi 18 novembre à 13:00". */
export function momentWords(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.value, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
}
