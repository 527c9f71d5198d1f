/** How a table is played: people sit there together, or come and go. */

import type { TurnClock } from "@house/generated/types";

const HALF_A_DAY = 12 * 3600;

/** May a turn take so long that nobody waits for it? */
export function isByDays(clock: TurnClock | null): boolean {
  return clock !== null && clock.turn >= HALF_A_DAY;
}
