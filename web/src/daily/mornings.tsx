/** The switch for a word in the morning: nothing is asked of the reader before they touch it, and no game is in it. */

import { useTaps } from "@house/calls/switch";
import { mornings, switchMorningsOff, switchMorningsOn } from "@house/calls/taps";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";

export function MorningSwitch() {
  const state = useTaps(mornings);
  const [busy, wait] = useBusy();
  if (state === "unknown" || state === "none") return null;
  return (
    <section class="panel daily-panel" aria-labelledby="daily-mornings">
      <h2 id="daily-mornings">{t("daily-mornings")}</h2>
      <p class="muted">{t(state === "blocked" ? "daily-mornings-blocked" : "daily-mornings-text")}</p>
      {state !== "blocked" && (
        <p>
          <button
            type="button"
            role="switch"
            class="button"
            aria-checked={state === "on"}
            disabled={busy}
            onClick={() => wait(state === "on" ? switchMorningsOff() : switchMorningsOn())}
          >
            {t(state === "on" ? "daily-mornings-on" : "daily-mornings-off")}
          </button>
        </p>
      )}
    </section>
  );
}
