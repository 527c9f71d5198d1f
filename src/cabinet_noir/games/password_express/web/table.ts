/** What the table shows, read from the view: teams, letters, themes, stars, tokens. */

import type { State, Token } from "@house/generated/password-express";
import { t } from "@house/language";
import type { Position } from "./spelling";
import { type Team, teamOf } from "./teams";

export const COLUMNS = "abcd";

export type Stars = Readonly<Record<Position, number>>;

/** The house's values, as `edition.py` has them: a table of cases that both read holds one against the other. */
export const STARS: Stars = { "1": 1, "2": 2, "3": 2, "+": 1, "0": 2 };
export const TOKENS = 12;

/** The stars of the cards a table plays with: the house's, or those of an owner's box. */
export function starsOn(view: State): Stars {
  const stars = view.options.edition?.stars;
  if (!stars) return STARS;
  return { "1": stars.first, "2": stars.second, "3": stars.third, "+": stars.later, "0": stars.nowhere };
}

export function myTeam(view: State, me: number | null): Team | null {
  return me === null ? null : teamOf(view.options, view.seats, me);
}

export function membersOf(view: State, team: number): readonly number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => teamOf(view.options, view.seats, seat) === team,
  );
}

/** A row's letter in this round (or another), QK for the double one; nothing before the first round. */
export function letterOf(view: State, row: number, round = view.round): string {
  const face = round > 0 ? view.piles[row]?.[round - 1]?.letter : undefined;
  if (typeof face !== "string") return "";
  return face === "own" ? view.own_letter : face;
}

/** A letter as it is printed. */
export function letterSign(letter: string): string {
  return [...letter].join("/");
}

/** A row's theme in this round (or another), in the reader's language. */
export function themeOf(view: State, row: number, round = view.round): string {
  const face = view.piles[row]?.[round]?.theme;
  if (typeof face !== "string") return "?";
  return face === "own" && view.own_theme ? view.own_theme : t("password-express-theme", { theme: face });
}

function tokensOf(
  view: State,
  team: number,
): readonly { readonly token: Token; readonly position: Position }[] {
  return view.table.flatMap((row, number) =>
    row.flatMap((token, column) =>
      token?.team === team ? [{ token, position: view.positions[number]![column]! }] : [],
    ),
  );
}

/** The stars a team has on the table now (R13). */
export function starsOf(view: State, team: number): number {
  const stars = starsOn(view);
  return tokensOf(view, team).reduce((sum, { position }) => sum + stars[position], 0);
}

/** Is there a token on every place? */
export function isFull(view: State): boolean {
  return view.table.every((row) => row.every((token) => token !== null));
}

/** The tokens a team has still to place in this round (R8). */
export function tokensLeft(view: State, team: number): number {
  return TOKENS - tokensOf(view, team).length;
}
