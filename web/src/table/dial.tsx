/** How much the house helps: said all the time, and at hand where one plays against bots alone. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { assistWords } from "@house/names";
import { Dialog } from "@house/parts/dialog";
import type { Presence } from "@house/presence";

export function DialTag({ presence }: { readonly presence: Presence }) {
  const [open, setOpen] = useState(false);
  const { assist, dial, game } = presence.info.value;
  const words = assistWords(game, assist, true);
  if (dial.length < 2 || presence.seat.value === null) {
    return assist === "off" ? null : <span class="tag">{words}</span>;
  }
  return (
    <>
      <button type="button" class="tag-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="tag">{words}</span>
      </button>
      {open && (
        <Dialog title={t("house-assist")} onClose={() => setOpen(false)}>
          <p class="muted">{t("house-dial-text")}</p>
          <fieldset class="choices choices-tall">
            <legend class="unseen">{t("house-assist")}</legend>
            {dial.map((step) => (
              <label key={step} class="choice">
                <input
                  type="radio"
                  name="dial"
                  checked={step === assist}
                  onChange={() => presence.atTable({ t: "turn_dial", level: step })}
                />
                <span>{assistWords(game, step)}</span>
              </label>
            ))}
          </fieldset>
        </Dialog>
      )}
    </>
  );
}
