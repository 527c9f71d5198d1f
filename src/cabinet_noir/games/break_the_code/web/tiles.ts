/** The tiles of a table, as they are printed on the pad. */

import type { State, Tile } from "@house/generated/break-the-code";

const GREEN = 5;

export function allTiles(view: Pick<State, "numbers">): readonly Tile[] {
  return view.numbers.flatMap((number): Tile[] =>
    number === GREEN
      ? [
          { t: "tile", number, colour: "green" },
          { t: "tile", number, colour: "green" },
        ]
      : [
          { t: "tile", number, colour: "black" },
          { t: "tile", number, colour: "white" },
        ],
  );
}
