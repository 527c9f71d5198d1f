/** How the puzzles of The Lost Code are spoken of: one of one's own stones, its numbers, and what may be done. */

import type { Action } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { Riddles } from "@house/room";
import { Glyph } from "./glyphs";
import { stoneTitle } from "./why";
import type { Colour } from "./words";

export const riddles: Riddles = {
  thing: (_board, name) => {
    const colour = name.split(".")[1] as Colour;
    return {
      group: "", // all of them are one's own
      title: stoneTitle(colour),
      sign: (
        <span class={`lc-riddle lc-${colour}`}>
          <Glyph colour={colour} />
        </span>
      ),
      drawn: (value) => value,
    };
  },
  move: (_board, action) => moveWords(action as Action),
};

/** A move in words. */
function moveWords(move: Action): string {
  switch (move.t) {
    case "roll":
      return t("lost-code-move-roll");
    case "take":
      return t("lost-code-move-take");
    case "pass":
      return t("lost-code-move-pass");
    case "set_dice": {
      const [first, second, third] = move.dice;
      return t("lost-code-move-dice", { first, second, third });
    }
    case "estimate":
      return t("lost-code-move-estimate", {
        disk: move.disk,
        least: move.start,
        most: move.start + move.disk - 1,
      });
    case "exchange":
      return t("lost-code-exchange-of", { colour: move.colour });
    case "write":
      return t("lost-code-move-write");
  }
}
