/** The points something brings on average. */

import { t } from "@house/language";

export function Worth({ points }: { readonly points: number }) {
  return <p>{t("house-hint-worth", { points: Math.round(10 * points) / 10 })}</p>;
}
