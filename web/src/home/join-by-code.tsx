/** A code from a friend opens the door: of a table, or the one that stands on a tournament's big screen. */

import { useState } from "preact/hooks";
import { api, ask, isUnreachable } from "@house/api";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { go } from "@house/route";
import { complain } from "@house/speech";

/** Where a code leads; what was refused first is what is told. */
async function placeOf(code: string): Promise<string> {
  try {
    return `/t/${(await api.table(code)).code}`;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const path = `/api/tournaments/${encodeURIComponent(code)}`;
    const found = await ask<TournamentInfo>(path).catch(() => null);
    if (found === null) throw error;
    return `/club/t/${found.code}`;
  }
}

export function JoinByCode() {
  const [code, setCode] = useState("");
  const enter = (event: Event): void => {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted) return;
    placeOf(wanted).then(go).catch(complain);
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
