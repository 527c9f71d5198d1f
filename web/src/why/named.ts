/** Does the house name what is possible at this table? */

import { useRef } from "preact/hooks";
import type { BoardProps } from "@house/room";

/** While the house's newest word is on its way, it is as it was before: what is shown for it does not come and go. */
export function useNamed({ assist, why }: Pick<BoardProps, "assist" | "why">): boolean {
  const named = useRef(false);
  if (assist) named.current = assist.level === "candidates" || assist.level === "best";
  return named.current && why !== null;
}
