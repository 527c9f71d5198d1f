/** What speaks a room's words: it is shown once they are here. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hasLearned, learn } from "@house/language";
import { Loading } from "@house/parts/loading";

export function InRoom({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  useEffect(() => {
    void learn(game);
  }, [game]);
  return hasLearned(game) ? children : <Loading />;
}
