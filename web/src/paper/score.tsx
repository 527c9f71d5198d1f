/** A score card: a line for each player or team, a column for each round, the total, and match points. */

import type { ComponentChildren } from "preact";
import { t } from "@house/language";
import { Leaf, nameAndDate } from "@house/paper/leaf";
import { pathOf } from "@house/paper/names";
import type { Paper, ScoreShape } from "@house/room";

/** A card for any game: as long as a table of a club is. */
const ANY: ScoreShape = { lines: 20, columns: () => numbered(8) };
/** Lines that fit on one sheet, beside the heads of so many cards. */
const ROOM = 23;
const HEAD = 3;

/** Columns that are only counted. */
export function numbered(many: number): readonly string[] {
  return Array.from({ length: many }, (_, at) => String(at + 1));
}

/** How many cards of so many lines fit on one sheet. */
export function copiesOf(lines: number): number {
  return Math.max(1, Math.floor(ROOM / (lines + HEAD)));
}

interface Props {
  /** The game's key and what it has on paper; null: a card for any game. */
  readonly game: string | null;
  readonly paper: Paper | null;
}

export function ScoreLeaf({ game, paper }: Props) {
  const shape = paper?.score ?? ANY;
  return (
    <Leaf
      over={game === null ? t("paper-evening") : t(`${game}-name`)}
      title={t("paper-score")}
      fields={[t("paper-table"), t("paper-date")]}
      path={pathOf({ what: "score", game })}
    >
      {Array.from({ length: copiesOf(shape.lines) }, (_, copy) => (
        <ScoreCard key={copy} {...shape} />
      ))}
    </Leaf>
  );
}

function ScoreCard({ lines, columns, legend }: ScoreShape) {
  const found: readonly ComponentChildren[] = columns();
  return (
    <div class="leaf-copy">
      <table class="leaf-ruled leaf-score">
        <thead>
          <tr>
            <th scope="col" class="leaf-wide">
              {nameAndDate()[0]}
            </th>
            {found.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{t("paper-total")}</th>
            <th scope="col">{t("paper-match-points")}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: found.length + 3 }, (_cell, cell) => (
                <td key={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend && <p class="leaf-legend">{legend().join(" ")}</p>}
    </div>
  );
}
