/** Who should hold a device that is passed around. */

/** A seat of this device by its place in the list, or nobody: the curtain is down. */
export type Holder = number | "curtain";

/** Whoever holds it keeps it for as long as it is their turn, or nobody's here; else the first whose turn it is. */
export function holderOf(held: readonly (number | null)[], turn: readonly number[], now: number): number {
  const has = (seat: number | null | undefined): boolean => seat != null && turn.includes(seat);
  if (has(held[now])) return now;
  const next = held.findIndex(has);
  return next < 0 ? now : next;
}
