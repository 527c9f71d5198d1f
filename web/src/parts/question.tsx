/** Something that cannot be undone: a button that asks first, says what follows, and is done with a second tap. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";

export interface Asking {
  readonly looks: string;
  readonly open: ComponentChildren;
  readonly title?: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  onYes(): void;
}

/** The button and what it asks, in words that are found already. */
export function AskFirst({ looks, open, title, text, yes, no, busy = false, onYes }: Asking) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" class={looks} disabled={busy} onClick={() => setAsked(true)}>
        {open}
      </button>
      {asked && (
        <Dialog title={title ?? yes} onClose={() => setAsked(false)}>
          <p>{text}</p>
          <p class="buttons">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {no}
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

interface Props {
  /** The messages: what the button says, what follows, and what is said to do it. */
  readonly open: string;
  readonly text: string;
  readonly yes: string;
  onYes(): void;
}

export function Question({ open, text, yes, onYes }: Props) {
  return (
    <div class="buttons">
      <AskFirst
        looks="button button-quiet"
        open={t(open)}
        title={t(open)}
        text={t(text)}
        yes={t(yes)}
        no={t("house-no-stay")}
        onYes={onYes}
      />
    </div>
  );
}
