import { beforeEach, describe, expect, it } from "vitest";
import { keptOf } from "@house/deal/kept";
import { drawPledge, partOf } from "@house/deal/part";
import type { TableInfo } from "@house/generated/types";
import { Presence } from "@house/presence";
import { FakeWire, INFO, news, SEAT } from "../../test-table";

describe("a presence at the deal", () => {
  let wire: FakeWire;
  beforeEach(() => {
    wire = new FakeWire();
  });

  it("pledges its part at the door, and opens it once a connection while the table is dealt", async () => {
    const pledge = await drawPledge();
    const seats = [{ ...SEAT, pledge }, SEAT];
    const info: TableInfo = { ...INFO, table: "dealt", status: "waiting", seats, seal: "5".repeat(64) };
    new Presence(info, "token", {}, pledge, wire.lay);
    const welcome = (dealing: boolean): void => {
      wire.ends.onOpen();
      wire.hear({
        t: "welcome",
        seat: 0,
        table: { ...info, dealing },
        notes: {},
        now: 0,
        eyes: 0,
        build: "",
      });
    };
    welcome(false);
    expect(wire.said).toEqual([{ t: "hello", token: "token", since: -1, pledge }]);
    wire.hear({ ...info, dealing: true }, { ...info, dealing: true });
    const open = { t: "open", part: partOf(pledge) };
    expect(wire.said.slice(1)).toEqual([open]);
    welcome(true);
    expect(wire.said.slice(3)).toEqual([open]);
  });

  it("may refuse a deal it was left out of until it has moved, and keeps what it is told in play", () => {
    const mixed = { t: "mixed", pledges: ["5".repeat(64), ""], parts: ["", ""] };
    const presence = new Presence(INFO, "token", {}, "", wire.lay);
    const deal = { seq: 0, seat: null, events: [mixed], told: [] };
    wire.welcome();
    wire.hear({ ...news(-1, 0), moves: [deal], head: "first" });
    expect([presence.deal.value, presence.mayRefuseDeal.value]).toEqual(["left-out", true]);
    presence.atTable({ t: "refuse_deal" });
    expect(wire.last()).toEqual({ t: "refuse_deal" });
    const move = { seq: 1, seat: 0, events: [{ t: "drew" }], told: [] };
    wire.hear({ ...news(0, 1), moves: [move], head: "second" });
    expect(presence.mayRefuseDeal.value).toBe(false);
    expect(keptOf(INFO.table).heads).toEqual({
      "0": [
        [0, "first"],
        [1, "second"],
      ],
    });
  });

  it("keeps nothing of a game it comes to after its end", () => {
    const over: TableInfo = { ...INFO, table: "over", status: "over" };
    new Presence(over, "token", {}, "", wire.lay);
    wire.ends.onOpen();
    wire.hear(
      { t: "welcome", seat: 0, table: over, notes: {}, now: 0, eyes: 0, build: "" },
      { ...news(-1, 3), head: "late" },
    );
    expect(keptOf("over").heads).toEqual({});
  });
});
