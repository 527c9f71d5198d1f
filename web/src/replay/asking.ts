/** What is asked about a game that is over, and by whom it is looked back at. */

import { useEffect, useState } from "preact/hooks";
import { ask, at, Refused } from "@house/api";
import type { LookedBack, Problem, Reviewed } from "@house/generated/types";

/** What a seat could know. */
export function askKnowing(table: string, eyes: number): Promise<LookedBack> {
  return ask(at(table, `/knowing?eyes=${eyes}`));
}

/** What every step was worth to a seat. */
export function askReview(table: string, eyes: number): Promise<Reviewed> {
  return ask(at(table, `/review?eyes=${eyes}`));
}

/** What the house answers, or why it does not; null while it is on its way. It is asked once. */
export function useAnswer<T>(question: () => Promise<T>): T | Problem | null {
  const [found, setFound] = useState<T | Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    question()
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.problem;
        throw error;
      })
      .then((answer) => {
        if (wanted) setFound(answer);
      });
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}
