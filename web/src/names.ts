/** What to call whoever sits somewhere, and the steps of a game's assist dial. */

import type { AssistLevel, SeatInfo, TableInfo } from "@house/generated/types";
import { knows, t } from "@house/language";

const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left turns round nothing but itself. */
export function isolated(name: string): string {
  return FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Their own name, or for a bot that has none its level, told apart where several are alike. */
export function namesOf(seats: readonly SeatInfo[]): readonly string[] {
  const plain = seats.map(
    (seat, number) =>
      isolated(seat.name) ||
      (seat.kind === "bot" ? t(`house-bot-${seat.level}`) : t("house-seat-number", { number: number + 1 })),
  );
  return plain.map((name, seat) => {
    const alike = plain.slice(0, seat).filter((other) => other === name).length;
    return plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${alike + 1}`;
  });
}

/**
 * How good a bot is, said beside its name; of one that plays for somebody, that it is a bot; of a machine from outside,
 * that it is one. Of a person nothing.
 */
export function levelOf(seat: SeatInfo): string {
  if (seat.machine && seat.kind !== "bot") return t("house-machine");
  if (seat.kind !== "bot") return "";
  return seat.stands_in ? t("house-stands-in") : seat.name ? t(`house-level-${seat.level}`) : "";
}

/** The names of who sits there already, in a line; a machine's says that it is one. */
export function companyOf(seats: readonly SeatInfo[]): string {
  const names = namesOf(seats);
  const called = (seat: SeatInfo, name: string): string =>
    seat.machine ? `${name} (${t("house-machine")})` : name;
  return seats
    .map((seat, number) => (seat.taken ? called(seat, names[number]!) : ""))
    .filter(Boolean)
    .join(", ");
}

/** Is there a person behind the name, of whom one may know more? A bot has a name, and nothing behind it. */
export function isSomebody(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && seat.name !== "" && (seat.kind === "person" || seat.stands_in);
}

/** A step of the dial: what it is called, or, to be chosen, what it does; that a room may say in its own words. */
export function assistWords(game: string, level: AssistLevel, agreed = false): string {
  if (agreed) return t(`house-assist-is-${level}`);
  const own = `${game}-assist-${level}`;
  return t(knows(own) ? own : `house-assist-${level}`);
}

/** Whose component values a table plays with, where they are not the house's. */
export function editionOf({ options }: Pick<TableInfo, "options">): string {
  const edition = options.edition as { readonly name: string } | undefined;
  return edition ? t("house-edition-named", { name: edition.name }) : "";
}
