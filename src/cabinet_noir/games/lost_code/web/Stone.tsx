/** A carved stone: its colour, its animal, and its number for whoever may see it. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Glow } from "@house/why/lit";
import { Glyph } from "./glyphs";
import { type AnyStone, stoneWords } from "./words";

interface Props {
  readonly stone: AnyStone;
  /** What a screen reader says; by default the stone itself. */
  readonly label?: string;
  /** How many numbers it may have, where the table agreed on such help. */
  readonly count?: number | undefined;
  readonly fresh?: boolean;
  /** How an open reason lights it. */
  readonly glow?: Glow;
  onPick?: (() => void) | undefined;
}

export function StonePiece({ stone, label = stoneWords(stone), count, fresh = false, glow, onPick }: Props) {
  const looks = classes(
    "lc-stone",
    `lc-${stone.colour}`,
    stone.t !== "stone" && "lc-back",
    fresh && "lc-fresh",
    glow,
  );
  const body = (
    <>
      <Glyph colour={stone.colour} />
      {stone.t === "stone" && (
        <span class="lc-number" aria-hidden="true">
          {stone.number}
        </span>
      )}
      {stone.t !== "stone" && count !== undefined && (
        <span class="lc-count" aria-hidden="true">
          {t("lost-code-possible-short", { count })}
        </span>
      )}
    </>
  );
  if (onPick)
    return (
      <button type="button" class={looks} onClick={onPick}>
        <span class="unseen">{label}</span>
        {body}
      </button>
    );
  return (
    <span class={looks} role="img" aria-label={label}>
      {body}
    </span>
  );
}
