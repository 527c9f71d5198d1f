import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptOf } from "@house/deal/kept";
import type { ToPage } from "@house/generated/types";
import { Presence } from "@house/presence";
import { FakeWire, INFO, news } from "../test-table";

const MARK = "what only this seat knows";

/** The house says whose eyes follow: those of seat 0, or a spectator's. */
const welcome = (eyes: 0 | null, notes: Record<string, string> = {}): ToPage => ({
  t: "welcome",
  seat: 0,
  table: INFO,
  notes,
  now: 0,
  eyes,
  build: "",
});
const seen = (since: number, seq: number, head: string): ToPage => ({
  ...news(since, seq),
  view: { mark: MARK },
  head,
});
const help: ToPage = {
  t: "assist",
  seq: 1,
  level: "counts",
  worlds: 3,
  counts: {},
  odds: {},
  advice: [],
  wrong: [],
};

describe("a seat of a device that is passed around", () => {
  let wire: FakeWire;
  let presence: Presence;
  let gone: number;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    wire = new FakeWire();
    gone = 0;
    const onTakenAway = (): void => {
      gone++;
    };
    presence = new Presence(INFO, "token", { onTakenAway }, "", wire.lay);
    presence.drawCurtain(true);
    wire.said = [];
    wire.ends.onOpen();
    wire.hear(welcome(null), news(-1, 1));
  });

  const lift = (): void => {
    presence.drawCurtain(false);
    wire.hear(welcome(0, { "1.0": MARK }), seen(-1, 1, "head"));
  };

  it("comes behind its curtain, and knows whose turn it is", () => {
    expect(wire.said[0]).toEqual({ t: "hello", token: "token", since: -1, covered: true });
    expect([presence.seat.value, presence.eyes.value, presence.turn.value]).toEqual([0, null, [0]]);
  });

  it("sees once the curtain is lifted, and forgets everything when it falls", () => {
    lift();
    expect(wire.last()).toEqual({ t: "curtain", down: false });
    wire.hear(help);
    presence.why.open({ kind: "hint" });
    presence.act({ t: MARK });
    presence.note("1.1", MARK);
    expect(presence.eyes.value).toBe(0);
    expect(JSON.stringify(held(presence))).toContain(MARK);
    presence.drawCurtain(true);
    expect(wire.last()).toEqual({ t: "curtain", down: true });
    expect(held(presence)).toEqual([null, null, [], {}, null, null, [], null]);
    expect(gone).toBe(0);
  });

  it("hears nothing of what was under way before the house has drawn the curtain", () => {
    lift();
    presence.drawCurtain(true);
    wire.hear(seen(1, 2, "head"), help, { t: "noted", key: "1.2", value: MARK });
    expect(held(presence)).toEqual([null, null, [], {}, null, null, [], null]);
    wire.hear(welcome(null), news(-1, 2));
    expect([presence.news.value?.seq, presence.eyes.value]).toEqual([2, null]);
  });

  it("waits for the last welcome where the curtain was drawn twice", () => {
    presence.drawCurtain(false);
    presence.drawCurtain(true);
    wire.hear(welcome(0, { "1.0": MARK }), seen(-1, 1, "head"));
    expect(presence.news.value).toBeNull();
    wire.hear(welcome(null), news(-1, 1));
    expect([presence.news.value?.seq, presence.notes.value]).toEqual([1, {}]);
  });

  it("says after a lost connection how its curtain hangs", () => {
    wire.ends.onOpen();
    expect(wire.last()).toEqual({ t: "hello", token: "token", since: 1, covered: true });
    lift();
    wire.ends.onOpen();
    expect(wire.last()).toEqual({ t: "hello", token: "token", since: 1 });
  });

  it("notices that its seat is taken away, whichever way the curtain hangs", () => {
    wire.hear({ ...welcome(null), seat: null } as ToPage);
    expect(gone).toBe(1);
    lift();
    wire.hear({ ...welcome(null), seat: null } as ToPage);
    expect(gone).toBe(2);
  });

  it("keeps the heads of what everybody sees, and none of its own", () => {
    wire.hear({ ...news(1, 2), head: "public" });
    lift();
    wire.hear(seen(2, 3, "private"));
    expect(keptOf(INFO.table).heads).toEqual({ spectator: [[2, "public"]] });
  });

  it("leaves nothing in the tab when the page goes", () => {
    const hide: (() => void)[] = [];
    vi.stubGlobal("addEventListener", (kind: string, hear: () => void) => {
      if (kind === "pagehide") hide.push(hear);
    });
    vi.stubGlobal("removeEventListener", (_kind: string, hear: () => void) => {
      hide.splice(hide.indexOf(hear), 1);
    });
    presence = new Presence(INFO, "token", {}, "", wire.lay);
    expect(hide).toHaveLength(1);
    presence.drawCurtain(true);
    lift();
    presence.note("1.1", MARK);
    for (const hear of hide) hear();
    expect(sessionStorage).toHaveLength(0);
    vi.unstubAllGlobals();
  });
});

/** All that a presence holds of what a seat was told, and of what it did. */
function held(presence: Presence): readonly unknown[] {
  const { eyes, news, moves, notes, assist, clock, pending, why } = presence;
  return [
    eyes.value,
    news.value,
    moves.value,
    notes.value,
    assist.value,
    clock.value,
    pending.value,
    why.topic.value,
  ];
}
