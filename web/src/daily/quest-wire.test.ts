import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "@house/api";
import { QuestWire } from "@house/daily/quest-wire";
import type { Daily, DailyQuest, FromPage, ToPage } from "@house/generated/types";
import { INFO, news, SEAT } from "../../test-table";

const house = vi.hoisted(() => ({ daily: vi.fn(), explore: vi.fn() }));
vi.mock("@house/api", async (actual) => ({ ...(await actual<object>()), api: house }));
vi.mock("@house/me", () => ({ beKnown: () => Promise.resolve() }));

const CUT = new Refused({ t: "error", code: "unreachable", reason: "house-unreachable" });
const STALE = new Refused({ t: "error", code: "stale", reason: "daily-moved-on" });
const ACT: FromPage = { t: "act", id: "a1", at: 0, action: { t: "aim", axis: "A" } };

function quest(seq: number, result: DailyQuest["result"] = null): DailyQuest {
  return { table: { ...INFO, seats: [SEAT] }, news: news(-1, seq), result, counts: true };
}

function daily(seq: number): Daily {
  const [puzzle, streak] = [{ card: {}, verdict: null }, { days: 0 }];
  return { date: "2026-11-17", ends: 0, ended: false, quest: quest(seq), puzzle, streak } as unknown as Daily;
}

const told: ToPage[] = [];
const ends = {
  onOpen: vi.fn(),
  onLost: vi.fn(),
  onBeat: vi.fn(),
  onMessage: (one: ToPage) => told.push(one),
};

function laid(): QuestWire {
  const wire = new QuestWire(daily(0), "Ada");
  wire.lay("", ends);
  return wire;
}

const kinds = (): string[] => told.map(({ t }) => t);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  told.length = 0;
  localStorage.removeItem("cabinet-noir.daily.notes.2026-11-17");
});

test("the first hello is answered by what the page has brought, a later one by the house", async () => {
  const wire = laid();
  wire.send({ t: "hello", token: "", since: -1 });
  await vi.waitFor(() => expect(kinds()).toEqual(["welcome", "table", "news"]));
  expect(house.daily).not.toHaveBeenCalled();
  house.daily.mockResolvedValue(daily(3));
  wire.send({ t: "sync", since: 0 });
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ t: "news", seq: 3 }));
  wire.close();
});

test("what is done is posted with what was seen, and answered with news; the end is heard", async () => {
  const wire = laid();
  house.explore.mockResolvedValue(quest(1, { found: true, time: 31 }));
  wire.send(ACT);
  await vi.waitFor(() => expect(kinds()).toEqual(["table", "news", "done"]));
  expect(house.explore).toHaveBeenCalledWith("2026-11-17", { at: 0, action: ACT.t === "act" && ACT.action });
  expect(wire.result.value).toEqual({ found: true, time: 31 });
  wire.close();
});

test("without the network it says so, drops nothing, and begins again with a hello", async () => {
  const wire = laid();
  house.explore.mockRejectedValue(CUT);
  wire.send(ACT);
  await vi.waitFor(() => expect(ends.onLost).toHaveBeenCalledOnce());
  expect(told, "the act stays unanswered").toEqual([]);
  ends.onOpen.mockClear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ends.onOpen).toHaveBeenCalledOnce();
  wire.close();
});

test("a device that is behind is told so, under the id of what it did", async () => {
  const wire = laid();
  house.explore.mockRejectedValue(STALE);
  wire.send(ACT);
  await vi.waitFor(() => expect(told).toEqual([{ ...STALE.problem, id: "a1" }]));
  wire.close();
});

test("notes are kept on this device, and are there for the next page", async () => {
  const wire = laid();
  wire.send({ t: "note", id: "n1", key: "k", value: "v" });
  expect(told).toEqual([{ t: "noted", key: "k", value: "v" }]);
  wire.close();
  const next = laid();
  next.send({ t: "hello", token: "", since: -1 });
  await vi.waitFor(() => expect(told.at(-3)).toMatchObject({ t: "welcome", notes: { k: "v" } }));
  next.close();
});
