/** What to call whoever sits somewhere: their own name, or for a bot its level, told apart where several are alike. */

import type { SeatInfo } from "@house/generated/types";
import { t } from "@house/language";

export function namesOf(seats: readonly SeatInfo[]): readonly string[] {
  const plain = seats.map((seat, number) => seat.name || (seat.kind === "bot" ? t(`house-bot-${seat.level}`) : t("house-seat-number", { number: number + 1 })));
  return plain.map((name, seat) => {
    const alike = plain.slice(0, seat).filter((other) => other === name).length;
    return plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${alike + 1}`;
  });
}
