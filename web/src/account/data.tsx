/** All that the house keeps of me: to take along, or to be deleted. */

import { useState } from "preact/hooks";
import { api } from "@house/api";
import { forgetDaily } from "@house/daily/kept";
import { t } from "@house/language";
import { me, takeMe } from "@house/me";
import { Dialog } from "@house/parts/dialog";
import { forgetAllTokens } from "@house/seats";
import { avatar, name } from "@house/settings";
import { complain, notify } from "@house/speech";
import { PasswordField } from "./password-field";

export function DataPanel() {
  const [leaving, setLeaving] = useState(false);
  return (
    <section class="panel" aria-labelledby="data-title">
      <h2 id="data-title">{t("people-data")}</h2>
      <p class="muted">{t("people-data-text")}</p>
      <p class="buttons">
        <a class="button" href="/api/me/export" download="cabinet-noir.json">
          {t("people-export")}
        </a>
        <button type="button" class="button" onClick={() => setLeaving(true)}>
          {t("people-delete")}
        </button>
      </p>
      {leaving && (
        <Dialog title={t("people-delete")} onClose={() => setLeaving(false)}>
          <Farewell onDone={() => setLeaving(false)} />
        </Dialog>
      )}
    </section>
  );
}

function Farewell({ onDone }: { onDone(): void }) {
  const [password, setPassword] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    api
      .forgetMe({ password })
      .then((found) => {
        forgetAllTokens();
        forgetDaily();
        name.value = avatar.value = "";
        onDone();
        takeMe(found);
        notify(t("people-deleted"));
      })
      .catch(complain);
  };
  return (
    <form class="form" onSubmit={submit}>
      <p>{t("people-delete-text")}</p>
      {me.value?.account && (
        <PasswordField label={t("people-password")} value={password} onValue={setPassword} />
      )}
      <button type="submit" class="button button-main">
        {t("people-delete-now")}
      </button>
    </form>
  );
}
