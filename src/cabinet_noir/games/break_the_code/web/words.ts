/** Tiles, questions and answers in words: what a screen reader says, and what a button is called. */

import type { FaceDown, Question, Said, State, Tile } from "@house/generated/break-the-code";
import { t } from "@house/language";

export type AnyTile = Tile | FaceDown;
export type Answer = Said["answer"];

export const LETTERS = "ABCDE";

export function letter(place: number): string {
  return LETTERS[place] ?? "?";
}

/** A tile's short name, as the deduction and the notes know it: "B3", "G5". */
export function nameOf(tile: Tile): string {
  return `${tile.colour[0]!.toUpperCase()}${tile.number}`;
}

export function tileWords(tile: AnyTile): string {
  return tile.t === "tile"
    ? t("break-the-code-tile", { number: tile.number, colour: tile.colour })
    : t("break-the-code-tile-hidden");
}

export function standingWords(tile: AnyTile, place: number): string {
  return t("break-the-code-standing", { letter: letter(place), tile: tileWords(tile) });
}

export function cardWords(card: number): string {
  return t("break-the-code-card", { card });
}

export function questionWords(question: Question): string {
  return t("break-the-code-question", { card: question.card, choice: question.choice ?? "none" });
}

export function answerWords(answer: Answer): string {
  return t("break-the-code-answer", answerArgs(answer));
}

function answerArgs(answer: Answer): Record<string, string | number> {
  const blank = { places: "", number: 0 };
  switch (answer.t) {
    case "places":
      return { ...blank, ...placesArgs(answer.at.map(letter)) };
    case "groups":
      return {
        ...blank,
        kind: answer.at.length > 0 ? "groups" : "no-groups",
        places: answer.at.map((group) => group.map(letter).join("-")).join(", "),
      };
    case "amount":
      return { ...blank, kind: "amount", number: answer.number };
    case "yes_no":
      return { ...blank, kind: answer.yes ? "yes" : "no" };
  }
}

function placesArgs(at: readonly string[]): Record<string, string | number> {
  const [first = "", second = ""] = at;
  return { kind: first ? "places" : "nowhere", count: at.length, first, second, places: at.join(", ") };
}

/** The lamps an answer lights, those of one group together. */
export function lampGroups(answer: Answer | undefined): readonly (readonly number[])[] {
  return answer?.t === "groups" ? answer.at : answer?.t === "places" ? answer.at.map((place) => [place]) : [];
}

export function lampAt(groups: readonly (readonly number[])[], place: number): "lit" | "joined" | undefined {
  const group = groups.find((one) => one.includes(place));
  return group && (group.includes(place + 1) ? "joined" : "lit");
}

/** Every question a seat was asked, with its answer, oldest first. */
export function toldBy(
  view: State,
  seat: number,
): readonly { readonly question: Question; readonly answer: Answer }[] {
  return view.asked.flatMap(({ question, said }) =>
    said.filter((one) => one.seat === seat).map(({ answer }) => ({ question, answer })),
  );
}
