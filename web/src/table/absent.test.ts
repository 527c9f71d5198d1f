import { expect, test } from "vitest";
import type { SeatInfo } from "@house/generated/types";
import { awayLong, emptySince } from "@house/table/absent";

const seat = (kind: "person" | "bot", present: boolean): SeatInfo =>
  ({ kind, present, forfeited: false }) as unknown as SeatInfo;

test("only a person can be away, and is so since it was first seen", () => {
  const seats = [seat("person", false), seat("bot", true), seat("person", true)];
  const first = emptySince(seats, new Map(), 1000);
  expect([...first]).toEqual([[0, 1000]]);
  expect([...emptySince(seats, first, 4000)]).toEqual([[0, 1000]]);
  expect([...emptySince([seat("person", true)], first, 4000)]).toEqual([]);
});

test("an absence is told after five seconds, and not before", () => {
  const since = new Map([
    [0, 1000],
    [2, 3000],
  ]);
  expect(awayLong(since, 5999)).toEqual([[], 1]);
  expect(awayLong(since, 6000)).toEqual([[0], 2000]);
  expect(awayLong(since, 8000)).toEqual([[0, 2], null]);
});
