/** A result as a few lines anybody may read. It says what the end of the game shows, and nothing besides. */

import type { Outcome, TableInfo } from "@house/generated/types";
import { t } from "@house/language";
import { assistWords } from "@house/names";
import { type Ranked, winnerWords } from "@house/table/outcome";

export interface Shared {
  readonly info: TableInfo;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly results: readonly Ranked[];
}

export interface Told {
  readonly game: string;
  readonly headline: string;
  readonly scores: readonly { readonly name: string; readonly words: string; readonly won: boolean }[];
  /** How much the house helped, and whether it counted. */
  readonly terms: string;
}

/** Return what is told of a result. Nobody is "you": others read it. */
export function toldOf({ info, outcome, names, results }: Shared): Told {
  return {
    game: t(`${info.game}-name`),
    headline: winnerWords(outcome, info, names, null),
    scores: results.map(({ seat, words, won }) => ({ name: names[seat] ?? "?", words, won })),
    terms: [assistWords(info.game, info.assist, true), ...(info.rated ? [t("house-rated")] : [])].join(" · "),
  };
}

/** The address at which the game can be read again, without spoilers. */
export function replayLink(table: string): string {
  return `${location.origin}/r/${table}`;
}

export function textOf({ game, headline, scores, terms }: Told, link: string): string {
  return [
    `Cabinet Noir · ${game}`,
    headline,
    ...scores.map(({ name, words, won }) => [won ? "★" : "☆", name, words].filter(Boolean).join(" ")),
    terms,
    link,
  ].join("\n");
}
