/** The note sheet: a few words a seat keeps for itself, on the server. */

import { t } from "@house/language";
import type { BoardProps } from "@house/room";

const KEY = "words";

export function Notes(board: BoardProps) {
  return (
    <label class="field">
      <span>{t("template-notes")}</span>
      <textarea
        rows={4}
        maxLength={200}
        value={board.notes[KEY] ?? ""}
        disabled={board.still}
        onChange={(event) => board.note(KEY, event.currentTarget.value)}
      />
    </label>
  );
}
