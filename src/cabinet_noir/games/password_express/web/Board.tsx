/** The table of Password Express: the teams and the sand, the four rows, and the field that is always ready. */

import type { State } from "@house/generated/password-express";
import type { BoardProps } from "@house/room";
import { Bar } from "./Bar";
import { Dock } from "./Dock";
import { doing as read } from "./doing";
import { keepFocus } from "./focus";
import { PrepareTable } from "./Prepare";
import { Review } from "./Review";
import { Rows } from "./Rows";
import { myTeam } from "./table";
import { useTypist } from "./typist";
import "./terminal.css";
import "./rows.css";
import "./dock.css";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON
  const doing = read(board);
  const typist = useTypist(board, view, doing);
  const team = board.held.length > 0 ? null : myTeam(view, board.me);
  const between = (view.phase === "ready" && view.fresh) || view.phase === "recap" || view.phase === "over";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not pressed itself; a click leaves the field its focus
    <div
      class="px"
      data-phase={view.phase}
      data-mode={typist.mode}
      data-team={view.team}
      onMouseDown={keepFocus}
    >
      <Bar board={board} view={view} team={team} />
      {doing.prepare && !board.still ? (
        <PrepareTable view={view} prepare={doing.prepare} />
      ) : between && view.results.length > 0 ? (
        <Review view={view} names={board.names} me={board.me} />
      ) : (
        <Rows view={view} doing={doing} typist={typist} lit={board.lit} />
      )}
      {!board.still && board.me !== null && view.phase !== "over" && !doing.prepare && (
        <Dock board={board} view={view} doing={doing} typist={typist} />
      )}
    </div>
  );
}
