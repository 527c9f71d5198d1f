/** The note sheet: clues, my answers axis by axis, and a few words of my own. Kept on the server. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { WrongNotesButton } from "@house/why/wrong";
import { Answers } from "./Answers";
import { Known, noteWords } from "./why";
import "./piece.css";
import "./scope.css";
import "./known.css";

const WORDS = "words";
const LENGTH = 190;

export function Notes(board: BoardProps) {
  const view = board.view as State;
  return (
    <section class="notes archeologic-notes" aria-label={t("archeologic-notes")}>
      <WrongNotesButton board={board} words={noteWords} />
      <h2>{t("archeologic-notes")}</h2>
      <p class="muted">{t("archeologic-notes-text")}</p>
      <Answers view={view} me={board.me} wrong={board.assist?.wrong ?? []} lit={board.lit} heading="h3" />
      <Known board={board} view={view} />
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
