import { describe, expect, it } from "vitest";
import { timeWords } from "@house/table/time-words";

describe("a span of time", () => {
  it("is shown by what matters of it", () => {
    const shown = [0, 1, 59_000, 61_000, 3_599_001, 3_600_000, 7_260_000, 86_400_000, 93_600_000].map((ms) =>
      timeWords(ms, "j"),
    );
    expect(shown).toEqual(["0:00", "0:01", "0:59", "1:01", "1 h 00", "1 h 00", "2 h 01", "1 j", "1 j 2 h"]);
  });
});
