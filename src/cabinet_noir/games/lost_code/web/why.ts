/**
 * What can be explained at this table: one of my own stones with all numbers it might have, the range the house would
 * say, a note that cannot be.
 */

import type { Estimate, State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { BestMove, BoardProps, Topic } from "@house/room";
import type { Expected } from "./advice";
import { announceWords, type Colour, coloursOf, stoneKey, stoneWords } from "./words";

/** One of my stones and all it might be, where the table agreed on such help. */
export function thingOf(board: BoardProps, view: State, seat: number, colour: Colour): Topic | null {
  const name = stoneKey(view, seat, colour);
  if (!board.assist?.odds[name]) return null;
  const values = view.numbers.map((number) => ({
    value: String(number),
    words: stoneWords({ t: "stone", colour, number }),
    sign: String(number),
  }));
  return { kind: "thing", name, title: stoneTitle(colour), values };
}

/** The range the house would say, and how its points come about. */
export function rangeTopic({ action, points }: Expected<Estimate>): BestMove {
  return { kind: "move", words: announceWords(action.disk, action.start), action, points };
}

export function stoneTitle(colour: Colour): string {
  return t("lost-code-own-stone", { colour });
}

/** What a note is called: numbers struck for a stone (`0.red.1`), or the draft of the answer (`answer.red`). */
export function noteWords(view: State, key: string): string | null {
  const colour = coloursOf(view).find((one) => key.split(".").includes(one));
  if (!colour) return null;
  return key.startsWith("answer.")
    ? `${t("lost-code-sheet-answer")}, ${stoneTitle(colour)}`
    : stoneTitle(colour);
}
