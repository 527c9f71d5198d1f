/** The table of Code de Vinci: the others' rows above, mine and what I may do now within a thumb's reach below. */

import type { State } from "@house/generated/vinci";
import type { BoardProps } from "@house/room";
import { useAim } from "./aim";
import { Dock } from "./Dock";
import { isOffered, read } from "./offered";
import { PileCounts } from "./Piles";
import { FinishedGame } from "./Result";
import { Row } from "./Row";
import "./vinci.css";
import "./tile.css";
import "./dock.css";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON: the types come from the room's own structs
  const offered = read(board.offers);
  const aim = useAim(board, view, offered);
  const { me } = board;
  const seats = Array.from({ length: view.seats }, (_, step) => ((me ?? -1) + 1 + step) % view.seats);
  const others = me === null ? seats : seats.filter((seat) => seat !== me);
  return (
    <div class="vinci" data-phase={view.phase}>
      <div class={`rows rows-${others.length}`}>
        {others.map((seat) => (
          <Row
            key={seat}
            board={board}
            view={view}
            seat={seat}
            selected={aim.selected?.key ?? null}
            isPickable={(place) =>
              me !== null && !board.still && (isOffered(offered, seat, place) || isHidden(view, seat, place))
            }
            onPick={aim.pick}
          />
        ))}
        {view.phase !== "over" && offered.colours.length === 0 && <PileCounts view={view} />}
      </div>
      {me !== null && <Dock board={board} view={view} seat={me} offered={offered} aim={aim} />}
      {!board.still && <FinishedGame board={board} view={view} />}
    </div>
  );
}

/** Is this an opponent's tile about which a note may be taken? */
function isHidden(view: State, seat: number, place: number): boolean {
  return view.rows[seat]?.[place]?.tile.t === "face_down";
}
