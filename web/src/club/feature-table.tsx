/** Any table that spectators may see, put on the big screen by its code or its link. */

import { useState } from "preact/hooks";
import { t } from "@house/language";

/** The code in what was typed or pasted: a link's last part, without what follows it. */
export function codeIn(words: string): string {
  const [path = ""] = words.trim().split(/[#?]/);
  return path.replace(/\/+$/, "").split("/").at(-1) ?? "";
}

interface Props {
  readonly busy: boolean;
  onShow(table: string): void;
}

export function FeatureTable({ busy, onShow }: Props) {
  const [words, setWords] = useState("");
  return (
    <form
      class="director-feature"
      onSubmit={(event) => {
        event.preventDefault();
        onShow(codeIn(words));
        setWords("");
      }}
    >
      <label class="field">
        <span>{t("club-feature-table")}</span>
        <input
          value={words}
          required
          autocomplete="off"
          autocapitalize="characters"
          placeholder={t("club-feature-code")}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={busy || codeIn(words) === ""}>
        {t("club-feature")}
      </button>
    </form>
  );
}
