import { expect, test } from "vitest";
import type { Replay } from "@house/generated/types";
import { PAGES_KEPT, Pages, STEPS } from "@house/replay/pages";

/** A game in which the view counts the moves; a page of it holds at most so many steps. */
function house(last: number, most = STEPS) {
  const asked: number[] = [];
  const read = async (start: number): Promise<Replay> => {
    asked.push(start);
    const end = Math.min(start + most, last + 1);
    const steps = Array.from({ length: end - start }, (_, index) => ({
      move: { seq: start + index, seat: null, events: [], told: [] },
      view: index === 0 ? null : { count: [start + index] },
      notes: index === 0 ? null : { page: [`${start}`] },
    }));
    const header = { game: "vinci", version: 1, seats: 2, options: {} };
    const outcome = end > last ? { winners: [0], reason: "won", scores: [1, 0] } : null;
    const whole = { view: { count: start, more: "the same" }, notes: { page: "" } };
    return { header, eyes: "all", start, last, ...whole, steps, outcome } as unknown as Replay;
  };
  return { asked, read };
}

async function opened(last: number, most?: number) {
  const { asked, read } = house(last, most);
  const failures: unknown[] = [];
  const pages = new Pages(
    read,
    () => undefined,
    (error) => failures.push(error),
  );
  const look = async (at: number) => {
    pages.want(at);
    for (let round = 0; round < 100; round++) await Promise.resolve();
    return pages.moment(at);
  };
  return { asked, look, pages, failures };
}

test("a short game is one page", async () => {
  const { asked, look, pages } = await opened(60);
  expect((await look(7))?.view).toEqual({ count: 7, more: "the same" });
  expect((await look(60))?.notes).toEqual({ page: "0" });
  expect(asked).toEqual([0]);
  expect(pages.outcome(60)?.winners).toEqual([0]);
  expect(pages.outcome(59)).toBeNull();
});

test("a long game opens anywhere, and few pages are kept wherever one looks", async () => {
  const { look, pages } = await opened(20_000);
  for (const at of [17_003, 0, 9_999, 127, 128, 20_000, 5]) {
    expect((await look(at))?.view).toEqual({ count: at, more: "the same" });
    expect(pages.count).toBeLessThanOrEqual(PAGES_KEPT);
  }
});

test("what is near is read ahead, and the moves known around a step have no gap", async () => {
  const { asked, look, pages } = await opened(1000);
  await look(STEPS);
  expect(asked).toEqual([STEPS, 0]);
  await look(2 * STEPS - 3);
  expect(asked).toEqual([STEPS, 0, 2 * STEPS]);
  expect(pages.movesAround(STEPS).map((move) => move.seq)).toEqual([...Array(3 * STEPS).keys()]);
});

test("pages that end early are read on from where they end, and nothing is asked for without end", async () => {
  const { asked, look } = await opened(300, 5);
  expect((await look(127))?.view).toEqual({ count: 127, more: "the same" });
  expect(asked.length).toBeLessThan(40);
});

test("whoever slides past many pages is read for where they stop", async () => {
  const { asked, look, pages } = await opened(20_000);
  for (let at = 0; at < 20_000; at += 500) pages.want(at);
  await look(19_500);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test("a house that refuses is heard", async () => {
  const failures: unknown[] = [];
  const pages = new Pages(
    () => Promise.reject(new Error("closed")),
    () => undefined,
    (error) => failures.push(error),
  );
  pages.want(3);
  for (let round = 0; round < 10; round++) await Promise.resolve();
  expect(failures).toEqual([new Error("closed")]);
});
