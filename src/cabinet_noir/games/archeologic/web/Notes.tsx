/** The note sheet: clues, my answers axis by axis, and a few words of my own. Kept on the server. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Answers } from "./Answers";
import "./scope.css";

const WORDS = "words";
const LENGTH = 190;

export function Notes(board: BoardProps) {
  return (
    <section class="notes archeologic-notes" aria-label={t("archeologic-notes")}>
      <h2>{t("archeologic-notes")}</h2>
      <p class="muted">{t("archeologic-notes-text")}</p>
      <Answers view={board.view as State} me={board.me} wrong={board.assist?.wrong ?? []} heading="h3" />
      <label class="field">
        <span>{t("archeologic-notes-words")}</span>
        <input
          value={board.notes[WORDS] ?? ""}
          maxLength={LENGTH}
          onChange={(event) => board.note(WORDS, event.currentTarget.value)}
        />
      </label>
    </section>
  );
}
