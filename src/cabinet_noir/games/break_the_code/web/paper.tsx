/** Break the Code on paper: the pad for two, three or four, a score card, a position with its questions. */

import type { State } from "@house/generated/break-the-code";
import { PRINTED } from "@house/generated/printed/break-the-code";
import { t } from "@house/language";
import { numbered } from "@house/paper/score";
import { PaperTile } from "@house/paper/tile";
import type { Paper, PositionProps } from "@house/room";
import { type AnyTile, answerWords, cardWords, letter, questionWords, tileWords } from "./words";

/** Two pads fit on a sheet where two play: each has one code to find. */
function Sheet({ players }: { readonly players: number }) {
  if (players > 2) return <Pad players={players} lines={13} />;
  return (
    <div class="leaf-copies">
      <Pad players={players} lines={15} />
      <Pad players={players} lines={15} />
    </div>
  );
}

function Pad({ players, lines }: { readonly players: number; readonly lines: number }) {
  const { hand = 0, centre = 0 } = PRINTED.dealt[players] ?? {};
  const others = Array.from({ length: players - 1 }, (_, other) => other);
  return (
    <div>
      <p class="leaf-legend">{t("break-the-code-paper-text")}</p>
      <div class="leaf-twenty">
        {PRINTED.tiles.map(({ colour, number }, at) => (
          <PaperTile key={at} colour={colour} face={number} />
        ))}
      </div>
      <table class="leaf-ruled leaf-places" aria-label={t("break-the-code-notes")}>
        <tbody>
          {centre > 0 && <Places name={t("break-the-code-centre")} many={centre} />}
          {others.map((other) => (
            <Places key={other} name={t("paper-name")} many={hand} />
          ))}
        </tbody>
      </table>
      <table class="leaf-ruled leaf-log" aria-label={t("paper-log")}>
        <thead>
          <tr>
            <th scope="col" class="leaf-question">
              {t("paper-question")}
            </th>
            {others.map((other) => (
              <th key={other} scope="col">
                {t(players > 2 ? "paper-said-by" : "paper-answered")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: players }, (_cell, cell) => (
                <td key={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The places of one code, to be written in. */
function Places({ name, many }: { readonly name: string; readonly many: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[...PRINTED.letters].slice(0, many).map((place) => (
        <td key={place}>{place}</td>
      ))}
    </tr>
  );
}

function Position({ view, me, names }: PositionProps) {
  const { hands, centre, row, asked } = view as State;
  const open = row.filter((card) => card !== null);
  return (
    <>
      <div class="leaf-hands">
        {hands.map((hand, seat) => (
          <Hand key={seat} name={names[seat] ?? "?"} tiles={hand} />
        ))}
        {centre.length > 0 && <Hand name={t("break-the-code-centre")} tiles={centre} />}
      </div>
      {asked.length > 0 && <h3>{t("paper-log")}</h3>}
      <table class="leaf-ruled leaf-asked">
        <tbody>
          {asked.map(({ seat, question, said }, at) => (
            <tr key={at}>
              <th scope="row">{names[seat]}</th>
              <td class="leaf-question">{questionWords(question)}</td>
              <td>
                {said
                  .filter((one) => one.seat !== me || hands.length > 2)
                  .map((one) => `${names[one.seat]} : ${answerWords(one.answer)}`)
                  .join(" ; ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.length > 0 && <h3>{t("break-the-code-cards")}</h3>}
      <ul class="leaf-list leaf-cards">
        {open.map((card) => (
          <li key={card}>{cardWords(card)}</li>
        ))}
      </ul>
    </>
  );
}

function Hand({ name, tiles }: { readonly name: string; readonly tiles: readonly AnyTile[] }) {
  return (
    <section>
      <h3>{name}</h3>
      <div class="leaf-pieces">
        {tiles.map((tile, place) => (
          <span key={place} class="leaf-standing">
            <PaperTile
              colour={tile.t === "tile" ? tile.colour : "hidden"}
              face={tile.t === "tile" ? tile.number : undefined}
              label={`${letter(place)}, ${tileWords(tile)}`}
            />
            <span aria-hidden="true">{letter(place)}</span>
          </span>
        ))}
      </div>
    </section>
  );
}

export const paper: Paper = {
  players: Object.keys(PRINTED.dealt).map(Number),
  Sheet,
  score: { lines: 4, columns: () => numbered(8) },
  Position,
};
