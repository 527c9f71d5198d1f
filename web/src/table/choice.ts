/** When the others may choose about a seat that was left. Knows no socket and no page. */

import type { Chose } from "@house/generated/types";

export type Choice = Chose["choice"];

/** The milliseconds until the next seat may be chosen about; null: none is still waited for. */
export function stillToWait(moments: readonly number[], now: number): number | null {
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.ceil(Math.min(...ahead) - now) : null;
}
