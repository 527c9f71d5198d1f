import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome, TableInfo } from "@house/generated/types";
import { learn, speak } from "@house/language";
import { namesFor, ranked, winnerWords } from "@house/table/outcome";

const NAMES = ["Ada", "Blaise", "Cleo", "Denis"];

function table(game: string, seats: number): TableInfo {
  return {
    game,
    options: {},
    seats: NAMES.slice(0, seats).map((name) => ({ name })),
  } as unknown as TableInfo;
}

function ended(
  winners: readonly number[],
  scores: readonly number[],
  reason = "vinci-last-standing",
): Outcome {
  return { winners, scores, reason } as unknown as Outcome;
}

describe("an outcome in words", () => {
  beforeEach(() => speak("fr"));

  it("is a draw where everybody has won, and shared where some have", () => {
    const draw = winnerWords(ended([0, 1], [7, 7]), table("break-the-code", 2), NAMES, 1);
    expect(draw).toBe("Égalité\u00a0: Ada et toi");
    const shared = winnerWords(ended([0, 1], [7, 7, 3]), table("break-the-code", 3), NAMES, 1);
    expect(shared).toBe("Victoire partagée\u00a0: Ada et toi");
  });

  it("says it to whoever sits there, and of whoever sits elsewhere", () => {
    const outcome = ended([0], [3, 1]);
    expect(winnerWords(outcome, table("vinci", 2), NAMES, 0)).toMatch(/^Bravo, tu as gagné/);
    expect(winnerWords(outcome, table("vinci", 2), NAMES, 1)).toBe("Ada a gagné");
    expect(winnerWords(outcome, table("vinci", 2), NAMES, null)).toBe("Ada a gagné");
    expect(winnerWords(ended([], [0]), table("archeologic", 1), NAMES, 0)).toBe("Personne n’a gagné");
    expect(namesFor(NAMES.slice(0, 2), 1)).toEqual(["Ada", "toi"]);
  });

  it("speaks of sides only where sides play", async () => {
    await learn("password-express");
    const outcome = ended([0, 2], [9, 4, 9, 4]);
    expect(winnerWords(outcome, table("vinci", 4), NAMES, 0)).toBe("Victoire partagée\u00a0: toi et Cleo");
    expect(winnerWords(outcome, table("password-express", 4), NAMES, 0)).toMatch(
      /^Bravo, ton équipe a gagné/,
    );
    expect(winnerWords(outcome, table("password-express", 4), NAMES, 1)).toContain("Victoire de l’équipe");
  });

  it("ranks the best first, whoever left last, and counts nothing where nobody was left to play against", () => {
    const results = ranked(ended([1], [5, 9, 7]), "nowhere", new Set([2]));
    expect(results.map(({ seat, won }) => [seat, won])).toEqual([
      [1, true],
      [0, false],
      [2, false],
    ]);
    expect(results.map(({ words }) => words)).toEqual(["9 points", "5 points", "a quitté la partie"]);
    const alone = ranked(ended([0], [0, 0], "house-resigned"), "nowhere", new Set([1]));
    expect(alone.map(({ words }) => words)).toEqual(["", "a quitté la partie"]);
  });
});
