/** A clean number tile. Black, white and green carry a shape as well: a full dot, a ring, a leaf. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Glow } from "@house/why/lit";
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
  /** How an open reason lights it. */
  readonly glow?: Glow;
  onWhy?: (() => void) | undefined;
}

export function TilePiece(props: Props) {
  const { tile, label, glow, onWhy } = props;
  const looks = classes("btc-tile", `btc-${tile.t === "tile" ? tile.colour : "back"}`, glow);
  if (onWhy) {
    return (
      <button type="button" class={classes(looks, "btc-tile-asked")} aria-haspopup="dialog" onClick={onWhy}>
        <span class="unseen">{t("house-why-about", { about: label })}</span>
        <Body {...props} />
      </button>
    );
  }
  return (
    <span class={looks} role="img" aria-label={label}>
      <Body {...props} />
    </span>
  );
}

function Body({ tile, place, foot, wrong = false, count, lamp }: Props) {
  return (
    <>
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
    </>
  );
}
