/** The feathered serpent: the track winds in rows, tokens stack where they meet, the skull waits on 7. */

import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { ACROSS, rowsShown, SKULL } from "./rows";
import { tokenSign } from "./words";

const STEP = 29;
const RISE = 34;
const EDGE = 27;
const WIDTH = 2 * EDGE + STEP * (ACROSS - 1);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a space is: the rows run to and fro. */
function middle(space: number, first: number): Point {
  const row = Math.floor(space / ACROSS);
  const along = space % ACROSS;
  return { x: EDGE + STEP * (row % 2 === 0 ? along : ACROSS - 1 - along), y: 26 + RISE * (row - first) };
}

export function Track({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const [first, last] = rowsShown(view.spaces, view.skull === "board");
  const spaces = Array.from({ length: (last - first + 1) * ACROSS }, (_, at) => first * ACROSS + at);
  const words = view.arrivals.map((seat) =>
    t("lost-code-space", { name: board.names[seat] ?? "?", space: view.spaces[seat] ?? 0 }),
  );
  const skull = view.skull === "board" ? [t("lost-code-skull-here")] : [];
  const head = middle(spaces.at(-1)!, first);
  const ahead = last % 2 === 0 ? 1 : -1;
  const tail = middle(spaces[0]!, first);
  const behind = first === 0 ? 10 : EDGE + 12; // a serpent that comes from further down comes from outside the picture
  const body = [
    { x: tail.x - (first % 2 === 0 ? behind : -behind), y: tail.y },
    ...spaces.map((space) => middle(space, first)),
    { x: head.x + 14 * ahead, y: head.y },
  ];
  const line = body.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg
      class="lc-track"
      viewBox={`0 0 ${WIDTH} ${RISE * (last - first) + 46}`}
      role="img"
      aria-label={`${t("lost-code-track")}. ${[...words, ...skull].join(", ")}`}
    >
      <polyline class="lc-serpent" points={line} />
      <polyline class="lc-scales" points={line} />
      <g transform={`translate(${head.x + 14 * ahead} ${head.y}) scale(${ahead} 1)`}>
        <path class="lc-feathers" d="M-2-9l-5-9 9 5 2-8 5 10zM-2 9l-5 9 9-5 2 8 5-10z" />
        <path class="lc-head" d="M-4-11c12-3 16 6 16 11s-4 14-16 11z" />
        <circle class="lc-eye" cx="4" cy="-4" r="1.8" />
      </g>
      {spaces.map((space) => (
        <Space
          key={space}
          space={space}
          at={middle(space, first)}
          skull={space === SKULL && view.skull === "board"}
        />
      ))}
      {view.arrivals.map((seat) => (
        <Token key={seat} board={board} view={view} seat={seat} first={first} />
      ))}
    </svg>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly at: Point;
  readonly skull: boolean;
}

function Space({ space, at, skull }: SpaceProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle class={space === SKULL ? "lc-space lc-space-skull" : "lc-space"} r="10" />
      <text class="lc-space-number" y="3.5">
        {skull ? "☠" : space}
      </text>
    </g>
  );
}

interface TokenProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly first: number;
}

/** A token; of several on one space the later lies higher. */
function Token({ board, view, seat, first }: TokenProps) {
  const space = Math.max(0, view.spaces[seat] ?? 0);
  const below = view.arrivals
    .slice(0, view.arrivals.indexOf(seat))
    .filter((other) => Math.max(0, view.spaces[other] ?? 0) === space).length;
  const { x, y } = middle(space, first);
  return (
    <g
      class={classes("lc-token", `lc-seat-${seat}`, seat === board.me && "lc-token-me")}
      style={{ transform: `translate(${x + below * 5}px, ${y - 1 - below * 4}px)` }}
    >
      <circle r="9.5" />
      <text y="4">{tokenSign(board.names, seat)}</text>
    </g>
  );
}
