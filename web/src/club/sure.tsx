/** A button that asks before it does something: what follows, then yes or no. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";

interface Props {
  readonly looks: string;
  readonly open: ComponentChildren;
  readonly title?: string;
  readonly text: string;
  readonly yes: string;
  readonly busy?: boolean;
  onYes(): void;
}

export function Sure({ looks, open, title, text, yes, busy = false, onYes }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" class={looks} disabled={busy} onClick={() => setAsked(true)}>
        {open}
      </button>
      {asked && (
        <Dialog title={title ?? yes} onClose={() => setAsked(false)}>
          <p>{text}</p>
          <p class="buttons sure-buttons">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("club-not-yet")}
            </button>
            <button
              type="button"
              class="button button-main"
              onClick={() => {
                setAsked(false);
                onYes();
              }}
            >
              {yes}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
