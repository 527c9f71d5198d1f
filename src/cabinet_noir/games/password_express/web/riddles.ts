/** How the puzzles of Password Express are spoken of: words are said as at the table, and spelt as the rules do. */

import type { Action, Options } from "@house/generated/password-express";
import type { Riddles } from "@house/room";
import { once } from "./answers";

export const riddles: Riddles = {
  word: (action) => {
    const move = action as Action;
    return move.t === "say" ? move.answer.word : null;
  },
  spelt: (word, options) => once(options as Options, word),
};
