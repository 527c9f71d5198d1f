/**
 * The network is back: a browser says so a little before anything can be reached, so whoever looks then looks again
 * until it was.
 */

import { isUnreachable } from "@house/api";
import { complain } from "@house/speech";

const WAITS: readonly number[] = [500, 1000, 2000, 4000, 8000];

/** Look whenever the network comes back; `look` says whether the house was reached. Call what is returned to stop. */
export function whenBack(look: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const go = async (mine: number, [wait, ...later]: readonly number[]): Promise<void> => {
    const reached = await look();
    if (!reached && wait !== undefined && mine === round)
      timer = setTimeout(() => void go(mine, later), wait);
  };
  const begin = (): void => {
    stop();
    void go(round, WAITS);
  };
  const stop = (): void => {
    round++;
    clearTimeout(timer);
  };
  addEventListener("online", begin);
  return () => {
    stop();
    removeEventListener("online", begin);
  };
}

/** Somebody who looks at what the house has, until they are told to stop. */
export interface Looking {
  look(): void;
  stop(): void;
}

/** Look now, and whenever the network is back: show what is found, or say that the house cannot be reached. */
export function keepLooking<T>(
  ask: () => Promise<T>,
  show: (found: T) => void,
  setCut: (isCut: boolean) => void,
): Looking {
  let left = false;
  const look = async (): Promise<boolean> => {
    try {
      const found = await ask();
      if (!left) {
        show(found);
        setCut(false);
      }
      return true;
    } catch (error) {
      const isCut = isUnreachable(error);
      if (isCut) setCut(true);
      else complain(error);
      return !isCut;
    }
  };
  void look();
  const stop = whenBack(look);
  return {
    look: () => void look(),
    stop: () => {
      left = true;
      stop();
    },
  };
}
