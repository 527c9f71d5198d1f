/** The claim, a deliberate act: what it costs and what a mistake would cost are said before. */

import { useState } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Plan } from "./Plan";
import { BUILDINGS, type Clashes } from "./pieces";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly laid: readonly Placement[];
  readonly clashes: Clashes;
  readonly busy: boolean;
  onClaim(city: readonly Placement[]): void;
}

/** The six lie well: all on the plan, none on another. */
export function ready(laid: readonly Placement[], clashes: Clashes): boolean {
  return laid.length === BUILDINGS.length && clashes.buildings.length === 0;
}

export function Claim({ view, me, laid, clashes, busy, onClaim }: Props) {
  const [sure, setSure] = useState(false);
  const city = BUILDINGS.flatMap((building) => laid.filter((placement) => placement.building === building));
  return (
    <>
      <button
        type="button"
        class="button claim"
        disabled={!ready(laid, clashes) || busy}
        onClick={() => setSure(true)}
      >
        {clashes.buildings.length > 0
          ? t("archeologic-claim-clash")
          : ready(laid, clashes)
            ? t("archeologic-claim", { time: view.claim_time })
            : t("archeologic-claim-missing")}
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

interface GiveUpProps {
  readonly seats: number;
  /** It is my turn, and nothing is on its way. */
  readonly may: boolean;
  onGiveUp(): void;
}

/** Leaving, always in sight and with a question first; it is for one's own turn. */
export function GiveUp({ seats, may, onGiveUp }: GiveUpProps) {
  const [sure, setSure] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button button-quiet give-up"
        disabled={!may}
        title={may ? undefined : t("archeologic-give-up-later")}
        onClick={() => setSure(true)}
      >
        {t("archeologic-give-up")}
      </button>
      {sure && (
        <Dialog title={t("archeologic-give-up-title")} onClose={() => setSure(false)}>
          <p>{t("archeologic-give-up-text", { seats })}</p>
          <div class="buttons">
            <button
              type="button"
              class="button give-up-yes"
              onClick={() => {
                setSure(false);
                onGiveUp();
              }}
            >
              {t("archeologic-give-up-yes")}
            </button>
            <button type="button" class="button button-main" onClick={() => setSure(false)}>
              {t("archeologic-give-up-no")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
