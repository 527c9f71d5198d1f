/** What can be explained at this table: a hidden tile with all it might be, a note that cannot be right. */

import type { State } from "@house/generated/vinci";
import { t } from "@house/language";
import type { BoardProps, Topic } from "@house/room";
import { tileKey } from "./note";
import { allFaces } from "./Row";
import { faceWords, letter, sign } from "./words";

/** What a tile is called, by its name: whose it is, where it stands, its colour; null where it stands no more. */
export function tileTitle(board: Pick<BoardProps, "names">, view: State, name: string): string | null {
  const [seat, place] = view.rows
    .flatMap((row, owner) => row.map(({ born }, at) => [owner, at, born] as const))
    .find(([owner, , born]) => tileKey(view, owner, born) === name) ?? [null, 0];
  if (seat === null) return null;
  const { colour } = view.rows[seat]![place]!.tile;
  return `${board.names[seat] ?? "?"}, ${t("vinci-note-tile", { letter: letter(place), colour })}`;
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
