/** The two ways on from what could not be shown: once more, or home. */

import { t } from "@house/language";

interface Props {
  /** What the first button says; by default that it is tried again. */
  readonly again?: string;
  onAgain(): void;
}

export function WaysOn({ again = t("house-try-again"), onAgain }: Props) {
  return (
    <p class="buttons">
      <button type="button" class="button" onClick={onAgain}>
        {again}
      </button>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </p>
  );
}
