/** The house's offers, read as The Lost Code's own: what may be done now, and nothing else. */

import type { Offer, Several } from "@house/generated/types";
import type { Colour, Dice } from "./words";

export interface DiskOffer {
  readonly disk: number;
  readonly starts: readonly number[];
}

export interface Offered {
  readonly roll: boolean;
  /** The numbers of which one to three are written when a token is taken. */
  readonly take: readonly number[];
  readonly dice: readonly Dice[];
  readonly disks: readonly DiskOffer[];
  readonly exchange: readonly Colour[];
  /** The colours for which numbers may be written now. */
  readonly write: readonly Colour[];
}

function listed<T>(offer: Offer | undefined, field: string): readonly T[] {
  const domain = offer?.fields[field] ?? [];
  return (Array.isArray(domain) ? domain : (domain as Several).of) as readonly T[];
}

/** Sort the offers by what they are for. The fields are typed by the room's actions, at this one door. */
export function read(offers: readonly Offer[]): Offered {
  const of = (action: string): Offer | undefined => offers.find((offer) => offer.action === action);
  const write = of("write");
  return {
    roll: of("roll") !== undefined,
    take: listed<number>(of("take"), "numbers"),
    dice: listed<Dice>(of("set_dice"), "dice"),
    disks: offers
      .filter((offer) => offer.action === "estimate")
      .map((offer) => ({
        disk: listed<number>(offer, "disk")[0] ?? 0,
        starts: listed<number>(offer, "start"),
      })),
    exchange: listed<Colour>(of("exchange"), "colour"),
    write: write
      ? (Object.keys(write.fields) as Colour[]).filter((colour) => !Array.isArray(write.fields[colour]))
      : [],
  };
}
