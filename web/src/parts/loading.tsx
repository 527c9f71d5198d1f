/** Something is on its way. If it is the house's to bring and the house does not answer, that is said instead. */

import { unreachable } from "@house/api";
import { t } from "@house/language";
import { NoNetwork } from "@house/parts/no-network";

export function Loading({ fromHouse = false }: { readonly fromHouse?: boolean }) {
  if (fromHouse && unreachable.value) return <NoNetwork />;
  return (
    <p class="waiting" role="status">
      {t("house-loading")}
    </p>
  );
}
