/** The house's offers, read as Break the Code's own: what may be done now, and nothing else. */

import type { Ask, Tile } from "@house/generated/break-the-code";
import type { Offer, Several } from "@house/generated/types";

export type Choice = NonNullable<Ask["choice"]> | null;

export interface Offered {
  /** The open cards that may be asked, each with the numbers to choose from (`null`: none to choose). */
  readonly cards: ReadonlyMap<number, readonly Choice[]>;
  /** The tiles a guess may name, in their order, and how many it takes. */
  readonly code: { readonly of: readonly Tile[]; readonly size: number } | null;
  readonly pass: boolean;
}

/** Sort the offers by what they are for. The fields are typed by the room's actions, at this one door. */
export function read(offers: readonly Offer[]): Offered {
  const cards = new Map<number, readonly Choice[]>();
  for (const offer of offers) {
    if (offer.action !== "ask") continue;
    for (const card of offer.fields.card as readonly number[])
      cards.set(card, offer.fields.choice as readonly Choice[]);
  }
  const guess = offers.find((offer) => offer.action === "guess")?.fields.code as Several | undefined;
  return {
    cards,
    code: guess ? { of: guess.of as readonly Tile[], size: guess.least } : null,
    pass: offers.some((offer) => offer.action === "pass"),
  };
}

/** Put chosen tiles (places among the offered ones) into the order the house offers them in. */
export function inOrder(of: readonly Tile[], chosen: readonly number[]): readonly Tile[] {
  return [...chosen].sort((a, b) => a - b).map((index) => of[index]!);
}
