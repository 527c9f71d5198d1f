/** Password Express on paper: words and stars round by round, a score card, the rows of a puzzle. */

import type { State } from "@house/generated/password-express";
import { PRINTED } from "@house/generated/printed/password-express";
import { t } from "@house/language";
import { numbered } from "@house/paper/score";
import type { Paper, PositionProps } from "@house/room";
import { TeamSign } from "./TeamSign";
import { letterOf, letterSign, starsOn, themeOf } from "./table";
import { TEAMS } from "./teams";

function Team({ team }: { readonly team: number }) {
  return (
    <span class="leaf-team">
      <TeamSign team={team} /> {t("password-express-team-short", { team: TEAMS[team]! })}
    </span>
  );
}

function Sheet() {
  return (
    <>
      {numbered(PRINTED.rounds).map((round) => (
        <table
          key={round}
          class="leaf-ruled leaf-words"
          aria-label={t("password-express-round-over", { round })}
        >
          <thead>
            <tr>
              <th scope="col" class="leaf-question">
                {t("password-express-round-over", { round })} · {t("password-express-paper-theme")}
              </th>
              <th scope="col">{t("password-express-paper-letter")}</th>
              {PRINTED.positions.map((position) => (
                <th key={position} scope="col" class="leaf-question">
                  {position}
                </th>
              ))}
              {TEAMS.map((_, team) => (
                <th key={team} scope="col">
                  <Team team={team} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: PRINTED.rows }, (_, row) => (
              <tr key={row}>
                {Array.from({ length: PRINTED.positions.length + 2 }, (_cell, cell) => (
                  <td key={cell} />
                ))}
                {row === 0 && TEAMS.map((team) => <td key={team} rowSpan={PRINTED.rows} />)}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Position({ view }: PositionProps) {
  const state = view as State;
  const stars = starsOn(state);
  return (
    <table class="leaf-ruled leaf-words">
      <tbody>
        {state.positions.map((positions, row) => (
          <tr key={row}>
            <th scope="row">{letterSign(letterOf(state, row)) || "?"}</th>
            <td class="leaf-question">{themeOf(state, row)}</td>
            {positions.map((position, column) => (
              <td key={column} class="leaf-question">
                <small>{`${position} ${"★".repeat(stars[position])}`}</small>
                <br />
                {state.table[row]?.[column]?.word ?? ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const paper: Paper = {
  players: [],
  Sheet,
  score: {
    lines: 2,
    columns: () => numbered(PRINTED.rounds),
    legend: () => [t("password-express-paper-score")],
  },
  Position,
};
