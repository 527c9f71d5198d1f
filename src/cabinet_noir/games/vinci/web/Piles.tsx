/** The pile, by colour: its backs show, so their counts are public. */

import type { State } from "@house/generated/vinci";
import { t } from "@house/language";
import { SmallTile } from "@house/table/small-tile";
import type { Colour } from "./offered";

const COLOURS: readonly Colour[] = ["black", "white"];

interface Props {
  readonly view: State;
  readonly offered: readonly Colour[];
  readonly busy: boolean;
  onDraw(colour: Colour): void;
}

function countOf(view: State, colour: Colour): number {
  return view.pile.filter((tile) => tile.colour === colour).length;
}

export function DrawPiles({ view, offered, busy, onDraw }: Props) {
  return (
    <div class="piles" role="group" aria-label={t("vinci-pile")}>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          class={`pile pile-${colour}`}
          disabled={busy || !offered.includes(colour)}
          onClick={() => onDraw(colour)}
        >
          <span class="pile-stack" aria-hidden="true">
            <span class="tile-mark" />
          </span>
          <span class="pile-words">
            <strong>{t("vinci-draw", { colour })}</strong>
            <span>{t("vinci-pile-left", { count: countOf(view, colour) })}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** The same, as plain information in the middle of the table. */
export function PileCounts({ view }: { readonly view: State }) {
  return (
    <p class="pile-counts">
      <span>{t("vinci-pile")}</span>
      {COLOURS.map((colour) => (
        <span key={colour} class="pile-count">
          <SmallTile colour={colour} />
          {t("vinci-pile-count", { colour, count: countOf(view, colour) })}
        </span>
      ))}
    </p>
  );
}
