/** Watching the deal from a seat: what was shown before it, when to open one's part, whether it was then kept to. */

import { keep, keptOf } from "@house/deal/kept";
import { partOf } from "@house/deal/part";
import type { HouseEvent, Move, TableInfo } from "@house/generated/types";

/**
 * `fair`: as far as can be seen from here. `left-out`: the part of this seat came too late. `bent`: it is not the deal
 * that this device had been shown the beginnings of.
 */
export type Judgement = "fair" | "left-out" | "bent";

/** Look at a table before its deal, remember what is shown, and return the part to open now; nothing: none. */
export function partToOpen(info: TableInfo, seat: number | null): string {
  if (seat === null || info.status !== "waiting" || info.seal === "") return "";
  const kept = keptOf(info.table);
  const pledge = info.seats[seat]?.pledge ?? "";
  const part = partOf(pledge);
  const seal = kept.seal || info.seal;
  const shown = info.seats.map((each) => each.pledge);
  const pledges = kept.pledges.length === 0 && info.dealing && part !== "" ? shown : kept.pledges;
  keep(info.table, { seal, pledges, mine: part ? { ...kept.mine, [seat]: pledge } : kept.mine });
  return info.dealing && seal === info.seal && same(pledges, shown) ? part : "";
}

/** Judge a deal by what this device remembers of the time before it. */
export function judged(table: string, seat: number | null, deal: Move): Judgement {
  if (seat === null) return "fair";
  const kept = keptOf(table);
  const events = deal.events as readonly HouseEvent[];
  const sealed = events.find((event) => event.t === "sealed");
  const mixed = events.find((event) => event.t === "mixed");
  const pledge = mixed?.pledges?.[seat] ?? "";
  const part = mixed?.parts?.[seat] ?? "";
  const own = kept.mine[seat] ?? pledge;
  if (kept.seal && sealed?.sha256 !== kept.seal) return "bent";
  if (kept.pledges.length > 0 && !same(kept.pledges, mixed?.pledges ?? [])) return "bent";
  if (pledge !== own || (part !== "" && part !== (partOf(own) || part))) return "bent";
  return pledge !== "" && part === "" ? "left-out" : "fair";
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

/** The events that are no move of a game. */
const OF_THE_HOUSE: Readonly<Record<HouseEvent["t"], true>> = {
  sealed: true,
  convened: true,
  mixed: true,
  unsealed: true,
  kept_sealed: true,
  pause_wished: true,
  paused: true,
  resumed: true,
  chose: true,
  replaced: true,
  returned: true,
  granted: true,
  taken_back: true,
  abandoned: true,
  forfeited: true,
  resigned: true,
  dial_turned: true,
  ran_too_long: true,
  closed: true,
};

/** Has this seat made a move of the game? */
export function hasMoved(moves: readonly Move[], seat: number): boolean {
  return moves.some(
    (move) =>
      move.seat === seat && move.events.some((event) => !((event as { t: string }).t in OF_THE_HOUSE)),
  );
}
