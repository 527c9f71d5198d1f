/** ArcheOlogic on paper: a plan with what can be asked and a log, a score card, a position with its clues. */

import type { ComponentChildren } from "preact";
import type { State } from "@house/generated/archeologic";
import { PRINTED } from "@house/generated/printed/archeologic";
import { t } from "@house/language";
import { numbered } from "@house/paper/score";
import type { Paper, PositionProps } from "@house/room";
import { type Building, cellsOf, covered } from "./pieces";
import { PATHS, SymbolSign } from "./Signs";
import { answerWords, axisWords, cluesOf, clueWords, type Element, elementWords } from "./words";

const LINES = 11;
const TRAPS = ["f", "b"];
const UNIT = 24;
/** Millimetres. */
const CELL = 2.6;
const isBuilding = (element: string): element is Building => element in PRINTED.outlines;
const elements = Object.keys(PRINTED.element_times) as Element[];

function Sheet() {
  return (
    <>
      <div class="leaf-beside">
        <Plan />
        <table class="leaf-ruled leaf-elements" aria-label={t("archeologic-elements")}>
          <tbody>
            {elements.map((element) => (
              <tr key={element}>
                <td>
                  {isBuilding(element) && <Outline drawing={PRINTED.outlines[element]} />}
                  {element === "traps" && TRAPS.map((trap) => <Sign key={trap} symbol={trap} />)}
                </td>
                <th scope="row">{elementWords(element)}</th>
                <td>{PRINTED.element_times[element]}</td>
              </tr>
            ))}
            <tr>
              <td />
              <th scope="row">{t("archeologic-paper-claim")}</th>
              <td>{PRINTED.claim_time}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p class="leaf-legend">{t("archeologic-paper-text")}</p>
      <div class="leaf-copies">
        <Log />
        <Log />
      </div>
    </>
  );
}

/** The plan, by its axes; what is known of a zone stands in it. */
function Plan({ at = () => null }: { at?(zone: string): ComponentChildren }) {
  const columns = [...PRINTED.columns];
  return (
    <table class="leaf-ruled leaf-plan" aria-label={t("archeologic-plan")}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(PRINTED.side).map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column}>{at(`${column}${row}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A building as it is cut, or with what is printed on it. */
function Outline({ drawing, cell = CELL }: { readonly drawing: readonly string[]; readonly cell?: number }) {
  return (
    <svg
      class="leaf-outline"
      viewBox={`-1 -1 ${drawing[0]!.length * UNIT + 2} ${drawing.length * UNIT + 2}`}
      style={{ inlineSize: `${drawing[0]!.length * cell}mm`, blockSize: `${drawing.length * cell}mm` }}
      aria-hidden="true"
      focusable="false"
    >
      {cellsOf(drawing).map(({ right, down, symbol }) => (
        <g key={`${right} ${down}`} transform={`translate(${right * UNIT} ${down * UNIT})`}>
          <rect width={UNIT} height={UNIT} />
          {(symbol === "f" || symbol === "b") && <path d={PATHS[symbol]} />}
        </g>
      ))}
    </svg>
  );
}

function Log() {
  return (
    <table class="leaf-ruled leaf-log" aria-label={t("paper-log")}>
      <thead>
        <tr>
          <th scope="col">{t("archeologic-paper-axis")}</th>
          <th scope="col" class="leaf-question">
            {t("archeologic-paper-element")}
          </th>
          <th scope="col" class="leaf-question">
            {t("paper-answered")}
          </th>
          <th scope="col">{t("archeologic-paper-time")}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: LINES }, (_, line) => (
          <tr key={line}>
            <td />
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Position({ view, me, names }: PositionProps) {
  const state = view as State;
  const given = cluesOf(state, me);
  const pins = new Map(
    given.flatMap(({ clue }) => (clue.t === "trap_clue" ? [[clue.at, clue.trap] as const] : [])),
  );
  const city = covered(state.drawings, "t" in state.city ? [] : state.city);
  const trap = (zone: string): string | undefined => pins.get(zone) ?? city.get(zone)?.symbol;
  return (
    <>
      <div class="leaf-beside">
        <Plan
          at={(zone) => (
            <>
              {city.get(zone)?.building}
              {TRAPS.includes(trap(zone) ?? "") && <Sign symbol={trap(zone)!} />}
            </>
          )}
        />
        <div>
          <div class="leaf-pieces leaf-drawings">
            {Object.entries(state.drawings).map(([building, drawing]) => (
              <span key={building} class="leaf-standing">
                <Outline drawing={drawing} cell={2 * CELL} />
                {elementWords(building as Building)}
              </span>
            ))}
          </div>
          <h3>{t("archeologic-clues")}</h3>
          <ul class="leaf-list">
            {given.map(({ clue, name }) => (
              <li key={name}>{clueWords(clue)}</li>
            ))}
          </ul>
        </div>
      </div>
      {state.asked.length > 0 && <h3>{t("paper-log")}</h3>}
      <table class="leaf-ruled leaf-asked">
        <tbody>
          {state.asked.map(({ seat, axis, element, answer }, at) => (
            <tr key={at}>
              <th scope="row">{names[seat]}</th>
              <td>{`${axisWords(axis)}, ${elementWords(element)}`}</td>
              <td>{answer.t === "unread" ? "?" : answerWords(answer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Sign({ symbol }: { readonly symbol: string }) {
  return (
    <span class="leaf-sign">
      <SymbolSign symbol={symbol} />
    </span>
  );
}

export const paper: Paper = {
  players: [],
  Sheet,
  score: { lines: 4, columns: () => numbered(8), legend: () => [t("archeologic-paper-score")] },
  Position,
};
