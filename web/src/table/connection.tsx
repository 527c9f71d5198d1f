/** A lost connection is said at once, calmly: nothing is lost, the page mends it alone. */

import { t } from "@house/language";
import type { Presence } from "@house/presence";

export function ConnectionBanner({ presence }: { readonly presence: Presence }) {
  const state = presence.connection.value;
  return (
    <div class="connection" role="status">
      {state === "lost" && <p class="banner banner-warn">{t("house-connection-lost")}</p>}
      {state === "connecting" && <p class="banner">{t("house-connecting")}</p>}
    </div>
  );
}
