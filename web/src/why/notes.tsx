/** Notes that cannot be right: which of them, and for each what it goes against. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import type { WrongNotes } from "@house/room";
import { Answer } from "@house/why/answer";

interface Props extends Pick<WrongNotes, "notes"> {
  readonly presence: Presence;
}

export function Notes({ presence, notes }: Props) {
  const [asked, setAsked] = useState(notes[0]?.key ?? "");
  return (
    <>
      {notes.length > 1 && (
        <div class="why-values" role="group" aria-label={t("house-why-notes", { count: notes.length })}>
          {notes.map(({ key, words }) => (
            <button
              key={key}
              type="button"
              class="why-value why-note"
              aria-pressed={key === asked}
              data-key={key}
              onClick={() => setAsked(key)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <Answer key={asked} presence={presence} about={{ note: asked }} />
    </>
  );
}
