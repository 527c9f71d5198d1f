/** What one does best where nothing is certain: in the room's words, and why. */

import { useEffect, useState } from "preact/hooks";
import type { Suggestion } from "@house/generated/types";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import type { Riddles } from "@house/room";
import { ROOMS } from "@house/rooms";
import { BestQuestion } from "@house/why/best";
import { Worth } from "@house/why/worth";

interface Props {
  readonly presence: Presence;
  readonly advice: Suggestion;
}

export function Suggested({ presence, advice }: Props) {
  const { action, unit, worth, worlds } = advice;
  const [riddles, setRiddles] = useState<Riddles | null>(null);
  useEffect(() => {
    void ROOMS.get(presence.info.value.game)?.riddles?.().then(setRiddles);
  }, []);
  if (!riddles) return null;
  const board = { names: presence.names.value, view: presence.news.value?.view };
  return (
    <>
      <p>{t(`house-hint-best-${unit}`, { move: riddles.move?.(board, action) ?? "" })}</p>
      {riddles.drawn?.(board, action)}
      {unit === "bits" ? <BestQuestion worlds={worlds} bits={worth} /> : <Worth points={worth} />}
    </>
  );
}
