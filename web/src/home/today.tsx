/** Today, in one line: what is left of it as far as this device knows, and how long one has kept at it. */

import { todayKept, unsent } from "@house/daily/kept";
import { t } from "@house/language";
import { Next } from "@house/parts/icons";

export function Today() {
  const kept = todayKept();
  const puzzle = kept?.puzzle || unsent.value !== null;
  const left = puzzle ? (kept?.quest ? "none" : "quest") : kept?.quest ? "puzzle" : "both";
  const days = kept?.days ?? 0;
  return (
    <a class="today" href="/daily">
      <strong>{t("house-today")}</strong>
      <span>{t("house-today-left", { left })}</span>
      {days > 1 && <small class="muted">{t("house-today-days", { days })}</small>}
      <Next />
    </a>
  );
}
