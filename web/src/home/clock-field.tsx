/** How long turns may take: a few usual clocks, from none to a day a move. */

import type { TurnClock } from "@house/generated/types";
import { t } from "@house/language";

const CLOCKS: Readonly<Record<string, TurnClock | null>> = {
  none: null,
  quick: { turn: 60, bank: 300 },
  calm: { turn: 180, bank: 900 },
  days: { turn: 86_400, bank: 0 },
};

interface Props {
  readonly clock: TurnClock | null;
  onChange(clock: TurnClock | null): void;
}

export function ClockField({ clock, onChange }: Props) {
  const chosen = Object.keys(CLOCKS).find((name) => CLOCKS[name]?.turn === clock?.turn) ?? "none";
  return (
    <label class="field">
      <span>{t("house-clock")}</span>
      <select value={chosen} onChange={(event) => onChange(CLOCKS[event.currentTarget.value] ?? null)}>
        {Object.keys(CLOCKS).map((name) => (
          <option key={name} value={name}>
            {t(`house-clock-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
