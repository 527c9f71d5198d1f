/** A part of the page that could not be fetched: what to do about it, instead of waiting for ever. */

import { t } from "@house/language";
import { WaysOn } from "@house/parts/ways-on";

export function Missing() {
  return (
    <section class="panel narrow" role="status">
      <h1>{t("house-missing-title")}</h1>
      <p>{t("house-missing-text")}</p>
      <WaysOn onAgain={() => location.reload()} />
    </section>
  );
}
