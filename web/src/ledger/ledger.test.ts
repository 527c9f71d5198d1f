import { expect, it } from "vitest";
import type { LedgerBand, LedgerMonth } from "@house/generated/types";
import {
  layOut,
  luckOf,
  meanOf,
  monthName,
  radiusOf,
  readingOf,
  skillOf,
  toldBand,
} from "@house/ledger/figures";

function month(choice: number, chance: number, games = 1, name = "2026-11"): LedgerMonth {
  const parts = { choice, chance, gamble: 0, others: 0, slip: 0 };
  return { month: name, games, start: 0.5, result: 0.5, parts };
}

function band(odds: number, guesses: number, right: number): LedgerBand {
  return { odds, guesses, right };
}

it("counts every game alike, whatever month it was of", () => {
  expect(meanOf([month(-0.1, 0, 1), month(-0.4, 0, 3)], "choice")).toBeCloseTo(-0.325);
  expect(meanOf([], "chance")).toBe(0);
});

it("says kindly how somebody's choices stand", () => {
  expect(skillOf([month(-0.01, 0)])).toBe("best");
  expect(skillOf([month(-0.3, 0)])).toBe("plain");
  expect(skillOf([month(-0.3, 0), month(-0.1, 0)])).toBe("better");
  expect(skillOf([month(-0.1, 0), month(-0.3, 0)])).toBe("plain");
});

it("tells luck that is nearly nothing as even", () => {
  expect([0.01, 0.05, -0.05].map((chance) => luckOf([month(0, chance)]))).toEqual(["even", "kind", "hard"]);
});

it("rules round shares around nought, and keeps every month within the frame", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100 };
  const months = [month(-0.62, 0.08), month(-0.2, -0.03)];
  const { x, y, rules } = layOut(months, frame);
  expect(rules).toEqual([-0.75, -0.5, -0.25, 0, 0.25]);
  expect(y(rules[0]!)).toBe(100);
  expect(y(rules.at(-1)!)).toBe(0);
  for (const { parts } of months) {
    expect(y(parts.choice)).toBeGreaterThan(0);
    expect(y(parts.choice)).toBeLessThan(100);
  }
  expect([x(0), x(1)]).toEqual([25, 75]);
  expect(layOut([month(0, 0)], frame).x(0)).toBe(50);
});

it("calls guesses above the odds only when that is more than chance", () => {
  expect(readingOf([band(0.5, 10, 6)]).word).toBe("as-told");
  expect(readingOf([band(0.5, 100, 70)])).toEqual({ guesses: 100, right: 70, promised: 50, word: "above" });
  expect(readingOf([band(0.5, 100, 30)]).word).toBe("below");
  expect(readingOf([band(1, 8, 8)]).word).toBe("as-told");
});

it("says a sentence of the likeliest guesses that are many enough and no certainty", () => {
  const bands = [band(0.1, 20, 2), band(0.5, 9, 5), band(0.8, 2, 2), band(1, 30, 30)];
  expect(toldBand(bands)).toBe(bands[1]);
  expect(toldBand([band(1, 30, 30)])).toBeNull();
});

it("draws more guesses larger", () => {
  const bands = [band(0.1, 1, 0), band(0.5, 16, 8)];
  expect(radiusOf(bands[1]!, bands)).toBe(10);
  expect(radiusOf(bands[0]!, bands)).toBe(5.5);
});

it("names months in the reader's language, wherever the reader is", () => {
  expect(monthName("2026-11", "en", "long")).toBe("November 2026");
  expect(monthName("2026-12", "fr", "long")).toBe("décembre 2026");
  expect(monthName("2026-01", "en", "short")).toBe("Jan");
});
