/** What this device has to say about the deal: it was left out of it, or it is not the one that had been sealed. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import type { Presence } from "@house/presence";

interface Props {
  readonly presence: Presence;
  /** The other seats of this device. */
  readonly others: readonly Presence[];
}

export function DealBanner({ presence, others }: Props) {
  const seats = [presence, ...others];
  if (seats.some((seat) => seat.deal.value === "bent"))
    return (
      <p class="banner banner-warn" role="alert">
        {t("house-deal-bent")}
      </p>
    );
  const left = seats.find((seat) => seat.mayRefuseDeal.value);
  return left ? <LeftOut presence={left} /> : null;
}

function LeftOut({ presence }: { readonly presence: Presence }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p class="banner" role="status">
        {t("house-deal-left-out")}{" "}
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {t("house-deal-refuse")}
        </button>
      </p>
      {asking && <Refusing presence={presence} onClose={() => setAsking(false)} />}
    </>
  );
}

function Refusing({ presence, onClose }: { readonly presence: Presence; onClose(): void }) {
  const refuse = (): void => {
    presence.atTable({ t: "refuse_deal" });
    onClose();
  };
  return (
    <Dialog title={t("house-deal-refuse")} onClose={onClose}>
      <p>{t("house-deal-refuse-text")}</p>
      <p class="buttons">
        <button type="button" class="button button-main" onClick={refuse}>
          {t("house-deal-refuse-yes")}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t("house-deal-play")}
        </button>
      </p>
    </Dialog>
  );
}
