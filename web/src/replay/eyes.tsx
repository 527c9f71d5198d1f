/** Whose eyes a game that is over is looked back at with. */

import { t } from "@house/language";

interface Props {
  readonly names: readonly string[];
  readonly eyes: number | null;
  onEyes(seat: number): void;
}

export function EyesPicker({ names, eyes, onEyes }: Props) {
  return (
    <div class="whose-eyes" role="group" aria-label={t("house-knowing-eyes")}>
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class="button"
          aria-pressed={seat === eyes}
          onClick={() => onEyes(seat)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
