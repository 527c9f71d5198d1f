/** Bots from outside that can be asked to a table: who of them plays what. */

import type { BotInfo, BotOffer, GameInfo, SeatPlan } from "@house/generated/types";

/** How a choice begins that asks a bot from outside to a seat; no bot of the house is called so. */
const ASKED = "@";

export function askedPlan(name: string): string {
  return ASKED + name;
}

/** Is a bot from outside asked to one of these seats? */
export function asksAny(plans: readonly string[]): boolean {
  return plans.some((plan) => plan.startsWith(ASKED));
}

/** Who is to sit where a choice says so. */
export function planOf(plan: string): SeatPlan {
  if (plan.startsWith(ASKED)) return { kind: "machine", name: plan.slice(ASKED.length) };
  return plan === "person" ? { kind: "person" } : { kind: "bot", level: plan };
}

/** Does a bot play this game, with so many seats and these options? One it does not name has its usual value. */
export function playsThat(
  bot: BotInfo,
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): boolean {
  const admits = (offer: BotOffer): boolean =>
    offer.game === game.key &&
    (offer.seats.length === 0 || offer.seats.includes(seats)) &&
    game.options.every(({ name, default: usual }) =>
      [usual, ...(offer.options[name] ?? [])].some((value) => isSame(value, options[name] ?? usual)),
    );
  return bot.offers.some(admits);
}

/** A list has no identity. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
