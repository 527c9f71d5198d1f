/** The rules in our own words. */

import { t } from "@house/language";

export function Rules() {
  return (
    <div class="rules">
      <p class="rules-lead">{t("template-rules-goal")}</p>
      <p>{t("template-rules-deal")}</p>
      <p>{t("template-rules-turn")}</p>
    </div>
  );
}
