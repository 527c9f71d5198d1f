import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "@house/language";
import { bestWords, howWords, promiseWords } from "@house/puzzles/words";

beforeAll(() => learn("puzzles"));

describe("the words of a puzzle", () => {
  it("count what the best move is worth as the reader does", async () => {
    await speak("fr");
    expect(bestWords("lost-code", "Annoncer 6–7", 1.94)).toContain("1,9 point, en moyenne");
    expect(bestWords("lost-code", "Annoncer 6–7", 2.04)).toContain("2 points, en moyenne");
    expect(bestWords("archeologic", "ligne 2, Pièges", 0.98)).toContain("elle coupe en deux ce qui reste");
    expect(bestWords("archeologic", "ligne 2, Pièges", 2.44)).toContain("elle coupe 2,4 fois en deux");
    await speak("en");
    expect(bestWords("lost-code", "Say 6–7", 0.96)).toContain("1 point, on average");
    expect(bestWords("lost-code", "Say 6–7", 1.94)).toContain("1.9 points, on average");
    expect(bestWords("archeologic", "row 2, Traps", 2.01)).toMatch(/what is left twice\.$/);
  });

  it("tell what an act promises, and how likely it is to be right", async () => {
    await speak("fr");
    const told = (odds: number | null) => promiseWords("Dire 7", { action: {}, share: 0.934, odds }, true);
    expect(told(null)).toMatch(/». Avec lui, on gagne 93 fois sur cent, selon l’estimation de la maison\.$/);
    expect(told(1)).toContain("Il est sûr. Avec lui");
    expect(told(0.999)).toContain("Il est juste 99 fois sur cent. Avec lui");
    expect(promiseWords("Passer", { action: {}, share: 0.5 }, false)).toMatch(
      /Passer.+, 50 fois sur cent\.$/,
    );
    await speak("en");
    expect(told(0.5)).toContain("It is right 50 times in a hundred. With it you win 93 times");
  });

  it("say how a question is asked, and how a move is made", async () => {
    await speak("fr");
    expect(howWords("archeologic", "question")).toMatch(/^Pose-la sur la table/);
    expect(howWords("lost-code", "question")).toMatch(/^Joue-le sur la table/);
  });
});
