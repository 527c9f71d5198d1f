/** Something that cannot be undone: a button that asks first, says what follows, and is done with a second tap. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";

interface Props {
  /** The messages: what the button says, what follows, and what is said to do it. */
  readonly open: string;
  readonly text: string;
  readonly yes: string;
  onYes(): void;
}

export function Question({ open, text, yes, onYes }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <p class="buttons">
        <button type="button" class="button button-quiet" onClick={() => setAsked(true)}>
          {t(open)}
        </button>
      </p>
      {asked && (
        <Dialog title={t(open)} onClose={() => setAsked(false)}>
          <p>{t(text)}</p>
          <p class="buttons">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("house-no-stay")}
            </button>
            <button
              type="button"
              class="button button-main"
              onClick={() => {
                setAsked(false);
                onYes();
              }}
            >
              {t(yes)}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
