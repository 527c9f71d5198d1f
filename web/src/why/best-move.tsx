/** Why something is worth doing: what it brings on average, and how that comes about. */

import type { Presence } from "@house/presence";
import type { BestMove as Named } from "@house/room";
import { Answer } from "@house/why/answer";
import { Worth } from "@house/why/worth";

interface Props {
  readonly presence: Presence;
  readonly move: Named;
}

export function BestMove({ presence, move }: Props) {
  return (
    <>
      <Worth points={move.points} />
      <Answer presence={presence} about={{ action: move.action }} />
    </>
  );
}
