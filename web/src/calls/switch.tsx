/** The switch for taps on the shoulder: a quiet line at a table played day by day, and a panel on my page. */

import { useEffect } from "preact/hooks";
import { allowed, askForNotices } from "@house/calls/notices";
import { lookAtTaps, switchTapsOff, switchTapsOn, type Taps, taps } from "@house/calls/taps";
import { t } from "@house/language";
import { me } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { complain } from "@house/speech";

/** Look how it stands for whoever is known here, again when that is somebody else; a stranger has no such thing. */
export function useTaps(of = taps): Taps {
  const known = me.value?.known ?? false;
  const account = me.value?.account ?? false;
  useEffect(() => {
    if (known) lookAtTaps().catch(complain);
  }, [known, account]);
  return me.value === null ? "unknown" : known ? of.value : "none";
}

/** Offered where somebody is waited for day by day; gone once they have chosen. */
export function TapOffer() {
  const state = useTaps();
  const [busy, wait] = useBusy();
  const offered = state === "off" || (state === "none" && allowed.value === "default");
  if (!offered) return null;
  return (
    <p class="banner tap-offer">
      {t(state === "off" ? "house-taps" : "house-notices")}{" "}
      <button
        type="button"
        class="button"
        disabled={busy}
        onClick={() => wait(state === "off" ? switchTapsOn() : askForNotices())}
      >
        {t("house-notices-ask")}
      </button>
    </p>
  );
}

/** On my page: how it stands, and the switch. */
export function TapPanel() {
  const state = useTaps();
  const [busy, wait] = useBusy();
  if (!me.value?.known || state === "unknown") return null;
  return (
    <section class="panel" aria-labelledby="taps-title">
      <h2 id="taps-title">{t("people-taps")}</h2>
      <p class="muted">{t("people-taps-text")}</p>
      {state === "none" || state === "blocked" ? (
        <p>{t(`people-taps-${state}`)}</p>
      ) : (
        <p>
          <button
            type="button"
            role="switch"
            class="button"
            aria-checked={state === "on"}
            disabled={busy}
            onClick={() => wait(state === "on" ? switchTapsOff() : switchTapsOn())}
          >
            {t(state === "on" ? "people-taps-on" : "people-taps-off")}
          </button>
        </p>
      )}
    </section>
  );
}
