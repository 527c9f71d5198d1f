/** What can be explained here: a hidden place with all it might be, a note that cannot be right, a question. */

import type { Ask, State } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { BoardProps, Thing, Topic } from "@house/room";
import { SmallTile } from "@house/table/small-tile";
import { isWrong } from "./note";
import { allTiles, tileOf } from "./tiles";
import { cardWords, LETTERS, nameOf, tileWords } from "./words";

/** What a place is called: "1.C" is Bob's place C. */
export function placeWords(board: Pick<BoardProps, "names">, name: string): string {
  const [group = "", letter = ""] = name.split(".");
  const owner = group === "centre" ? t("break-the-code-centre") : (board.names[Number(group)] ?? "?");
  return t("break-the-code-notes-place", { letter, name: owner });
}

/** A hidden place and all it might be, where the table agreed on such help. */
export function thingOf(board: BoardProps, view: State, name: string): Topic | null {
  if (!board.assist?.odds[name]) return null;
  return { kind: "thing", name, title: placeWords(board, name), values: valuesOf(view, name) };
}

/** What a place can be asked about: what is wrong with a note on it, else all it might be. */
export function topicOf(board: BoardProps, view: State, name: string): Topic | null {
  if (isWrong(board, name)) return { kind: "notes", notes: [{ key: name, words: noteWords(board, name) }] };
  return thingOf(board, view, name);
}

/** Every tile that may stand at a place, as all rows stand in order: so many are before it, so many after. */
function valuesOf(view: State, name: string): Thing["values"] {
  const [group = "", letter = ""] = name.split(".");
  const size = (group === "centre" ? view.centre : view.hands[Number(group)])?.length ?? 0;
  const place = LETTERS.indexOf(letter);
  const tiles = allTiles(view);
  return [...new Set(tiles.slice(place, tiles.length - size + place + 1).map(nameOf))].map(called);
}

function called(value: string): Thing["values"][number] {
  const tile = tileOf(value)!;
  return { value, words: tileWords(tile), sign: <SmallTile colour={tile.colour} face={tile.number} /> };
}

/** What a note is called: `1.C` what is pencilled in at a place, `tiles:B3` the mark on a tile. */
export function noteWords(board: Pick<BoardProps, "names" | "notes">, key: string): string {
  const [sheet, mark] = key.split(":");
  if (sheet !== "tiles") return `${placeWords(board, key)} : ${board.notes[key] ?? ""}`;
  const tile = tileOf((mark ?? "").replace("'", ""));
  return tile ? tileWords(tile) : key;
}

/** Why to ask a card: how much its better question tells, where the table agreed on such help. */
export function questionOf(board: BoardProps, card: number): Topic | null {
  const advice = board.assist?.advice.find(({ action }) => (action as Ask).card === card);
  return advice ? { kind: "question", words: cardWords(card), bits: advice.bits } : null;
}
