/** Letting others look over my shoulder: one tap gives a link, one tap takes it back. */

import { useState } from "preact/hooks";
import { api } from "@house/api";
import { t } from "@house/language";
import { Copy } from "@house/parts/copy";
import type { Presence } from "@house/presence";
import { watchLink } from "@house/seats";
import { complain } from "@house/speech";

export function Lending({ presence }: { readonly presence: Presence }) {
  const info = presence.info.value;
  const lent = info.seats[presence.seat.value!]!.lent;
  const [key, setKey] = useState("");
  const lend = (on: boolean): void => {
    api
      .lend(info.table, presence.token, on)
      .then((found) => setKey(found.key))
      .catch(complain);
  };
  return (
    <>
      <h3>{t("house-lend")}</h3>
      <p class="muted">{t("house-lend-text")}</p>
      {lent && key && <Copy label={t("house-lend-link")} text={watchLink(info.code, key)} secret />}
      <p class="buttons">
        {lent ? (
          <button type="button" class="button" onClick={() => lend(false)}>
            {t("house-lend-stop")}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => lend(true)}>
            {t("house-lend-start")}
          </button>
        )}
      </p>
    </>
  );
}
