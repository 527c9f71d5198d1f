/** The feathered serpent: the track winds in rows, tokens stack where they meet, the skull waits on 7. */

import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { tokenSign } from "./words";

const ACROSS = 12;
const STEP = 30;
const RISE = 34;
const SKULL = 7;

/** Where the middle of a space is: the rows run to and fro. */
function middle(space: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(space / ACROSS);
  const along = space % ACROSS;
  return { x: 18 + STEP * (row % 2 === 0 ? along : ACROSS - 1 - along), y: 22 + RISE * row };
}

export function Track({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const rows = Math.max(2, Math.ceil((Math.max(...view.spaces) + 2) / ACROSS));
  const spaces = Array.from({ length: rows * ACROSS }, (_, space) => space);
  const words = view.arrivals.map((seat) => t("lost-code-space", { name: board.names[seat] ?? "?", space: view.spaces[seat] ?? 0 }));
  const tail = view.skull === "board" ? [t("lost-code-skull-here")] : [];
  return (
    <svg class="lc-track" viewBox={`0 0 ${STEP * ACROSS + 6} ${RISE * rows + 8}`} role="img" aria-label={`${t("lost-code-track")}. ${[...words, ...tail].join(", ")}`}>
      <polyline class="lc-serpent" points={spaces.map((space) => { const { x, y } = middle(space); return `${x},${y}`; }).join(" ")} />
      <polyline class="lc-scales" points={spaces.map((space) => { const { x, y } = middle(space); return `${x},${y}`; }).join(" ")} />
      {spaces.map((space) => <Space key={space} space={space} skull={space === SKULL && view.skull === "board"} />)}
      {view.arrivals.map((seat) => <Token key={seat} board={board} view={view} seat={seat} />)}
    </svg>
  );
}

function Space({ space, skull }: { readonly space: number; readonly skull: boolean }) {
  const { x, y } = middle(space);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={space === SKULL ? "lc-space lc-space-skull" : "lc-space"} r="10" />
      <text class="lc-space-number" y="3.500">{skull ? "☠" : space}</text>
    </g>
  );
}

/** A token; of several on one space the later lies higher. */
function Token({ board, view, seat }: { readonly board: BoardProps; readonly view: State; readonly seat: number }) {
  const space = Math.max(0, view.spaces[seat] ?? 0);
  const below = view.arrivals.slice(0, view.arrivals.indexOf(seat)).filter((other) => Math.max(0, view.spaces[other] ?? 0) === space).length;
  const { x, y } = middle(space);
  return (
    <g class={`lc-token lc-seat-${seat}${seat === board.me ? " lc-token-me" : ""}`} style={{ transform: `translate(${x + below * 2}px, ${y - 2 - below * 7}px)` }}>
      <circle r="9.500" />
      <text y="4">{tokenSign(board.names, seat)}</text>
    </g>
  );
}
