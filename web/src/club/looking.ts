/**
 * Looking at a tournament again and again: what was seen last stays while the house cannot be reached, and nothing
 * older takes the place of what is newer.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isUnreachable, Refused } from "@house/api";
import { whenBack } from "@house/back";
import { isListening } from "@house/calls/notices";
import { ServerTime } from "@house/clock";
import { desk } from "@house/club/asking";
import type { Problem, TournamentInfo } from "@house/generated/types";

export interface Looked {
  readonly info: TournamentInfo | null;
  /** The house's time, as far as it was told. */
  readonly time: ServerTime;
  /** Why there is nothing to see. */
  readonly problem: Problem | null;
  /** Since when the house has not answered, by this device's clock; null: it does. */
  readonly cutSince: number | null;
  /** Take what an act was answered with. */
  take(info: TournamentInfo): void;
  look(): void;
}

/** Is this at least as new as what is known? */
export function isNewer(info: TournamentInfo, known: TournamentInfo | null): boolean {
  return known === null || info.id !== known.id || info.seq > known.seq || sameAge(info, known);
}

/** Of one entry the later answer counts: whoever asks may have become somebody meanwhile. */
function sameAge(info: TournamentInfo, known: TournamentInfo): boolean {
  return info.seq === known.seq && info.now >= known.now;
}

export function useTournament(code: string, every: number): Looked {
  const [info, setInfo] = useState<TournamentInfo | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [cutSince, setCut] = useState<number | null>(null);
  const newest = useRef<TournamentInfo | null>(null);
  const time = useMemo(() => new ServerTime(), []);
  const take = (found: TournamentInfo): void => {
    setCut(null);
    setProblem(null);
    if (!isNewer(found, newest.current)) return;
    newest.current = found;
    setInfo(found);
  };
  const ask = async (): Promise<boolean> => {
    const sent = time.leaving();
    try {
      const found = await desk.show(newest.current?.id ?? code); // codes are short: who asks by one is counted
      time.heard(sent, found.now);
      take(found);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isUnreachable(error)) setCut((since) => since ?? Date.now());
      else if (newest.current === null) setProblem(error.problem); // else what is known stays, and is asked for again
      return !isUnreachable(error);
    }
  };
  useEffect(() => {
    newest.current = null;
    const look = (): void => void ask();
    const onSight = (): void => {
      if (isListening()) look();
    };
    const onWaking = (): void => {
      time.forget(); // this machine may have slept
      onSight();
    };
    look();
    const again = setInterval(onSight, every);
    const stop = whenBack(ask);
    document.addEventListener("visibilitychange", onWaking);
    return () => {
      clearInterval(again);
      stop();
      document.removeEventListener("visibilitychange", onWaking);
    };
  }, [code, every]);
  return { info, time, problem, cutSince, take, look: () => void ask() };
}
