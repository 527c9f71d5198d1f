/**
 * A private note about one hidden tile, as a short string: the struck-out faces, a bar, then free words.
 *
 *   "03b-|he never asks for 5"    neither 0, 3, 11 nor the joker
 */

import type { State } from "@house/generated/vinci";
import type { Face } from "./offered";

interface TileNote {
  readonly struck: readonly Face[];
  readonly text: string;
}

const SIGNS = "0123456789ab";
export const TEXT_LENGTH = 80;

/**
 * A tile's public name, for notes and for the house's help: the game of the match, its seat, when it came to stand.
 * When all is over, the last game is among the results and still the one in sight.
 */
export function tileKey(view: Pick<State, "results" | "phase">, seat: number, born: number): string {
  const game = view.results.length - (view.phase === "over" ? 1 : 0);
  return `${game}.${seat}.${born}`;
}

export function readNote(value: string | undefined): TileNote {
  if (!value) return { struck: [], text: "" };
  const bar = value.indexOf("|");
  const signs = bar < 0 ? value : value.slice(0, bar);
  const struck = [...signs].flatMap((sign): Face[] => {
    const number = SIGNS.indexOf(sign);
    return sign === "-" ? ["-"] : number >= 0 ? [number] : [];
  });
  return { struck, text: bar < 0 ? "" : value.slice(bar + 1) };
}

export function writeNote({ struck, text }: TileNote): string {
  const signs = [...struck]
    .sort(byFace)
    .map((face) => (face === "-" ? "-" : SIGNS[face]))
    .join("");
  return signs || text ? `${signs}|${text.slice(0, TEXT_LENGTH)}` : "";
}

export function toggle(note: TileNote, face: Face): TileNote {
  const struck = note.struck.includes(face)
    ? note.struck.filter((one) => one !== face)
    : [...note.struck, face];
  return { ...note, struck };
}

/** What is still thought possible. */
export function left(faces: readonly Face[], struck: readonly Face[]): readonly Face[] {
  return faces.filter((face) => !struck.includes(face));
}

/** Faces in as few signs as possible: "0 4–9 J" is 0, 4 to 9, and the joker. */
export function inShort(faces: readonly Face[]): string {
  const runs: number[][] = [];
  for (const face of faces) {
    const run = runs.at(-1);
    if (face === "-") continue;
    if (run && run.at(-1) === face - 1) run.push(face);
    else runs.push([face]);
  }
  const words = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
  return [...words, ...(faces.includes("-") ? ["J"] : [])].join(" ");
}

function byFace(a: Face, b: Face): number {
  return (a === "-" ? 12 : a) - (b === "-" ? 12 : b);
}
