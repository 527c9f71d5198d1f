/** My row with its gaps: where the drawn tile may be put, shown as places to tap. */

import type { State } from "@house/generated/vinci";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { pieceOf } from "./Row";
import { TilePiece } from "./Tile";
import { letter } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly places: readonly number[];
  onPlace(place: number): void;
}

export function Places({ board, view, seat, places, onPlace }: Props) {
  const row = view.rows[seat] ?? [];
  const gap = (place: number) =>
    places.includes(place) && (
      <button
        key={`gap${place}`}
        type="button"
        class="gap"
        disabled={board.busy}
        aria-label={t("vinci-put-here", { letter: letter(place) })}
        onClick={() => onPlace(place)}
      >
        <span aria-hidden="true">▾</span>
      </button>
    );
  return (
    <section
      style={{ "--count": row.length + places.length }}
      class="row row-mine row-turn"
      aria-label={t("vinci-your-row")}
    >
      <div class="ledge ledge-gaps">
        {row.flatMap((standing, place) => [
          gap(place),
          <TilePiece key={standing.born} {...pieceOf(board, view, seat, standing, place)} />,
        ])}
        {gap(row.length)}
      </div>
    </section>
  );
}
