/** Stones, ranges and verdicts in words, and the few names the room's files share. */

import type { FaceDown, Mark, SetDice, State, Stone } from "@house/generated/lost-code";
import { t } from "@house/language";

export type AnyStone = Stone | FaceDown;
export type Colour = Stone["colour"];
export type Dice = SetDice["dice"];

/** The colours in play, in the order of every rack. */
export function coloursOf(view: State): readonly Colour[] {
  return (view.racks[0] ?? []).map((stone) => stone.colour);
}

export function stoneWords(stone: AnyStone): string {
  return t("lost-code-stone", {
    colour: stone.colour,
    number: stone.t === "stone" ? String(stone.number) : "hidden",
  });
}

export function rangeWords(disk: number, start: number): string {
  return disk === 1 ? String(start) : `${start}–${start + disk - 1}`;
}

/** Saying that a sum is in a range. */
export function announceWords(disk: number, start: number): string {
  return disk === 1
    ? t("lost-code-announce-one", { least: start })
    : t("lost-code-announce", { least: start, most: start + disk - 1 });
}

/** What an answered estimate says of the sum, as it is written on the paper sheet. */
export function learntWords({ disk, start, verdict }: Mark): string {
  switch (verdict) {
    case "inside":
      return rangeWords(disk, start);
    case "above":
      return `≥ ${start + disk}`;
    case "below":
      return `≤ ${start - 1}`;
    case "wrong":
      return `≠ ${rangeWords(disk, start)}`;
    default:
      return "…";
  }
}

/** What is written on a player's token: the initial, or where two share it the seat's number. */
export function tokenSign(names: readonly string[], seat: number): string {
  const initial = (name: string | undefined): string => ([...(name ?? "?")][0] ?? "?").toUpperCase();
  const mine = initial(names[seat]);
  return names.filter((name) => initial(name) === mine).length > 1 ? String(seat + 1) : mine;
}

/** The public name of the stone that stands on a rack now: a new stone is a new thing. */
export function stoneKey(view: State, seat: number, colour: Colour): string {
  const born = (view.discards[seat] ?? []).filter((stone) => stone.colour === colour).length;
  return `${seat}.${colour}.${born}`;
}

/** The numbers of a colour that lie open to a seat: on the others' racks, and given up. */
export function seenNumbers(view: State, seat: number, colour: Colour): readonly number[] {
  const others = view.racks.flatMap((rack, owner) => (owner === seat ? [] : rack));
  return [...others, ...view.discards.flat()].flatMap((stone) =>
    stone.t === "stone" && stone.colour === colour ? [stone.number] : [],
  );
}
