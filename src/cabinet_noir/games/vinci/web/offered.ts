/** The house's offers, read as Code de Vinci's own: what may be done now, and nothing else. */

import type { Offer } from "@house/generated/types";
import type { Draw, Guess, Spot, Tile } from "@house/generated/vinci";

export type Colour = Draw["colour"];
export type Face = Guess["face"];

export interface Offered {
  /** How many black tiles may be taken into the first hand. */
  readonly counts: readonly number[];
  readonly rows: readonly (readonly Tile[])[];
  readonly colours: readonly Colour[];
  readonly spots: readonly Spot[];
  readonly faces: readonly Face[];
  /** Where the drawn tile may go when one stops; `null` when there is none to put. */
  readonly stops: readonly (number | null)[];
  readonly places: readonly number[];
  readonly own: readonly number[];
}

/** Sort the offers by what they are for. The fields are typed by the room's actions, at this one door. */
export function read(offers: readonly Offer[]): Offered {
  const values = <T>(action: string, field: string): readonly T[] =>
    (offers.find((offer) => offer.action === action)?.fields[field] ?? []) as readonly T[];
  return {
    counts: values<number>("choose_colours", "black"),
    rows: values<readonly Tile[]>("arrange", "row"),
    colours: values<Colour>("draw", "colour"),
    spots: values<Spot>("guess", "at"),
    faces: values<Face>("guess", "face"),
    stops: values<number | null>("stop", "place"),
    places: values<number>("place", "place"),
    own: values<number>("lay_open", "place"),
  };
}

export function isOffered(offered: Offered, seat: number, place: number): boolean {
  return offered.spots.some((spot) => spot.seat === seat && spot.place === place);
}
