/**
 * A new version is here. At a table one is left in peace as long as the house understands this page: the next step in
 * the house brings the new one.
 */

import { t } from "@house/language";
import { renew, renewal } from "@house/renewal";
import "@house/style/renewal.css";

export function RenewalBanner({ atTable }: { readonly atTable: boolean }) {
  const state = renewal.value;
  const shown = state === "needed" || (state === "offered" && !atTable);
  return (
    <div class="renewal-place" role="status">
      {shown && (
        <p class="renewal">
          <span>{t(state === "needed" ? "page-too-old" : "house-renewal")}</span>
          <button type="button" class="button button-main" onClick={renew}>
            {t("house-renew")}
          </button>
        </p>
      )}
    </div>
  );
}
