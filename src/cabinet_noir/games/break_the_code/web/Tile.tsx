/** A clean number tile. Black, white and green carry a shape as well: a full dot, a ring, a leaf. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { type AnyTile, letter } from "./words";

interface Props {
  readonly tile: AnyTile;
  /** What a screen reader says. */
  readonly label: string;
  readonly place?: number;
  /** What my pencil says of it. */
  readonly foot?: string | undefined;
  /** Has the house struck that on my sheet, because it cannot be? */
  readonly wrong?: boolean;
  /** How many tiles it may be, where the table agreed on such help. */
  readonly count?: number | undefined;
  /** The lamp under it, as the last answer left it: lit, and joined to the next one where they are of one group. */
  readonly lamp?: "lit" | "joined" | undefined;
}

export function TilePiece({ tile, label, place, foot, wrong = false, count, lamp }: Props) {
  const colour = tile.t === "tile" ? tile.colour : "back";
  return (
    <span class={`btc-tile btc-${colour}`} role="img" aria-label={label}>
      <span class="btc-face" aria-hidden="true">
        {tile.t === "tile" && (
          <>
            <span class="btc-mark" />
            {tile.number}
          </>
        )}
        {tile.t === "face_down" && foot && (
          <span class={wrong ? "btc-foot btc-foot-wrong" : "btc-foot"}>{foot}</span>
        )}
        {tile.t === "face_down" && !foot && count !== undefined && (
          <span class="btc-count">{t("break-the-code-possible-short", { count })}</span>
        )}
      </span>
      {place !== undefined && (
        <span
          class={classes("btc-letter", lamp && "btc-lit", lamp === "joined" && "btc-joined")}
          aria-hidden="true"
        >
          {letter(place)}
        </span>
      )}
    </span>
  );
}
