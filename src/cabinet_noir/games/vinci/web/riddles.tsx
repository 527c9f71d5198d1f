/** How the puzzles of Code de Vinci are spoken of: a hidden tile of somebody's row, and the numbers it may have. */

import type { Action, State } from "@house/generated/vinci";
import { t } from "@house/language";
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
  move: ({ names, view }, action) => moveWords(names, view as State | undefined, action as Action),
};

/** A move in words. Where the rows are not at hand, a tile is told without its colour. */
function moveWords(names: readonly string[], view: State | undefined, move: Action): string {
  switch (move.t) {
    case "choose_colours":
      return t("vinci-move-colours", { black: move.black });
    case "arrange":
      return t("vinci-move-arrange");
    case "draw":
      return t("vinci-move-draw", { colour: move.colour });
    case "guess": {
      const { seat, place } = move.at;
      const colour = view?.rows[seat]?.[place]?.tile.colour ?? "unseen";
      const face = move.face === "-" ? "joker" : String(move.face);
      return t("vinci-move-guess", { face, colour, victim: names[seat] ?? "?", place: letter(place) });
    }
    case "stop":
      return t("vinci-move-stop");
    case "place":
      return t("vinci-move-place", { place: letter(move.place) });
    case "lay_open":
      return t("vinci-move-lay-open", { place: letter(move.place) });
  }
}
