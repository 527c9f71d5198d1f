/** The Lost Code on paper: the deduction sheet, a score card, a position with the rounds so far. */

import type { Mark, State } from "@house/generated/lost-code";
import { PRINTED } from "@house/generated/printed/lost-code";
import { t } from "@house/language";
import type { Paper, PositionProps } from "@house/room";
import { Glyph } from "./glyphs";
import { type AnyStone, type Colour, coloursOf, learntWords, stoneWords } from "./words";

function Animal({ colour }: { readonly colour: Colour }) {
  return (
    <span class="leaf-sign" role="img" aria-label={t("lost-code-animal", { colour })}>
      <Glyph colour={colour} />
    </span>
  );
}

function Sheet({ players }: { readonly players: number }) {
  return (
    <>
      <p class="leaf-legend">{t("lost-code-paper-text")}</p>
      <table class="leaf-ruled leaf-strike" aria-label={t("lost-code-sheet-numbers")}>
        <thead>
          <tr>
            <td />
            <th scope="col" colSpan={PRINTED.tougher.length}>
              {t("lost-code-sheet-numbers")}
            </th>
            <th scope="col" colSpan={PRINTED.most}>
              {t("lost-code-sheet-answer")}
            </th>
          </tr>
        </thead>
        <tbody>
          {PRINTED.colours.map((colour) => (
            <tr key={colour}>
              <td>
                <Animal colour={colour} />
              </td>
              {PRINTED.tougher.map((number) => (
                <td key={number}>{PRINTED.numbers.includes(number) ? number : `(${number})`}</td>
              ))}
              {Array.from({ length: PRINTED.most }, (_, place) => (
                <td key={place} class="leaf-found" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("lost-code-sheet-rounds")}</h3>
      <Rounds many={PRINTED.rounds[players] ?? 0} />
    </>
  );
}

/** A line a round: the dice, what was announced, and what the sum is by that. */
function Rounds({ many }: { readonly many: number }) {
  return (
    <table class="leaf-ruled" aria-label={t("lost-code-sheet-rounds")}>
      <thead>
        <tr>
          <td />
          {PRINTED.colours.map((colour) => (
            <th key={colour} scope="col">
              <Animal colour={colour} />
            </th>
          ))}
          <th scope="col" class="leaf-question">
            {t("lost-code-paper-announced")}
          </th>
          <th scope="col" class="leaf-question">
            {t("lost-code-sum")}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: many }, (_, round) => (
          <tr key={round}>
            <td>{round + 1}</td>
            {Array.from({ length: PRINTED.colours.length + 2 }, (_cell, cell) => (
              <td key={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stone({ stone }: { readonly stone: AnyStone }) {
  return (
    <span class="leaf-stone" role="img" aria-label={stoneWords(stone)}>
      <Glyph colour={stone.colour} />
      <b>{stone.t === "stone" ? stone.number : ""}</b>
    </span>
  );
}

function Position({ view, names }: PositionProps) {
  const state = view as State;
  return (
    <>
      <div class="leaf-hands">
        {state.racks.map((rack, seat) => (
          <section key={seat}>
            <h3>{names[seat] ?? t("lost-code-nobody")}</h3>
            <div class="leaf-pieces">
              {rack.map((stone) => (
                <Stone key={stone.colour} stone={stone} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p class="leaf-legend">
        {coloursOf(state).map((colour) => (
          <span key={colour} class="leaf-key">
            <Animal colour={colour} /> {t("lost-code-colour", { colour })}
          </span>
        ))}
      </p>
      <h3>{t("lost-code-sheet-rounds")}</h3>
      <Played state={state} names={names} />
    </>
  );
}

/** The rounds so far: what everybody learnt, and gave up. */
function Played({ state, names }: { readonly state: State; readonly names: readonly string[] }) {
  return (
    <table class="leaf-ruled leaf-asked">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("lost-code-dice")}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.rounds.map(({ dice, marks }, round) => (
          <tr key={round}>
            <td>{round + 1}</td>
            <td>
              {dice.map((colour, die) => (
                <Animal key={die} colour={colour} />
              ))}
            </td>
            {names.map((_, seat) => (
              <td key={seat}>{marks[seat] && <Learnt mark={marks[seat]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Learnt({ mark }: { readonly mark: Mark }) {
  return (
    <>
      {learntWords(mark)} {mark.discarded && <Stone stone={mark.discarded} />}
    </>
  );
}

export const paper: Paper = {
  players: Object.keys(PRINTED.rounds).map(Number),
  Sheet,
  score: {
    lines: 4,
    columns: () => [
      t("lost-code-paper-track"),
      ...PRINTED.colours.map((colour) => <Animal key={colour} colour={colour} />),
    ],
  },
  Position,
};
