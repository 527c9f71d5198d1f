/** There is nothing at this address. */

import { t } from "@house/language";

export function Lost() {
  return (
    <section class="panel narrow">
      <h1>{t("house-lost-title")}</h1>
      <p>{t("house-lost-text")}</p>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </section>
  );
}
