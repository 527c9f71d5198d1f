/** What to call whoever sits somewhere, and the steps of a game's assist dial. */

import type { AssistLevel, SeatInfo } from "@house/generated/types";
import { knows, t } from "@house/language";

const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left turns round nothing but itself. */
export function isolated(name: string): string {
  return FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Their own name, or for a bot its level, told apart where several are alike. */
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

/** A step of the dial: what it is called, or, to be chosen, what it does; that a room may say in its own words. */
export function assistWords(game: string, level: AssistLevel, agreed = false): string {
  if (agreed) return t(`house-assist-is-${level}`);
  const own = `${game}-assist-${level}`;
  return t(knows(own) ? own : `house-assist-${level}`);
}
