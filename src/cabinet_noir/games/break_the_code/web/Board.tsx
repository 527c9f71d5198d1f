/** The table of Break the Code: the others' screens above, the cards on felt, my row and what I may do now below. */

import type { State } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Composer } from "./Composer";
import { Dock } from "./Dock";
import { Felt } from "./Felt";
import { read } from "./offered";
import { Centre, Rack } from "./Rack";
import { useTurn } from "./turn";
import "./pieces.css";
import "./board.css";
import "./low.css";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON: the types come from the room's own structs
  const offered = read(board.offers);
  const turn = useTurn(board, view, offered);
  const { me } = board;
  const seats = Array.from({ length: view.seats }, (_, step) => ((me ?? -1) + 1 + step) % view.seats);
  const others = me === null ? seats : seats.filter((seat) => seat !== me);
  return (
    <div class="btc" data-phase={view.phase}>
      <div
        class={`btc-others btc-others-${others.length}`}
        role="region"
        aria-label={t("break-the-code-screens")}
        tabIndex={0}
      >
        {others.map((seat) => (
          <Rack key={seat} board={board} view={view} seat={seat} />
        ))}
        {view.centre.length > 0 && <Centre board={board} view={view} />}
      </div>
      {turn.guessing && offered.code ? (
        <Composer board={board} view={view} code={offered.code} turn={turn} />
      ) : (
        view.phase !== "over" && <Felt board={board} view={view} offered={offered} turn={turn} />
      )}
      {me !== null && <Dock board={board} view={view} seat={me} offered={offered} turn={turn} />}
    </div>
  );
}
