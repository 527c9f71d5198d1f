/**
 * The network is back: a browser says so a little before anything can be reached, so whoever looks then looks again
 * until it was.
 */

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
