/** Finding the note that cannot be: four in words, one is chosen, then for sure. */

import { useState } from "preact/hooks";
import type { PuzzleCard } from "@house/generated/types";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import type { Answer } from "@house/puzzles/solving";
import { Told } from "@house/table/told";

interface Props {
  readonly card: PuzzleCard;
  readonly presence: Presence;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

export function Striking({ card, presence, busy, onAnswer }: Props) {
  const [note, setNote] = useState<number | null>(null);
  const readers = { names: presence.names.value, me: presence.seat.value };
  return (
    <>
      <ol class="puzzle-notes" aria-label={t("puzzle-notes")}>
        {card.notes.map((line, number) => (
          <li key={number}>
            <button
              type="button"
              class="puzzle-note"
              aria-pressed={number === note}
              onClick={() => setNote(number)}
            >
              <span>
                <Told line={line} {...readers} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="puzzle-sure">
        <button
          type="button"
          class="button button-main"
          disabled={busy || note === null}
          onClick={() => note !== null && onAnswer({ t: "struck", note })}
        >
          {t("puzzle-strike")}
        </button>
      </div>
    </>
  );
}
