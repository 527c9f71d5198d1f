/** How the puzzles of Password Express are spoken of: words are said as at the table, and spelt as the rules do. */

import type { Action, Options } from "@house/generated/password-express";
import { t } from "@house/language";
import type { Riddles } from "@house/room";
import { once } from "./answers";

export const riddles: Riddles = {
  word: (action) => {
    const move = action as Action;
    return move.t === "say" ? move.answer.word : null;
  },
  spelt: (word, options) => once(options as Options, word),
  move: (_board, action) => moveWords(action as Action),
};

/** A move in words; what nobody chooses has none. */
function moveWords(move: Action): string {
  switch (move.t) {
    case "say":
      return t("password-express-move-say", { word: move.answer.word });
    case "pass":
      return t("password-express-move-pass");
    case "contest":
      return t("password-express-move-contest");
    case "agree":
      return t("password-express-move-agree");
    case "vote":
      return t("password-express-move-vote", { ok: move.ok ? "yes" : "no" });
    case "prepare":
    case "flip":
      return t("password-express-move-prepare");
    case "time_up":
      return "";
  }
}
