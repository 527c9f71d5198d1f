/** What speaks a room's words: it is shown once they are here. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasLearned, learn } from "@house/language";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { isMissing } from "@house/renewal";

export function InRoom({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    learn(game).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      setFailed(true);
    });
  }, [game]);
  if (failed) return <Missing />;
  return hasLearned(game) ? children : <Loading />;
}
