/** What can be explained at this table: a hidden tile with all it might be, a note that cannot be right. */

import type { State } from "@house/generated/vinci";
import { t } from "@house/language";
import type { BoardProps, Topic } from "@house/room";
import { tileKey } from "./note";
import { allFaces } from "./Row";
import { faceWords, letter, sign } from "./words";

/** Where the tile of this name stands; null where it stands no more. */
export function placeOf(view: State, name: string): { readonly seat: number; readonly place: number } | null {
  const found = view.rows
    .flatMap((row, seat) => row.map(({ born }, place) => ({ seat, place, born })))
    .find(({ seat, born }) => tileKey(view, seat, born) === name);
  return found ?? null;
}

/** What a tile is called, by its name: whose it is, where it stands, its colour; null where it stands no more. */
export function tileTitle(board: Pick<BoardProps, "names">, view: State, name: string): string | null {
  const at = placeOf(view, name);
  if (at === null) return null;
  const { colour } = view.rows[at.seat]![at.place]!.tile;
  return `${board.names[at.seat] ?? "?"}, ${t("vinci-note-tile", { letter: letter(at.place), colour })}`;
}

/** A hidden tile and all it might be, where the table agreed on such help. */
export function thingOf(board: BoardProps, view: State, name: string): Topic | null {
  const title = tileTitle(board, view, name);
  if (title === null || !board.assist?.odds[name]) return null;
  const values = allFaces(view).map((face) => ({
    value: String(face),
    words: faceWords(face),
    sign: sign(face),
  }));
  return { kind: "thing", name, title, values };
}
