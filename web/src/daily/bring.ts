/** A date of the daily, brought from the house; again when the network is back, and when the reader looks again. */

import { useEffect, useState } from "preact/hooks";
import { api, isUnreachable, Refused } from "@house/api";
import { whenBack } from "@house/back";
import { offsetNow } from "@house/daily/dates";
import { keepDaily } from "@house/daily/kept";
import type { Daily, Problem } from "@house/generated/types";
import { whoAmI } from "@house/me";

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
