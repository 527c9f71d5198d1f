/** How the puzzles of ArcheOlogic are spoken of: where a building lies, what a zone shows, others' answers. */

import type { Action, Placement, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps, Pickable, Riddles } from "@house/room";
import { ElementSign } from "./Element";
import { type Building, cellsOf, columnOf, rowOf, SIDE, shapeOf } from "./pieces";
import { PATHS } from "./Signs";
import { Printed, TURNS } from "./why";
import { axisWords, buildingWords, elementWords } from "./words";

const ASKED = "asked.";
const AT = "at.";
const NOBODY = ".";
const HOLES = 3;
/** Signs are drawn on squares of this side. */
const UNIT = 24;
const RULED = [0, 1, 2, 3, 4, 5].map((n) => `M${n} 0v${SIDE}M0 ${n}h${SIDE}`).join("");

export const riddles: Riddles = {
  thing: (board, name) => {
    if (name.startsWith(ASKED)) return answerOf(board, Number(name.slice(ASKED.length)));
    if (name.startsWith(AT)) return coverOf(board.view as State, name.slice(AT.length));
    return name.length === 1 ? buildingOf(board.view as State, name as Building) : zoneOf(name);
  },
  move: (_board, action) => moveWords(action as Action),
  drawn: ({ view }, action) => {
    const move = action as Action;
    return move.t === "claim" ? <Whole view={view as State} city={move.city} /> : null;
  },
  aside: () => t("archeologic-riddle-aside"),
};

/** A move in words. */
function moveWords(move: Action): string {
  switch (move.t) {
    case "aim":
      return t("archeologic-move-aim", { axis: axisWords(move.axis) });
    case "ask":
      return `${axisWords(move.axis)}, ${elementWords(move.element)}`;
    case "claim":
      return t("archeologic-move-claim");
    case "give_up":
      return t("archeologic-move-give-up");
  }
}

function buildingOf(view: State, building: Building): Pickable {
  return {
    group: t("archeologic-riddle-buildings"),
    title: buildingWords(building),
    sign: <ElementSign view={view} element={building} />,
    drawn: (value) => <Lain view={view} building={building} at={value} />,
  };
}

function zoneOf(zone: string): Pickable {
  return {
    group: t("archeologic-riddle-zones"),
    across: SIDE,
    title: t("archeologic-why-zone", { zone }),
    sign: zone,
    drawn: (value) => <Printed value={value} />,
  };
}

/** Which building covers a zone; that none does, the zone itself says. */
function coverOf(view: State, zone: string): Pickable {
  const drawn = (value: string) =>
    value === NOBODY ? null : <ElementSign view={view} element={value as Building} />;
  return { ...zoneOf(zone), by: zone, drawn };
}

/** What somebody else was answered, by the number of the question: a number, or what stood in the three holes. */
function answerOf({ names, view }: Pick<BoardProps, "names" | "view">, number: number): Pickable | null {
  const asked = (view as State).asked[number];
  if (!asked) return null;
  const { seat, axis, element } = asked;
  return {
    group: t("archeologic-riddle-answers"),
    title: `${names[seat] ?? "?"}, ${axisWords(axis)}, ${elementWords(element)}`,
    sign: (
      <>
        {axis} <ElementSign view={view as State} element={element} />
      </>
    ),
    drawn: (value) =>
      value.length < HOLES
        ? value
        : [...value].map((shown, hole) => <Printed key={hole} value={shown === "+" ? "s" : shown} />),
  };
}

/** A small plan with a building on it; where it lies is written "C2>". */
function Lain({ view, building, at }: { view: State; building: Building; at: string }) {
  return (
    <svg class="lain" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <path class="lain-plan" d={RULED} />
      <Cells view={view} placement={{ building, at, turn: TURNS.indexOf(at.slice(-1)) }} />
    </svg>
  );
}

/** A whole city, each building with its letter: what a claim says. */
function Whole({ view, city }: { readonly view: State; readonly city: readonly Placement[] }) {
  const said = city.map(({ building, at }) => `${buildingWords(building)}, ${at}`).join(" ; ");
  return (
    <svg class="lain lain-whole" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={said}>
      <path class="lain-plan" d={RULED} />
      {city.map((placement) => (
        <Cells key={placement.building} view={view} placement={placement} letter />
      ))}
    </svg>
  );
}

interface CellsProps {
  readonly view: State;
  readonly placement: Placement;
  /** Is its letter written on it? Else its traps are drawn. */
  readonly letter?: boolean;
}

function Cells({ view, placement: { building, at, turn }, letter = false }: CellsProps) {
  const [column, row] = [columnOf(at), rowOf(at)];
  return (
    <>
      {cellsOf(shapeOf(view.drawings, building, turn)).map(({ right, down, symbol }) => (
        <g
          key={`${right} ${down}`}
          transform={`translate(${column + right} ${row + down}) scale(${1 / UNIT})`}
        >
          <rect class="lain-cell" width={UNIT} height={UNIT} />
          {letter ? (
            <text class="lain-letter" x={UNIT / 2} y={UNIT / 2}>
              {building}
            </text>
          ) : (
            symbol !== "s" && <path class="lain-trap" d={PATHS[symbol]} />
          )}
        </g>
      ))}
    </>
  );
}
