/** How good a bot is, beside its name. */

import type { SeatInfo } from "@house/generated/types";
import { levelOf } from "@house/names";

export function Level({ seat }: { readonly seat: SeatInfo | undefined }) {
  const level = seat && levelOf(seat);
  return level ? <span class="level"> · {level}</span> : null;
}
