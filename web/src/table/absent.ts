/** Who is not there. A page that is loaded again, or a tunnel, is nobody's absence: it shows after a few seconds. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { SeatInfo } from "@house/generated/types";
import type { Presence } from "@house/presence";

const PATIENCE = 5000;

/** Return since when each seat is empty, in milliseconds: as it was known before, else since now. */
export function emptySince(
  seats: readonly SeatInfo[],
  before: ReadonlyMap<number, number>,
  now: number,
): ReadonlyMap<number, number> {
  const empty = seats.flatMap((seat, number) =>
    seat.kind === "person" && !seat.present && !seat.forfeited ? [number] : [],
  );
  return new Map(empty.map((seat) => [seat, before.get(seat) ?? now]));
}

/** Return who has been away for long enough to be told, and in how many milliseconds the next one will have been. */
export function awayLong(
  since: ReadonlyMap<number, number>,
  now: number,
): readonly [number[], number | null] {
  const waits = [...since].map(([seat, from]) => ({ seat, left: from + PATIENCE - now }));
  const next = waits.filter(({ left }) => left > 0).map(({ left }) => left);
  return [
    waits.filter(({ left }) => left <= 0).map(({ seat }) => seat),
    next.length > 0 ? Math.min(...next) : null,
  ];
}

/** The seats of people who have been away for some seconds. */
export function useAbsent({ info }: Presence): readonly number[] {
  const since = useRef<ReadonlyMap<number, number>>(new Map());
  const [, draw] = useState(0);
  since.current = emptySince(info.value.seats, since.current, Date.now());
  const [away, next] = awayLong(since.current, Date.now());
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => draw((n) => n + 1), next);
    return () => clearTimeout(timer);
  }, [next]);
  return away;
}
