/** The claim, a deliberate act: what it costs and what a mistake would cost are said before. */

import { useState } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import type { Building } from "./pieces";

interface Props {
  readonly view: State;
  readonly laid: readonly Placement[];
  readonly busy: boolean;
  onClaim(city: readonly Placement[]): void;
}

export function Claim({ view, laid, busy, onClaim }: Props) {
  const [sure, setSure] = useState(false);
  const order = Object.keys(view.drawings) as Building[];
  const complete = laid.length === order.length;
  const city = order.flatMap((building) => laid.filter((placement) => placement.building === building));
  return (
    <>
      <button type="button" class="button claim" disabled={!complete || busy} title={complete ? "" : t("archeologic-claim-missing")} onClick={() => setSure(true)}>
        {t("archeologic-claim")}
      </button>
      {sure && (
        <Dialog title={t("archeologic-claim-title")} onClose={() => setSure(false)}>
          <p>{t(view.options.verdict === "app" ? "archeologic-claim-app" : "archeologic-claim-booklet")}</p>
          <div class="buttons">
            <button type="button" class="button button-main claim-yes" onClick={() => { setSure(false); onClaim(city); }}>{t("archeologic-claim-yes")}</button>
            <button type="button" class="button" onClick={() => setSure(false)}>{t("archeologic-claim-no")}</button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Leaving takes two taps, so that none is a slip. */
export function GiveUp({ busy, onGiveUp }: { readonly busy: boolean; onGiveUp(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" class="button button-quiet give-up" disabled={busy} onClick={() => (sure ? onGiveUp() : setSure(true))} onBlur={() => setSure(false)}>
      {t(sure ? "archeologic-give-up-sure" : "archeologic-give-up")}
    </button>
  );
}
