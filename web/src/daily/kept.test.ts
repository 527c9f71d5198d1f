import { beforeEach, expect, test, vi } from "vitest";
import type { Daily } from "@house/generated/types";
import { INFO, news, SEAT } from "../../test-table";

const TODAY = "2026-11-17";
const TOMORROW = "2026-11-18";

const CARD: Daily["puzzle"]["card"] = {
  id: TODAY,
  game: "vinci",
  kind: "certain",
  table: { ...INFO, seats: [SEAT] },
  news: news(-1, 2),
  seat: 0,
  notes: [],
  things: [],
  themes: [],
  price: 0,
  hints: 0,
  rating: 25,
  tried: "new",
  counts: true,
};

const DAILY: Daily = {
  date: TODAY,
  ends: 1_795_003_200,
  ended: false,
  puzzle: { card: CARD, verdict: null, solution: null },
  quest: { table: INFO, news: news(-1, 0), result: null, counts: true },
  streak: { days: 4, freezes: 0, today: false },
};

/** What a browser keeps, with its keys in sight as a browser's are. */
function storage(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
}

let kept: typeof import("@house/daily/kept");
let device: Record<string, string>;

beforeEach(async () => {
  vi.resetModules();
  device = storage();
  vi.stubGlobal("localStorage", device);
  kept = await import("@house/daily/kept");
});

test("today's puzzle is taken along without its solution, and is gone with its date", () => {
  const solution = { words: ["secret"] };
  kept.keepDaily({ ...DAILY, puzzle: { ...DAILY.puzzle, verdict: { right: true }, solution } }, TODAY);
  expect(kept.keptPuzzle(TODAY, TODAY)?.card).toEqual(CARD);
  expect(JSON.stringify(device)).not.toContain("secret");
  expect(kept.todayKept(TODAY)).toEqual({ date: TODAY, puzzle: true, quest: false, days: 4 });
  expect(kept.todayKept(TOMORROW)).toBeNull();
  expect(kept.keptPuzzle(TODAY, TOMORROW)).toBeNull();
  expect(Object.keys(device)).toEqual([]);
});

test("another day than today is not taken along", () => {
  kept.keepDaily(DAILY, TOMORROW);
  expect(Object.keys(device)).toEqual([]);
});

test("who has answered is not asked again without the network", () => {
  kept.keepDaily(DAILY, TODAY);
  kept.keepTried(TODAY, true);
  expect(kept.keptPuzzle(TODAY, TODAY)?.card.tried).toBe("solved");
  expect(kept.todayKept(TODAY)?.puzzle).toBe(true);
});

test("an answer waits for the network, across loads of the page, until it was judged", async () => {
  const answer = { t: "struck", note: 2 } as const;
  kept.keepAnswer(TODAY, answer);
  vi.resetModules();
  const again = await import("@house/daily/kept");
  expect(again.unsent.value).toEqual({ date: TODAY, answer });
  again.forgetAnswer();
  expect(again.unsent.value).toBeNull();
  expect(Object.keys(device)).toEqual([]);
});

test("notes stay as long as their date can be looked at, and everything is forgotten at logout", () => {
  for (const date of ["2026-10-16", "2026-11-16", TODAY]) kept.keepNotes(date, { a: "1" });
  kept.keepDaily(DAILY, TODAY);
  expect(kept.notesOf("2026-10-16")).toEqual({});
  expect(kept.notesOf("2026-11-16")).toEqual({ a: "1" });
  kept.keepAnswer(TODAY, { t: "struck", note: 2 });
  device["cabinet-noir.name"] = "Ada";
  kept.forgetDaily();
  expect(Object.keys(device)).toEqual(["cabinet-noir.name"]);
  expect(kept.unsent.value).toBeNull();
});
