/** Standings on paper: places, names, points, and what parts those who are level, as they hang on a club's wall. */

import { t } from "@house/language";
import { Leaf } from "@house/paper/leaf";
import { language } from "@house/settings";

export interface StandingLine {
  /** Several may share one. */
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** In the order of the columns. */
  readonly tiebreaks?: readonly number[];
}

export interface StandingsProps {
  readonly title: string;
  /** After which round, in words. */
  readonly round: string;
  readonly lines: readonly StandingLine[];
  /** What parts those who are level, column by column, in words. */
  readonly tiebreaks?: readonly string[];
  /** Where they can be had again. */
  readonly path: string;
}

/** So many lines stand on one sheet. */
export const LINES = 25;

export function Standings({ title, round, lines, tiebreaks = [], path }: StandingsProps) {
  const many = Math.max(1, Math.ceil(lines.length / LINES));
  return (
    <>
      {Array.from({ length: many }, (_, at) => (
        <Leaf
          key={at}
          over={many > 1 ? `${round} · ${t("paper-sheet-of", { sheet: at + 1, sheets: many })}` : round}
          title={title}
          path={path}
        >
          <table class="leaf-ruled leaf-standings">
            <thead>
              <tr>
                <th scope="col">{t("paper-place")}</th>
                <th scope="col" class="leaf-wide">
                  {t("paper-name")}
                </th>
                <th scope="col">{t("paper-points")}</th>
                {tiebreaks.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.slice(at * LINES, (at + 1) * LINES).map((line, number) => (
                <Standing key={number} {...line} columns={tiebreaks.length} lines={lines} />
              ))}
            </tbody>
          </table>
        </Leaf>
      ))}
    </>
  );
}

interface LineProps extends StandingLine {
  readonly columns: number;
  readonly lines: readonly StandingLine[];
}

function Standing({ place, name, points, tiebreaks = [], columns, lines }: LineProps) {
  const shared = lines.filter((line) => line.place === place).length > 1;
  return (
    <tr>
      <td>{shared ? `${place} =` : place}</td>
      <th scope="row">{name}</th>
      <td>{figure(points)}</td>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>{figure(tiebreaks[column])}</td>
      ))}
    </tr>
  );
}

/** A figure as its reader writes it; nothing where there is none. */
function figure(value: number | undefined): string {
  return value === undefined ? "" : value.toLocaleString(language.value, { maximumFractionDigits: 2 });
}
