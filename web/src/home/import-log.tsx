/** A log from a disk becomes a game that can be read again. */

import { api } from "@house/api";
import { t } from "@house/language";
import { go } from "@house/route";
import { complain } from "@house/speech";

export function ImportLog() {
  const take = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    if (!file) return;
    file
      .text()
      .then((text) => api.importLog(text))
      .then((imported) => go(`/r/${imported.table}`))
      .catch(complain)
      .finally(() => {
        input.value = "";
      });
  };
  return (
    <section class="panel">
      <h2>{t("house-import")}</h2>
      <p class="muted">{t("house-import-text")}</p>
      <label class="button button-file">
        <span>{t("house-import-choose")}</span>
        <input
          type="file"
          accept=".jsonl,.ndjson,.json,.log,.txt"
          onChange={(event) => take(event.currentTarget)}
        />
      </label>
    </section>
  );
}
