import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenBack } from "@house/back";

const heard = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  heard.clear();
  vi.stubGlobal("addEventListener", (kind: string, hear: () => void) => heard.set(kind, hear));
  vi.stubGlobal("removeEventListener", (kind: string) => heard.delete(kind));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Look as often as asked; the house is reached from the given time on. */
function looking(from: number) {
  let looks = 0;
  return { times: () => looks, look: () => Promise.resolve(++looks >= from) };
}

it("looks again until the house was reached, and no more", async () => {
  const { times, look } = looking(3);
  whenBack(look);
  expect(times()).toBe(0);
  heard.get("online")!();
  await vi.runAllTimersAsync();
  expect(times()).toBe(3);
});

it("gives up in the end: the browser says when the network comes back once more", async () => {
  const { times, look } = looking(Number.POSITIVE_INFINITY);
  whenBack(look);
  heard.get("online")!();
  await vi.runAllTimersAsync();
  const first = times();
  expect(first).toBeGreaterThan(1);
  heard.get("online")!();
  await vi.runAllTimersAsync();
  expect(times()).toBe(2 * first);
});

it("looks no more for who has gone, even if the house answers only then", async () => {
  const { times, look } = looking(Number.POSITIVE_INFINITY);
  const stop = whenBack(look);
  heard.get("online")!();
  stop();
  await vi.runAllTimersAsync();
  expect([times(), heard.size]).toEqual([1, 0]);
});
