/** Who plays with whom (R3). It stands alone, so that the hall loads no more of the room than this. */

import type { Options } from "@house/generated/password-express";

export type Team = 0 | 1;
export const TEAMS = ["green", "amber"] as const;
const LARGEST = 5;

/** A seat's team: the first few seats are one, or the seats alternate (R3). */
export function teamOf(options: Pick<Options, "first_team">, seats: number, seat: number): Team {
  const first = options.first_team;
  if (first > 0 && first < seats && seats <= first + LARGEST) return seat >= first ? 1 : 0;
  return seat % 2 === 0 ? 0 : 1;
}
