/** The table of ArcheOlogic: the track and my plan above; buildings, Archeoscope and answers within a thumb's reach. */

import { useState } from "preact/hooks";
import type { State } from "@house/generated/archeologic";
import { useKeys } from "@house/keyboard";
import type { BoardProps } from "@house/room";
import { useAsking } from "./asking";
import { ready } from "./Claim";
import { DeskPlan } from "./DeskPlan";
import { DeskTools } from "./DeskTools";
import { useHand } from "./hand";
import { type Desk, keysOf, type Mode, type Standing } from "./keys";
import { Track } from "./Track";
import "./archeologic.css";
import "./plan.css";
import "./measures.css";
import "./piece.css";
import "./scope.css";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON: the types come from the room's own structs
  const hand = useHand(board, view);
  const asking = useAsking(view);
  const [mode, setMode] = useState<Mode>("scope");
  const may = (action: string): boolean =>
    !board.still && board.offers.some((offer) => offer.action === action);
  const ask = (): void => {
    if (!may("ask") || board.busy || !asking.axis || !asking.element) return;
    board.act({ t: "ask", axis: asking.axis, element: asking.element });
    asking.clear(); // a second tap is no second question
  };
  const desk: Desk = { view, mode, hand, asking, setMode, ask };
  const standing = standingOf(board, view);
  useKeys(standing === "works" ? keysOf(desk) : {});
  const time =
    mode === "scope" && may("ask")
      ? asking.time(view)
      : mode === "lay" && ready(hand.draft.laid, hand.clashes) && may("claim")
        ? view.claim_time
        : null;
  return (
    <div class="archeologic" data-phase={view.phase} data-mode={mode} data-seats={view.seats}>
      <Track
        view={view}
        names={board.names}
        me={board.me}
        toAct={board.toAct}
        landing={time === null ? null : (view.lands[time] ?? null)}
      />
      {/* Where there is nothing to press, the desk itself is gone to, so that keys scroll it. */}
      <div class="desk" tabIndex={standing === "works" ? undefined : 0}>
        <DeskPlan board={board} view={view} hand={hand} standing={standing} />
        <DeskTools board={board} desk={desk} standing={standing} may={may} />
      </div>
    </div>
  );
}

function standingOf({ me, still }: BoardProps, view: State): Standing {
  if (me === null || still || view.phase === "over") return "watches";
  if (view.out.includes(me)) return "out";
  return view.claims[me] ? "checked" : "works";
}
