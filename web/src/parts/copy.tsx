/** A line to be handed on: shown, copied, or given to the device's own way of sharing. */

import { t } from "@house/language";
import { notify } from "@house/speech";

interface Props {
  readonly label: string;
  readonly text: string;
  readonly secret?: boolean;
}

/** Copy a text, and say so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("house-copied"));
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    notify(t("house-copy-by-hand"), "error"); // no clipboard without https: the text stands there to be selected
  }
}

export function Copy({ label, text, secret }: Props) {
  const share = typeof navigator.share === "function" && !secret;
  return (
    <div class="copy">
      <label class="field">
        <span>{label}</span>
        <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => void copy(text)}>
        {t("house-copy")}
      </button>
      {share && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ url: text, title: "Cabinet Noir" }).catch(() => undefined)}
        >
          {t("house-share")}
        </button>
      )}
    </div>
  );
}
