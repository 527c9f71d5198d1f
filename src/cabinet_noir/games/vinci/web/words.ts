/** Tiles in words: what a screen reader says, and what a pad's button is called. */

import type { FaceDown, Standing, Tile } from "@house/generated/vinci";
import { t } from "@house/language";
import type { Face } from "./offered";

export type AnyTile = Tile | FaceDown;

export function letter(place: number): string {
  return String.fromCharCode(97 + place);
}

export function faceOf(tile: AnyTile): Face | null {
  return tile.t === "tile" ? tile.face : null;
}

/** The sign printed on a tile or a pad: the joker's is a dash. */
export function sign(face: Face): string {
  return face === "-" ? "–" : String(face);
}

export function faceWords(face: Face): string {
  return face === "-" ? t("vinci-joker") : String(face);
}

/** "7 noir", "joker blanc", "tuile noire cachée". */
export function tileWords(tile: AnyTile): string {
  const face = faceOf(tile);
  return t("vinci-tile", {
    colour: tile.colour,
    face: face === null ? "hidden" : face === "-" ? "joker" : String(face),
  });
}

export function standingWords(standing: Standing, place: number, mine: boolean): string {
  const state = standing.open ? "open" : mine ? "mine" : standing.tile.t === "tile" ? "revealed" : "hidden";
  const words = t("vinci-standing", { letter: letter(place), tile: tileWords(standing.tile), state });
  const denied = standing.open ? [] : standing.denied;
  return denied.length === 0
    ? words
    : `${words}, ${t("vinci-denied", { faces: denied.map(faceWords).join(", ") })}`;
}
