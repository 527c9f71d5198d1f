/** What the house keeps about whoever comes, for how long, and how to tell it of somebody. */

import { useEffect } from "preact/hooks";
import { t } from "@house/language";

const KEPT = [
  "cookie",
  "seat",
  "games",
  "notes",
  "account",
  "ratings",
  "blocks",
  "taps",
  "reports",
  "bans",
] as const;

export function PrivacyPage() {
  useEffect(() => {
    document.title = `${t("people-privacy")} · Cabinet Noir`;
  }, []);
  return (
    <div class="privacy">
      <h1>{t("people-privacy")}</h1>
      <section class="panel" aria-labelledby="kept-title">
        <h2 id="kept-title">{t("people-kept")}</h2>
        <p>{t("people-kept-text")}</p>
        <dl>
          {KEPT.map((one) => (
            <div key={one}>
              <dt>
                <strong>{t(`people-kept-${one}`)}</strong>
              </dt>
              <dd>{t(`people-kept-${one}-text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t("people-not-kept")}</p>
      </section>
      <section class="panel" aria-labelledby="rights-title">
        <h2 id="rights-title">{t("people-rights")}</h2>
        <p>{t("people-rights-text")}</p>
        <p>
          <a class="button" href="/me">
            {t("house-me")}
          </a>
        </p>
      </section>
      <section class="panel" aria-labelledby="trouble-title">
        <h2 id="trouble-title">{t("people-trouble")}</h2>
        <p>{t("people-trouble-text")}</p>
        <p>{t("people-trouble-after")}</p>
      </section>
    </div>
  );
}
