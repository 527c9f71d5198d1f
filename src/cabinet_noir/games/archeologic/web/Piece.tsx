/** A building cut from card: its cells, with flame and blade marks. */

import { classes } from "@house/parts/classes";
import { type Building, cellsOf } from "./pieces";
import { SymbolSign } from "./Signs";

interface Props {
  readonly building: Building;
  readonly drawing: readonly string[];
}

export function Piece({ building, drawing }: Props) {
  const cells = cellsOf(drawing);
  const has = (right: number, down: number): boolean =>
    cells.some((cell) => cell.right === right && cell.down === down);
  return (
    <div
      class={`piece piece-${building}`}
      style={{ "--across": drawing[0]!.length, "--along": drawing.length }}
    >
      {cells.map(({ right, down, symbol }, n) => (
        <span key={n} class={edges(right, down, has)} style={{ gridColumn: right + 1, gridRow: down + 1 }}>
          <SymbolSign symbol={symbol} />
          {n === 0 && (
            <b class="piece-letter" aria-hidden="true">
              {building}
            </b>
          )}
        </span>
      ))}
    </div>
  );
}

/** Draw a line only where the card was cut. */
function edges(right: number, down: number, has: (right: number, down: number) => boolean): string {
  return classes(
    "piece-cell",
    !has(right, down - 1) && "cut-top",
    !has(right + 1, down) && "cut-right",
    !has(right, down + 1) && "cut-bottom",
    !has(right - 1, down) && "cut-left",
  );
}
