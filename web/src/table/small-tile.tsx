/**
 * A small tile, drawn where a sentence or a list speaks of one: its colour, its corner mark (a full dot for black, a
 * ring for white, a leaf for green), and its face if that is known. No letter stands for a colour: every language
 * has others.
 */

import { classes } from "@house/parts/classes";
import "./small-tile.css";

interface Props {
  readonly colour: string;
  /** What is on it; nothing where only its back is seen. */
  readonly face?: string | number | undefined;
  /** What a screen reader says; without it the words beside the tile say it all. */
  readonly label?: string;
}

export function SmallTile({ colour, face, label }: Props) {
  const looks = classes("small-tile", `small-tile-${colour}`, face === undefined && "small-tile-back");
  const said =
    label === undefined ? { "aria-hidden": true } : ({ role: "img", "aria-label": label } as const);
  return (
    <span class={looks} {...said}>
      {face}
    </span>
  );
}
