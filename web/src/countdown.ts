/** What is left of a running clock, as everybody sees it: read against the server's time, never our own. */

import { useEffect, useState } from "preact/hooks";
import type { ServerTime } from "@house/clock";
import type { Clock } from "@house/generated/types";

const STEP = 100;

/** The milliseconds left at a moment of the server's time; a paused clock stands still. */
export function leftOf(clock: Clock, now: number): number {
  return Math.max(0, Math.min(clock.lasts, clock.due - (clock.paused ?? now)));
}

/** The seconds to show: the last one is 1 until it is over. */
export function secondsOf(left: number): number {
  return Math.ceil(left / 1000);
}

/**
 * What is left, drawn again at every tenth of a second of it: so all screens change the number at the same moment.
 * A move that leaves the clock as it was does not wind it up anew.
 */
export function useLeft(clock: Clock | null, time: ServerTime | null): number | null {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!clock || !time || clock.paused !== null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      draw((n) => n + 1);
      wait();
    };
    const wait = (): void => {
      const left = leftOf(clock, time.now());
      if (left > 0) timer = setTimeout(tick, left % STEP || STEP);
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock?.due, clock?.lasts, clock?.paused, time]);
  return clock && time ? leftOf(clock, time.now()) : null;
}
