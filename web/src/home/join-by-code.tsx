/** A code from a friend opens the door. */

import { useState } from "preact/hooks";
import { api } from "@house/api";
import { t } from "@house/language";
import { go } from "@house/route";
import { complain } from "@house/speech";

export function JoinByCode() {
  const [code, setCode] = useState("");
  const enter = (event: Event): void => {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted) return;
    api
      .table(wanted)
      .then((table) => go(`/t/${table.code}`))
      .catch(complain);
  };
  return (
    <form onSubmit={enter}>
      <h2 id="join-title">{t("house-join")}</h2>
      <div class="join-line">
        <label class="field">
          <span>{t("house-code")}</span>
          <input
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            class="code-input"
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {t("house-enter")}
        </button>
      </div>
    </form>
  );
}
