/** The claim, a deliberate act: what it costs and what a mistake would cost are said before. */

import { useState } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Plan } from "./Plan";
import { BUILDINGS } from "./pieces";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly laid: readonly Placement[];
  readonly busy: boolean;
  onClaim(city: readonly Placement[]): void;
}

export function Claim({ view, me, laid, busy, onClaim }: Props) {
  const [sure, setSure] = useState(false);
  const complete = laid.length === BUILDINGS.length;
  const city = BUILDINGS.flatMap((building) => laid.filter((placement) => placement.building === building));
  return (
    <>
      <button type="button" class="button claim" disabled={!complete || busy} onClick={() => setSure(true)}>
        {complete ? t("archeologic-claim", { time: view.claim_time }) : t("archeologic-claim-missing")}
      </button>
      {sure && (
        <Dialog title={t("archeologic-claim-title")} onClose={() => setSure(false)}>
          <div class="claim-plan">
            <Plan
              view={view}
              me={me}
              draft={{ laid: city, marks: {}, letters: {} }}
              wrong={[]}
              assist={null}
              hand={null}
              title={t("archeologic-plan")}
            />
          </div>
          <p>
            {t("archeologic-claim-cost", {
              time: view.claim_time,
              seats: view.seats,
              verdict: view.options.verdict ?? "booklet",
            })}
          </p>
          <div class="buttons">
            <button
              type="button"
              class="button button-main claim-yes"
              onClick={() => {
                setSure(false);
                onClaim(city);
              }}
            >
              {t("archeologic-claim-yes")}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {t("archeologic-claim-no")}
            </button>
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
    <button
      type="button"
      class="button button-quiet give-up"
      disabled={busy}
      onClick={() => (sure ? onGiveUp() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? "archeologic-give-up-sure" : "archeologic-give-up")}
    </button>
  );
}
