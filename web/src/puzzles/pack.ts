/**
 * The pack for the way: a few puzzles a room that came with the page, judged here as the house would judge them. They
 * are no one else's business: unrated, and how many were solved is kept on this device alone.
 */

import type {
  Line,
  Pack,
  PackedPuzzle,
  PuzzleKind,
  PuzzleTheme,
  PuzzleVerdict,
  Thing,
  Verdict,
} from "@house/generated/types";
import { isSame } from "@house/learn/script";
import type { Answer, Judge } from "@house/puzzles/solving";
import { unitOf } from "@house/puzzles/words";
import { ROOMS } from "@house/rooms";
import { language, recall, remember } from "@house/settings";

const PACKS = import.meta.glob<Pack>("../generated/puzzles/*.json", { import: "default" });

/** The rooms that have a pack. */
export const PACKED: readonly string[] = [...ROOMS.keys()].filter(fileOf);

/** Where a room's pack is: one for everybody or, where one plays with the words of a language, one for its readers. */
function fileOf(game: string): (() => Promise<Pack>) | undefined {
  const found = [game, `${game}.${language.value}`].map((name) => PACKS[`../generated/puzzles/${name}.json`]);
  return found.find(Boolean);
}

/** A room's puzzles for readers of this language; none: the room has no pack. */
export async function packOf(game: string): Promise<readonly PackedPuzzle[]> {
  const pack = await fileOf(game)?.();
  return pack ? unpacked(pack) : [];
}

/** Give each puzzle what is hidden in it. */
export function unpacked({ puzzles, things }: Pack): readonly PackedPuzzle[] {
  return puzzles.map((one) => ({
    ...one,
    card: { ...one.card, things: (one.things ?? []).map((thing) => things[thing]!) },
  }));
}

/** What one would like to be given; what is not named may be any. */
export interface Wish {
  readonly kind?: PuzzleKind;
  readonly theme?: PuzzleTheme;
}

/** Return the first that fits and was not solved on this device; when all were, the first after this one. */
export function nextIn(
  pack: readonly PackedPuzzle[],
  { kind, theme }: Wish,
  solved: readonly string[],
  after: string | null,
): PackedPuzzle | undefined {
  const fitting = pack.filter(
    ({ card }) => (!kind || card.kind === kind) && (!theme || card.themes.includes(theme)),
  );
  const at = fitting.findIndex(({ card }) => card.id === after) + 1;
  const round = [...fitting.slice(at), ...fitting.slice(0, at)];
  return round.find(({ card }) => !solved.includes(card.id)) ?? round[0];
}

/** The puzzles of a room's pack that were solved on this device. */
export function solvedHere(game: string): readonly string[] {
  return (recall(`pack.${game}`) ?? "").split(" ").filter(Boolean);
}

function keepSolved(game: string, id: string): void {
  remember(`pack.${game}`, [...new Set([...solvedHere(game), id])].join(" "));
}

/** How a word is compared: `plain` is the room's own. */
export type Spelling = (word: string) => string;

/** Judge without the house. */
export function packJudge(packed: PackedPuzzle, spelling: Spelling): Judge {
  const { card, solution, hints = [] } = packed;
  const told = (verdict: Verdict, shown: boolean): PuzzleVerdict => ({
    verdict,
    solution: shown ? solution : null,
    moved: null,
  });
  return {
    answer: async (answer) => {
      const verdict = verdictOn(packed, answer, spelling);
      if (verdict.right) keepSolved(card.game, card.id);
      return told(verdict, verdict.right);
    },
    hint: async (rung) => hints[rung - 1]!,
    giveUp: async () => told({ right: false }, true),
  };
}

/** Say whether an answer is right and, where it is not, what could be instead. */
export function verdictOn(packed: PackedPuzzle, answer: Answer, spelling: Spelling): Verdict {
  switch (answer.t) {
    case "named":
      return named(packed, answer.name, answer.value);
    case "struck":
      return packed.notes?.[answer.note] ?? { right: false };
    case "asked": {
      const right = (packed.best ?? []).some((best) => isSame(best, answer.action));
      return right ? { right } : { right, line: { id: "puzzle-tells-less", args: unitOf(packed.card.game) } };
    }
    case "said":
      return said(packed, answer.word, spelling);
  }
}

function named({ card, certain }: PackedPuzzle, name: string, value: string): Verdict {
  const { right = [], plain = [], possible = {}, worlds = [], beside = [] } = certain ?? {};
  const is = ([its, called]: readonly [string, string]): boolean => its === name && called === value;
  if (right.some(is)) return { right: true };
  if (plain.some(is)) return { right: false, line: { id: "puzzle-no-news" } };
  const world = worlds.find((one) => one[name] !== value) ?? {};
  const id = possible[name]?.includes(value) ? "puzzle-not-certain" : "puzzle-cannot-be";
  const told = card.things.filter((thing) => thing.name === name || !beside.includes(thing.name));
  return { right: false, line: { id }, world: inWords(told, name, world) };
}

/** A world in words, what was spoken of first. */
function inWords(
  things: readonly Thing[],
  first: string,
  world: Readonly<Record<string, string>>,
): readonly Line[] {
  return things
    .toSorted((one, other) => Number(other.name === first) - Number(one.name === first))
    .flatMap(({ name, values }) =>
      values.filter(({ value }) => value === world[name]).map(({ line }) => line),
    );
}

function said({ solution, words = {} }: PackedPuzzle, word: string, spelling: Spelling): Verdict {
  const spelt = spelling(word);
  const found = Object.entries(words).find(([one]) => spelling(one) === spelt);
  if (!found) return { right: false, line: { id: "puzzle-word-unknown", args: { word } } };
  const [, points] = found;
  return points >= (solution.points ?? 0)
    ? { right: true }
    : { right: false, line: { id: "puzzle-takes-less", args: { word, points } } };
}
