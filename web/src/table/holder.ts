/** Who should hold a device that is passed around. */

import type { Presence } from "@house/presence";

/** A seat of this device by its place in the list, or nobody: the curtain is down. */
export type Holder = number | "curtain";

/** Whoever holds it keeps it for as long as it is their turn, or nobody's here; else the first whose turn it is. */
export function holderOf(held: readonly (number | null)[], turn: readonly number[], now: number): number {
  const has = (seat: number | null | undefined): boolean => seat != null && turn.includes(seat);
  if (has(held[now])) return now;
  const next = held.findIndex(has);
  return next < 0 ? now : next;
}

/** The seat its owner plays; none, where it was given up and a bot plays on. */
export function seatPlayed({ seat, info }: Presence): number | null {
  return seat.value === null || info.value.seats[seat.value]?.forfeited ? null : seat.value;
}

/** What whoever sits there is called. */
export function nameOf({ seat, names }: Presence): string {
  return seat.value === null ? "" : (names.value[seat.value] ?? "");
}
