/** The guess composer: touch tiles in any order, they stand in the right one by themselves. */

import type { State, Tile } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { namesOf, readMarks } from "./note";
import { inOrder } from "./offered";
import { TilePiece } from "./Tile";
import type { Turn } from "./turn";
import { letter, nameOf, standingWords, tileWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly code: { readonly of: readonly Tile[]; readonly size: number };
  readonly turn: Turn;
}

export function Composer({ board, view, code, turn }: Props) {
  const composed = inOrder(code.of, turn.chosen);
  const missing = code.size - composed.length;
  const secret = view.seats > 2;
  const opponent = board.names[view.hands.findIndex((_, seat) => seat !== board.me)] ?? "?";
  return (
    <section class="btc-composer" aria-labelledby="btc-composer-title">
      <h2 id="btc-composer-title">
        {secret
          ? t("break-the-code-guess-title-centre")
          : t("break-the-code-guess-title-hand", { name: opponent })}
      </h2>
      <div class="btc-ledge btc-code">
        {Array.from({ length: code.size }, (_, place) => {
          const tile = composed[place];
          return tile ? (
            <TilePiece key={place} tile={tile} place={place} label={standingWords(tile, place)} />
          ) : (
            <span
              key={place}
              class="btc-tile btc-slot"
              role="img"
              aria-label={t("break-the-code-empty-slot", { letter: letter(place) })}
            >
              <span class="btc-face" />
              <span class="btc-letter" aria-hidden="true">
                {letter(place)}
              </span>
            </span>
          );
        })}
      </div>
      <TileGrid board={board} view={view} of={code.of} turn={turn} full={missing === 0} />
      <p class="btc-hint" role="status">
        {missing > 0
          ? t("break-the-code-guess-missing", { count: missing })
          : secret
            ? t("break-the-code-guess-once")
            : ""}{" "}
        {secret && t("break-the-code-guess-secret")}
      </p>
      <div class="btc-buttons">
        <button type="button" class="button" disabled={turn.chosen.length === 0} onClick={turn.clear}>
          {t("break-the-code-guess-clear")}
        </button>
        <button
          type="button"
          class="button button-main btc-send"
          disabled={missing > 0 || board.busy}
          onClick={turn.send}
        >
          {turn.sure
            ? t("break-the-code-guess-sure")
            : secret
              ? t("break-the-code-guess-write")
              : t("break-the-code-guess-say")}
        </button>
      </div>
    </section>
  );
}

interface GridProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly of: readonly Tile[];
  readonly turn: Turn;
  readonly full: boolean;
}

/** Black ones above white ones, as on the pad; struck out where my pencil says so. */
function TileGrid({ board, view, of, turn, full }: GridProps) {
  const marks = readMarks(board.notes.tiles);
  const names = namesOf(of.map(nameOf));
  const mine = namesOf(
    (view.hands[board.me ?? -1] ?? []).flatMap((tile) => (tile.t === "tile" ? [nameOf(tile)] : [])),
  );
  return (
    <div class="btc-grid" role="group" aria-label={t("break-the-code-guess-hint")}>
      {of.map((tile, index) => {
        const chosen = turn.chosen.includes(index);
        const mark = mine.includes(names[index]!) ? "seen" : (marks.get(names[index]!) ?? "none");
        return (
          <button
            key={index}
            type="button"
            class={`btc-pick btc-${tile.colour} btc-pick-${mark}`}
            data-tile={names[index]}
            aria-pressed={chosen}
            disabled={!chosen && full}
            onClick={() => turn.toggle(index)}
          >
            <span class="unseen">
              {tileWords(tile)}
              {t("break-the-code-notes-mark", { mark })}
            </span>
            <span class="btc-mark" aria-hidden="true" />
            <span aria-hidden="true">{tile.number}</span>
          </button>
        );
      })}
    </div>
  );
}
