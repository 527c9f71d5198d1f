/** How the puzzles of Code de Vinci are spoken of: a hidden tile of somebody's row, and the numbers it may have. */

import type { State } from "@house/generated/vinci";
import type { Riddles } from "@house/room";
import { SmallTile } from "@house/table/small-tile";
import { placeOf, tileTitle } from "./why";
import { letter } from "./words";

export const riddles: Riddles = {
  thing: (board, name) => {
    const view = board.view as State;
    const at = placeOf(view, name);
    if (at === null) return null;
    const { colour } = view.rows[at.seat]![at.place]!.tile;
    return {
      group: board.names[at.seat] ?? "?",
      title: tileTitle(board, view, name) ?? "",
      sign: (
        <>
          {letter(at.place)} <SmallTile colour={colour} />
        </>
      ),
      drawn: (value) => <SmallTile colour={colour} face={value === "-" ? "–" : value} />,
    };
  },
};
