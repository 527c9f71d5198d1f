/** A page that is nothing without the house: said calmly, with the way to what works without it. */

import { t } from "@house/language";

export function NoNetwork({ onTryAgain }: { onTryAgain?(): void }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{t("house-offline-title")}</h1>
      <p>{t("house-offline-here")}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={onTryAgain ?? (() => location.reload())}>
          {t("house-try-again")}
        </button>
        <a class="button button-main" href="/">
          {t("house-go-home")}
        </a>
      </p>
    </section>
  );
}
