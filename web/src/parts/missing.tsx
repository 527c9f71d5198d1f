/** A part of the page that could not be fetched: what to do about it, instead of waiting for ever. */

import { t } from "@house/language";

export function Missing() {
  return (
    <section class="panel narrow" role="status">
      <h1>{t("house-missing-title")}</h1>
      <p>{t("house-missing-text")}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={() => location.reload()}>
          {t("house-try-again")}
        </button>
        <a class="button button-main" href="/">
          {t("house-go-home")}
        </a>
      </p>
    </section>
  );
}
