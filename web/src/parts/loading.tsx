/** Something is on its way. */

import { t } from "@house/language";

export function Loading() {
  return (
    <p class="waiting" role="status">
      {t("house-loading")}
    </p>
  );
}
