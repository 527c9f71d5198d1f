/** Somebody I have blocked sits at this table, because somebody invited us both: I am told, and nobody else is. */

import { t } from "@house/language";
import type { Presence } from "@house/presence";

export function ApartBanner({ presence }: { readonly presence: Presence }) {
  const names = presence.apart.value.map((seat) => presence.names.value[seat] ?? "?");
  if (names.length === 0) return null;
  return (
    <p class="banner" role="status">
      {t("house-apart", { names: names.join(", ") })}
    </p>
  );
}
