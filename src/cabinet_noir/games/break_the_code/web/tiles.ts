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

const COLOURS: Readonly<Record<string, Tile["colour"]>> = { B: "black", W: "white", G: "green" };

/** The tile of a short name, as the deduction writes it: "B3". */
export function tileOf(name: string): Tile | null {
  const colour = COLOURS[name[0] ?? ""];
  return colour ? { t: "tile", number: Number(name.slice(1)), colour } : null;
}
