/** How long turns may take: a few usual clocks, from none to a day a move. */

import type { TurnClock } from "@house/generated/types";
import { t } from "@house/language";

/** The clock of a table that must have one and has named none. */
export const USUAL_CLOCK: TurnClock = { turn: 180, bank: 900 };

const CLOCKS: Readonly<Record<string, TurnClock | null>> = {
  none: null,
  quick: { turn: 60, bank: 300 },
  calm: USUAL_CLOCK,
  days: { turn: 86_400, bank: 0 },
};

/** A clock in words, where it is one of the usual ones; else its turn and its bank. */
export function clockWords(clock: TurnClock): string {
  const usual = Object.entries(CLOCKS).find(
    ([, one]) => one?.turn === clock.turn && one?.bank === clock.bank,
  );
  return usual
    ? t(`house-clock-${usual[0]}`)
    : t("house-clock-other", { turn: clock.turn, bank: clock.bank ?? 0 });
}

interface Props {
  readonly clock: TurnClock | null;
  /** Must there be one? */
  readonly needed: boolean;
  onChange(clock: TurnClock | null): void;
}

export function ClockField({ clock, needed, onChange }: Props) {
  const offered = Object.keys(CLOCKS).filter((name) => !needed || CLOCKS[name]);
  const chosen = offered.find((name) => CLOCKS[name]?.turn === clock?.turn) ?? "none";
  return (
    <label class="field">
      <span>{t("house-clock")}</span>
      <select value={chosen} onChange={(event) => onChange(CLOCKS[event.currentTarget.value] ?? null)}>
        {offered.map((name) => (
          <option key={name} value={name}>
            {t(`house-clock-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
