/** A date of the daily, brought from the house; again when the network is back, and when the reader looks again. */

import { useEffect, useState } from "preact/hooks";
import { api, isUnreachable, Refused } from "@house/api";
import { whenBack } from "@house/back";
import { offsetNow } from "@house/daily/dates";
import { keepDaily, keptPuzzle } from "@house/daily/kept";
import type { Daily, DailyPuzzle, Problem } from "@house/generated/types";
import { whoAmI } from "@house/me";

/** A puzzle as it is put to its reader, by the house or by what this device has kept. */
export interface Put extends DailyPuzzle {
  readonly date: string;
  readonly ends: number;
  readonly ended: boolean;
}

export interface Brought {
  readonly daily: Daily | null;
  /** Why there is none. */
  readonly problem: Problem | null;
  /** Ask the house once more. */
  look(): void;
}

export function useDaily(date: string | null): Brought {
  const [daily, setDaily] = useState<Daily | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = (): Promise<boolean> =>
    bringDaily(date)
      .then((found) => {
        setDaily(found);
        setProblem(null);
        return true;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
        return !isUnreachable(error);
      });
  useEffect(() => {
    void look();
    return whenBack(look);
  }, [date]);
  return { daily, problem, look: () => void look() };
}

/** Bring a date, and keep what may be kept of it. */
export async function bringDaily(date: string | null): Promise<Daily> {
  await whoAmI();
  const daily = await api.daily(date, offsetNow());
  keepDaily(daily);
  return daily;
}

/** Bring the puzzle of a date: from the house or, without the network, as it was kept. */
export async function bringPuzzle(date: string): Promise<Put> {
  try {
    const { ends, ended, puzzle } = await bringDaily(date);
    return { date, ends, ended, ...puzzle };
  } catch (error) {
    const kept = isUnreachable(error) ? keptPuzzle(date) : null;
    if (!kept) throw error;
    const { tried } = kept.card;
    const verdict = tried === "new" ? null : { right: tried === "solved" };
    return { ...kept, ended: false, verdict, solution: null };
  }
}
