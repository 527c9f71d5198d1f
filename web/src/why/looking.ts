/** Looking at clues: all of an open reason are lit, the one that is looked at more than the others. */

import { useEffect } from "preact/hooks";
import type { Given } from "@house/generated/types";
import type { Presence } from "@house/presence";
import { showPane } from "@house/table/panes";

export interface Looking {
  readonly now: number | null;
  onLook(clue: number, closely: boolean): void;
}

/** Light the clues of a reason while it is shown; a clue that is looked at closely is shown where it lies. */
export function useLooking(presence: Presence, clues: readonly Given[]): Looking {
  const { lit } = presence.why;
  useEffect(() => {
    lit.value = { clues, now: null };
  }, [clues]);
  return {
    now: lit.value.now,
    onLook: (now, closely) => {
      lit.value = { clues, now };
      if (!closely) return;
      showPane((clues[now]?.at ?? []).length > 0 ? "table" : "course");
      requestAnimationFrame(() => {
        if (isHiddenByPanel()) presence.why.folded.value = "above";
      });
    },
  };
}

/** Does the panel lie over all that the clue one looks at lights on the table? */
function isHiddenByPanel(): boolean {
  const panel = document.querySelector(".why")?.getBoundingClientRect();
  const lit = [...document.querySelectorAll(".pane-table .lit-now")].map((one) =>
    one.getBoundingClientRect(),
  );
  return (
    panel !== undefined &&
    lit.length > 0 &&
    lit.every((one) => one.bottom > panel.top && one.left < panel.right && one.right > panel.left)
  );
}
