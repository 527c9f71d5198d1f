/** How the puzzles of Break the Code are spoken of: a place of a row, the tiles that may stand there, a question. */

import type { Action } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { Riddles } from "@house/room";
import { SmallTile } from "@house/table/small-tile";
import { tileOf } from "./tiles";
import { placeWords } from "./why";
import { questionWords, tileWords } from "./words";

export const riddles: Riddles = {
  thing: (board, name) => {
    const [group = "", letter = ""] = name.split(".");
    return {
      group: group === "centre" ? t("break-the-code-centre") : (board.names[Number(group)] ?? "?"),
      title: placeWords(board, name),
      sign: letter,
      drawn: (value) => {
        const tile = tileOf(value);
        return tile && <SmallTile colour={tile.colour} face={tile.number} />;
      },
    };
  },
  move: (_board, action) => moveWords(action as Action),
};

/** A move in words. */
function moveWords(move: Action): string {
  switch (move.t) {
    case "ask":
      return questionWords({ card: move.card, choice: move.choice ?? null });
    case "guess":
      return t("break-the-code-move-guess", { tiles: move.code.map(tileWords).join(", ") });
    case "pass":
      return t("break-the-code-move-pass");
  }
}
