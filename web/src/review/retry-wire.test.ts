import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "@house/api";
import type { FromPage, Retried, ToPage } from "@house/generated/types";
import { RetryWire } from "@house/review/retry-wire";
import { INFO, news, SEAT } from "../../test-table";

const ask = vi.hoisted(() => vi.fn());
vi.mock("@house/api", async (actual) => ({ ...(await actual<object>()), ask }));

const CUT = new Refused({ t: "error", code: "unreachable", reason: "house-unreachable" });
const ILLEGAL = new Refused({ t: "error", code: "illegal", reason: "vinci-no-such-tile" });

function act(id: string, at: number): FromPage {
  return { t: "act", id, at, action: { t: "draw", colour: "black" } };
}

function tried(since: number, seq: number): Retried {
  return { table: { ...INFO, seats: [SEAT] }, news: { ...news(since, seq), undo: 3 } };
}

const told: ToPage[] = [];
const ends = {
  onOpen: vi.fn(),
  onLost: vi.fn(),
  onBeat: vi.fn(),
  onMessage: (one: ToPage) => told.push(one),
};

function laid(): RetryWire {
  const wire = new RetryWire("abc", { eyes: 0, entry: 4, world: 2 });
  wire.lay("", ends);
  return wire;
}

const kinds = (): string[] => told.map(({ t }) => t);
const bodies = (): unknown[] => ask.mock.calls.map(([, asking]) => asking.body);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  told.length = 0;
});

test("each act is told with all before it, and answered with what came since", async () => {
  const wire = laid();
  ask
    .mockResolvedValueOnce(tried(-1, 3))
    .mockResolvedValueOnce(tried(3, 6))
    .mockResolvedValueOnce(tried(6, 8));
  wire.send({ t: "hello", token: "", since: -1 });
  await vi.waitFor(() => expect(kinds()).toEqual(["welcome", "table", "news"]));
  wire.send(act("a", 3));
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ t: "done", id: "a", seq: 6 }));
  wire.send(act("b", 6));
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ t: "done", id: "b", seq: 8 }));
  const draw = { t: "draw", colour: "black" };
  expect(bodies()).toEqual([
    { eyes: 0, entry: 4, world: 2, acts: [], since: -1 },
    { eyes: 0, entry: 4, world: 2, acts: [draw], since: 3 },
    { eyes: 0, entry: 4, world: 2, acts: [draw, draw], since: 6 },
  ]);
  expect(told.filter((one) => one.t === "news").map((one) => one.undo)).toEqual([null, null, null]);
  wire.close();
});

test("what is refused was not done; what was done and is said again is not done again", async () => {
  const wire = laid();
  ask.mockRejectedValueOnce(ILLEGAL).mockResolvedValueOnce(tried(3, 6));
  wire.send(act("a", 3));
  await vi.waitFor(() =>
    expect(told.at(-1)).toMatchObject({ t: "error", id: "a", reason: "vinci-no-such-tile" }),
  );
  wire.send(act("b", 3));
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ t: "done", id: "b", seq: 6 }));
  wire.send(act("b", 3));
  await vi.waitFor(() => expect(kinds().filter((t) => t === "done")).toHaveLength(2));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(bodies()[1]).toMatchObject({ acts: [{ t: "draw", colour: "black" }] });
  wire.close();
});

test("without the network it says so, and begins again by itself", async () => {
  const wire = laid();
  ask.mockRejectedValue(CUT);
  wire.send(act("a", 3));
  await vi.waitFor(() => expect(ends.onLost).toHaveBeenCalledOnce());
  ends.onOpen.mockClear();
  await vi.runAllTimersAsync();
  expect(ends.onOpen).toHaveBeenCalledOnce();
  wire.close();
});
