/** Pieces, axes, answers and clues in words: what a screen reader says. */

import type { Answered, RelationClue, State, TrapClue } from "@house/generated/archeologic";
import { t } from "@house/language";
import { COLUMNS } from "./pieces";

export type Axis = Answered["axis"];
export type Element = Answered["element"];
export type Answer = Exclude<Answered["answer"], { readonly t: "unread" }>;
type Clue = TrapClue | RelationClue;

export function buildingWords(building: string): string {
  return t("archeologic-building", { building });
}

export function symbolWords(symbol: string): string {
  return t("archeologic-symbol", { symbol: symbol === "." || symbol === "x" ? "none" : symbol });
}

export function counterWords(counter: string, rest: number): string {
  return t("archeologic-counter", { counter: counter === "x" ? "empty" : counter, rest });
}

export function axisWords(axis: string): string {
  return t("archeologic-axis", {
    axis,
    kind: (COLUMNS as readonly string[]).includes(axis) ? "column" : "row",
  });
}

export function elementWords(element: Element): string {
  return t("archeologic-element", { element });
}

/** What cannot be, as the house names it: a building (`plan:S`), or what stands at a zone (`plan:C4`, `pencil:C4`). */
export function wrongWords(wrong: readonly string[]): string {
  const names = wrong
    .filter((one) => !one.startsWith("told:"))
    .map((one) => one.split(":")[1]!)
    .map((name) => (name.length === 1 ? buildingWords(name) : name));
  return t("archeologic-wrong", { names: [...new Set(names)].join(", ") });
}

/** Which buildings do not lie well. */
export function clashWords(buildings: readonly string[]): string {
  return t("archeologic-clash", { names: buildings.map(buildingWords).join(", ") });
}

export function turnedWords(turn: number): string {
  return t("archeologic-turned", { turn });
}

export function answerWords(answer: Answer): string {
  if (answer.t === "count") return String(answer.number);
  return answer.shown.length === 0
    ? t("archeologic-shown-nothing")
    : answer.shown.map(symbolWords).join(", ");
}

export function clueWords(clue: Clue): string {
  if (clue.t === "trap_clue") return t("archeologic-clue-trap", { at: clue.at, trap: clue.trap });
  return t(`archeologic-clue-${clue.relation}`, {
    value: clue.relation === "beside" ? Number(clue.value) : clue.value, // a number is said in its own way
    building: clue.first ?? "",
    second: clue.second ?? "",
  });
}

/** A clue this pair of eyes was given, and its name: where in the view it stands. */
export interface Given {
  readonly clue: Clue;
  readonly name: string;
  /** It was told to one seat alone. */
  readonly alone: boolean;
}

/** All clues this pair of eyes was given: those for all, and those for one seat alone. */
export function cluesOf(view: State, me: number | null): readonly Given[] {
  const mine = me === null ? undefined : view.extra[me];
  const alone = mine && !("t" in mine) ? mine : [];
  return [
    ...view.clues.map((clue, n) => ({ clue, name: `clue.${n}`, alone: false })),
    ...alone.map((clue, n) => ({ clue, name: `alone.${n}`, alone: true })),
  ];
}
