/** A page that is nothing without the house: said calmly, with the way to what works without it. */

import { t } from "@house/language";
import { WaysOn } from "@house/parts/ways-on";

export function NoNetwork({ onTryAgain }: { onTryAgain?(): void }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{t("house-offline-title")}</h1>
      <p>{t("house-offline-here")}</p>
      <WaysOn onAgain={onTryAgain ?? (() => location.reload())} />
    </section>
  );
}
