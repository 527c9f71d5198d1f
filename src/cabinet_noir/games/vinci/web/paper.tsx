/** Code de Vinci on paper: candidates for each hidden tile, a score card, a position. */

import { PRINTED } from "@house/generated/printed/vinci";
import type { State } from "@house/generated/vinci";
import { t } from "@house/language";
import { numbered } from "@house/paper/score";
import { PaperTile } from "@house/paper/tile";
import { classes } from "@house/parts/classes";
import type { Paper, PositionProps } from "@house/room";
import { faceOf, letter, sign, standingWords } from "./words";

/** A line for every tile that may come to stand in a row, and all it may be. */
function Sheet({ players }: { readonly players: number }) {
  return (
    <>
      <p class="leaf-legend">{t("vinci-paper-text")}</p>
      {PRINTED.colours.map((colour) => (
        <div key={colour} class="leaf-pieces leaf-even">
          {PRINTED.faces.map((face) => (
            <PaperTile key={face} colour={colour} face={sign(face)} />
          ))}
        </div>
      ))}
      {Array.from({ length: players - 1 }, (_, other) => (
        <Candidates key={other} rows={PRINTED.rows[players] ?? 0} roomy={players === 2} />
      ))}
    </>
  );
}

function Candidates({ rows, roomy }: { readonly rows: number; readonly roomy: boolean }) {
  return (
    <>
      <p class="leaf-named">{t("paper-name")}</p>
      <table class={classes("leaf-ruled leaf-strike", roomy && "leaf-roomy")} aria-label={t("paper-sheet")}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <td class="leaf-colours">● ○</td>
              {PRINTED.faces.map((face) => (
                <td key={face}>{sign(face)}</td>
              ))}
              <td class="leaf-found" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Position({ view, me, names }: PositionProps) {
  const { rows, hands, pile } = view as State;
  return (
    <>
      <div class="leaf-hands">
        {rows.map(
          (row, seat) =>
            row.length > 0 && (
              <section key={seat}>
                <h3>{names[seat]}</h3>
                <div class="leaf-pieces">
                  {row.map((standing, place) => (
                    <span key={standing.born} class="leaf-standing">
                      <PaperTile
                        colour={standing.tile.colour}
                        face={faceOf(standing.tile) === null ? undefined : sign(faceOf(standing.tile)!)}
                        laid={standing.open}
                        label={standingWords(standing, place, seat === me)}
                      />
                      <span aria-hidden="true">{letter(place)}</span>
                      <span aria-hidden="true">
                        {!standing.open && standing.denied.map((face) => `≠${sign(face)} `)}
                      </span>
                    </span>
                  ))}
                </div>
              </section>
            ),
        )}
      </div>
      {hands.map(
        (hand, seat) => hand.length > 0 && <Lying key={seat} name={names[seat] ?? "?"} tiles={hand} />,
      )}
      {pile.length > 0 && pile.every((tile) => faceOf(tile) !== null) && (
        <Lying name={t("vinci-pile")} tiles={pile} />
      )}
      <p class="leaf-legend">{t("vinci-paper-laid")}</p>
    </>
  );
}

/** Tiles that stand in no row yet, in the order in which they are taken. */
function Lying({ name, tiles }: { readonly name: string; readonly tiles: State["pile"] }) {
  return (
    <section>
      <h3>{name}</h3>
      <div class="leaf-pieces">
        {tiles.map((tile, at) => (
          <PaperTile
            key={at}
            colour={tile.colour}
            face={faceOf(tile) === null ? undefined : sign(faceOf(tile)!)}
          />
        ))}
      </div>
    </section>
  );
}

export const paper: Paper = {
  players: Object.keys(PRINTED.rows).map(Number),
  Sheet,
  score: {
    lines: 4,
    columns: () => numbered(8),
    legend: () => [
      t("vinci-rules-match-tile"),
      t("vinci-rules-match-joker"),
      t("vinci-rules-match-out"),
      t("vinci-rules-match-bonus"),
    ],
  },
  Position,
};
