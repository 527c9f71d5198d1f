/** A heavy bakelite tile. It stands while it keeps its secret, and falls forward when it is laid open. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Glow } from "@house/why/lit";
import { type AnyTile, faceOf, letter, sign } from "./words";

export interface TileProps {
  readonly tile: AnyTile;
  readonly open?: boolean;
  /** What a screen reader says. */
  readonly label: string;
  readonly place?: number;
  /** Small words at its foot: faces denied, my notes. */
  readonly foot?: string | undefined;
  /** How many values it may have, where the table agreed on such help. */
  readonly count?: number | undefined;
  readonly selected?: boolean;
  readonly just?: "hit" | "miss" | "new" | undefined;
  /** What was just named for it, and missed. */
  readonly said?: string | undefined;
  /** How an open reason lights it. */
  readonly glow?: Glow;
  readonly id?: string;
  onPick?: (() => void) | undefined;
}

export function TilePiece(props: TileProps) {
  const {
    tile,
    open = false,
    label,
    place,
    foot,
    count,
    selected = false,
    just,
    said,
    glow,
    id,
    onPick,
  } = props;
  const face = faceOf(tile);
  const looks = {
    class: classes("tile", `tile-${tile.colour}`, open && "tile-open", selected && "tile-selected", glow),
    "data-just": just,
    "data-tile": id,
  };
  const body = (
    <>
      <span class="tile-body" aria-hidden="true">
        <span class="tile-mark" />
        {face === null ? <Secret count={count} /> : <Face face={face} />}
        {foot && <span class="tile-foot">{foot}</span>}
        {said !== undefined && <span class="tile-said">{said}</span>}
      </span>
      {place !== undefined && (
        <span class="tile-letter" aria-hidden="true">
          {letter(place)}
        </span>
      )}
    </>
  );
  if (onPick) {
    return (
      <button type="button" {...looks} aria-pressed={selected} onClick={onPick}>
        <span class="unseen">{label}</span>
        {body}
      </button>
    );
  }
  return (
    <span {...looks} role="img" aria-label={label}>
      {body}
    </span>
  );
}

function Face({ face }: { readonly face: number | "-" }) {
  return face === "-" ? <span class="tile-dash" /> : <span class="tile-face">{sign(face)}</span>;
}

function Secret({ count }: { readonly count: number | undefined }) {
  return (
    <>
      <svg class="tile-keyhole" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3a5 5 0 0 0-2.8 9.2L7.5 20.5h9l-1.7-8.3A5 5 0 0 0 12 3z" />
      </svg>
      {count !== undefined && <span class="tile-count">{t("vinci-possible-short", { count })}</span>}
    </>
  );
}
