/** What speaks a room's words: it is shown once they are here. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hasLearned, learn, t } from "@house/language";

export function InRoom({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  useEffect(() => {
    void learn(game);
  }, [game]);
  return hasLearned(game) ? (
    children
  ) : (
    <p class="waiting" role="status">
      {t("house-loading")}
    </p>
  );
}
