/** Shares of a win as a reader takes them: 43 %, +12 %, −7 %. */

import { signed } from "@house/language";
import { language } from "@house/settings";

/** So many hundredths. */
export function hundredths(share: number): string {
  return share.toLocaleString(language.value, { style: "percent" });
}

/** So many hundredths more or less. */
export function change(share: number): string {
  const shown = { style: "percent", signDisplay: "exceptZero" } as const;
  return signed(share.toLocaleString(language.value, shown));
}
