/** A player's row: who it is, how it stands, and every tile in its place. */

import type { Guessed, Inserted, Standing, State } from "@house/generated/vinci";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { inShort, left, readNote, tileKey } from "./note";
import type { Face } from "./offered";
import { TilePiece, type TileProps } from "./Tile";
import { sign, standingWords, tileWords } from "./words";

const LONGEST_FOOT = 9;

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly selected: string | null;
  /** Which hidden tiles of this row may be picked. */
  isPickable(place: number): boolean;
  onPick(seat: number, place: number, born: number): void;
}

export function Row({ board, view, seat, selected, isPickable, onPick }: Props) {
  const row = view.rows[seat] ?? [];
  const mine = seat === board.me;
  const onTurn = board.toAct.includes(seat);
  const drawn = view.turn === seat ? view.drawn : null;
  const tiles = Math.max(4, row.length + (drawn && !mine ? 1 : 0));
  return (
    <section
      style={{ "--count": tiles }}
      class={classes("row", mine && "row-mine", onTurn && "row-turn")}
      aria-label={rowWords(board, view, seat)}
    >
      <RowHead board={board} view={view} seat={seat} />
      <div class="ledge">
        {view.phase === "choosing" && <Undealt view={view} seat={seat} />}
        {(view.hands[seat] ?? []).map((tile, index) => (
          <TilePiece key={`hand${index}`} tile={tile} label={tileWords(tile)} />
        ))}
        {row.map((standing, place) => {
          const key = tileKey(view, seat, standing.born);
          return (
            <TilePiece
              key={standing.born}
              {...pieceOf(board, view, seat, standing, place)}
              id={key}
              selected={selected === key}
              onPick={isPickable(place) ? () => onPick(seat, place, standing.born) : undefined}
            />
          );
        })}
        {drawn && !mine && (
          <span class="drawn">
            <TilePiece
              tile={drawn}
              label={t("vinci-drawn-label", { tile: tileWords(drawn) })}
              count={board.assist?.counts[tileKey(view, seat, row.length)]}
              glow={board.lit(tileKey(view, seat, row.length))}
            />
          </span>
        )}
      </div>
    </section>
  );
}

/** Where the tiles will stand, while everybody chooses of which colours they are. */
function Undealt({ view, seat }: { readonly view: State; readonly seat: number }) {
  const chosen = view.choices[seat] != null;
  return (
    <>
      {Array.from({ length: view.seats === 4 ? 3 : 4 }, (_, at) => (
        <span key={at} class={chosen ? "undealt undealt-chosen" : "undealt"} aria-hidden="true" />
      ))}
      <span class="undealt-words">{t(chosen ? "vinci-has-chosen" : "vinci-chooses")}</span>
    </>
  );
}

interface RowHeadProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
}

function RowHead({ board, view, seat }: RowHeadProps) {
  const out = view.out.includes(seat);
  return (
    <header class="row-head">
      <h2>
        {board.names[seat]}
        {seat === board.me && <span class="muted"> ({t("house-you")})</span>}
      </h2>
      {view.phase !== "choosing" && board.toAct.includes(seat) && (
        <span class="tag tag-turn">{t("vinci-on-turn")}</span>
      )}
      {out && <span class="tag">{t("vinci-out")}</span>}
      {view.options.games > 1 && (
        <span class="row-points">
          {t("vinci-row-points", { now: view.points[seat] ?? 0, total: view.totals[seat] ?? 0 })}
        </span>
      )}
    </header>
  );
}

function rowWords(board: BoardProps, view: State, seat: number): string {
  if (view.phase === "choosing") return board.names[seat] ?? "?";
  const hidden = (view.rows[seat] ?? []).filter((standing) => !standing.open).length;
  return t("vinci-row", { name: board.names[seat] ?? "?", hidden, me: seat === board.me ? "yes" : "no" });
}

/** Everything a tile of a row shows. */
export function pieceOf(
  board: BoardProps,
  view: State,
  seat: number,
  standing: Standing,
  place: number,
): TileProps {
  const mine = seat === board.me;
  const key = tileKey(view, seat, standing.born);
  const note = readNote(mine || standing.open ? undefined : board.notes[key]);
  const guess = lastOf<Guessed>(board, "guessed");
  const insert = lastOf<Inserted>(board, "inserted");
  const aimed = guess?.at.seat === seat && guess.at.place === place;
  const fresh = insert?.seat === seat && insert.place === place;
  const count = standing.open ? undefined : board.assist?.counts[key];
  const thought = thoughts(allFaces(view), note.struck, standing.denied, note.text);
  return {
    tile: standing.tile,
    open: standing.open,
    place,
    label: [
      standingWords(standing, place, mine),
      thought && t("vinci-noted", { note: thought }),
      count !== undefined && t("vinci-possible", { count }),
    ]
      .filter(Boolean)
      .join(", "),
    foot: mine || standing.open ? undefined : footOf(standing, thought),
    count,
    just: aimed ? (guess.hit ? "hit" : "miss") : fresh ? "new" : undefined,
    said: aimed && !guess.hit ? sign(guess.face) : undefined,
    glow: board.lit(key),
  };
}

/** What may be written on a tile of this game: the pad's faces, as the deck has them. */
export function allFaces(view: State): readonly Face[] {
  const numbers: Face[] = Array.from({ length: view.options.highest + 1 }, (_, face) => face);
  return view.options.jokers ? [...numbers, "-"] : numbers;
}

/** A note in a few signs: the faces left, if that is short, else a pencil; then the words. */
function thoughts(
  faces: readonly Face[],
  struck: readonly Face[],
  denied: readonly Face[],
  text: string,
): string {
  const possible = struck.length === 0 ? "" : inShort(left(faces, [...struck, ...denied]));
  return [possible.length > LONGEST_FOOT ? "✎" : possible, text].filter(Boolean).join(" ");
}

/** What everyone heard refused, then what I think. */
function footOf(standing: Standing, thought: string): string | undefined {
  const denied = standing.denied.length > 0 ? `≠${standing.denied.map(sign).join(" ")}` : "";
  return [denied, thought].filter(Boolean).join(" ") || undefined;
}

function lastOf<E extends { readonly t: string }>(board: BoardProps, tag: E["t"]): E | undefined {
  return (board.last?.events as readonly E[] | undefined)?.findLast((event) => event.t === tag);
}
