/** What to call whoever sits somewhere, and the steps of a game's assist dial. */

import type { AssistLevel, SeatInfo } from "@house/generated/types";
import { knows, t } from "@house/language";

/** Their own name, or for a bot its level, told apart where several are alike. */
export function namesOf(seats: readonly SeatInfo[]): readonly string[] {
  const plain = seats.map(
    (seat, number) =>
      seat.name ||
      (seat.kind === "bot" ? t(`house-bot-${seat.level}`) : t("house-seat-number", { number: number + 1 })),
  );
  return plain.map((name, seat) => {
    const alike = plain.slice(0, seat).filter((other) => other === name).length;
    return plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${alike + 1}`;
  });
}

/** A step of the dial, to be chosen or as it is agreed: by the room's own word, where it has one. */
export function assistWords(game: string, level: AssistLevel, agreed = false): string {
  const step = `assist-${agreed ? "is-" : ""}${level}`;
  return t(knows(`${game}-${step}`) ? `${game}-${step}` : `house-${step}`);
}
