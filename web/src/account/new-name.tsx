/** The house asks for another name: until one is chosen, there is no sitting down. */

import { useState } from "preact/hooks";
import { api } from "@house/api";
import { t } from "@house/language";
import { takeMe } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { avatar, name } from "@house/settings";
import { notify } from "@house/speech";

export function NewNamePanel() {
  const [chosen, setChosen] = useState("");
  const [busy, wait] = useBusy();
  const rename = async (): Promise<void> => {
    const found = await api.beKnown({ name: chosen, avatar: avatar.value });
    name.value = found.name;
    takeMe(found);
    notify(t("people-name-changed"));
  };
  return (
    <section class="panel" aria-labelledby="new-name-title">
      <h2 id="new-name-title">{t("people-name-asked")}</h2>
      <p>{t("people-name-asked-text")}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          wait(rename());
        }}
      >
        <label class="field">
          <span>{t("people-new-name")}</span>
          <input
            value={chosen}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={(event) => setChosen(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button button-main" disabled={busy}>
          {t("people-name-change")}
        </button>
      </form>
    </section>
  );
}
