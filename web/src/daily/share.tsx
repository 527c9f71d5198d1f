/** "Share": the day as text, without what was to be found, to be copied or given to the device's own way of sharing. */

import { useState } from "preact/hooks";
import { sharedText } from "@house/daily/words";
import type { Daily } from "@house/generated/types";
import { t } from "@house/language";
import { copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { Share } from "@house/parts/icons";
import "@house/share/share.css";

export function ShareDay({ daily }: { readonly daily: Daily }) {
  const [open, setOpen] = useState(false);
  const text = sharedText(daily, location.origin);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Share /> <span>{t("daily-share")}</span>
      </button>
      {open && (
        <Dialog title={t("daily-share")} onClose={() => setOpen(false)}>
          <p class="muted">{t("daily-share-text")}</p>
          <pre class="share-text">{text}</pre>
          <p class="buttons">
            {typeof navigator.share === "function" && (
              <button type="button" class="button button-main" onClick={() => void hand(text)}>
                {t("house-share")}
              </button>
            )}
            <button type="button" class="button" onClick={() => void copy(text)}>
              {t("house-share-copy")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

async function hand(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined); // they thought better
}
