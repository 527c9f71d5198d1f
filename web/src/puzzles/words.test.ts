import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "@house/language";
import { bestWords, howWords } from "@house/puzzles/words";

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

  it("say how a question is asked, and how a move is made", async () => {
    await speak("fr");
    expect(howWords("archeologic", "question")).toMatch(/^Pose-la sur la table/);
    expect(howWords("lost-code", "question")).toMatch(/^Joue-le sur la table/);
  });
});
