/**
 * A tile in black and white. Its colour is told by the mark in its corner, as in the house's sentences: a full dot for
 * black, a ring for white, a triangle for green.
 */

import type { JSX } from "preact";

/** A tile as plain words have it. */
export interface PaperPiece {
  readonly colour: string;
  /** What is on it; nothing: it is hidden, or still to be found. */
  readonly face?: string | number | undefined;
}

interface Props extends PaperPiece {
  /** It lies open. */
  readonly laid?: boolean;
  /** What a screen reader says. */
  readonly label?: string;
}

const MARKS: Readonly<Record<string, JSX.Element>> = {
  black: <circle class="mark-full" cx="5" cy="5" r="2.6" />,
  white: <circle class="mark-open" cx="5" cy="5" r="2.2" />,
  green: <path class="mark-full" d="M5 2 8 7.6H2z" />,
};

export function PaperTile({ colour, face, laid = false, label }: Props) {
  const said =
    label === undefined ? { "aria-hidden": true } : ({ role: "img", "aria-label": label } as const);
  return (
    <span class="paper-tile" {...said}>
      <svg viewBox="0 0 20 24" aria-hidden="true" focusable="false">
        <rect class="tile-edge" x="0.6" y="0.6" width="18.8" height="22.8" rx="2" />
        {MARKS[colour]}
        {laid && <path class="tile-laid" d="M3.5 21.2h13" />}
        {face !== undefined && (
          <text x="10" y="17.6" text-anchor="middle">
            {face}
          </text>
        )}
      </svg>
    </span>
  );
}
