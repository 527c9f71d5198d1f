import { beforeEach, describe, expect, it, vi } from "vitest";
import { Presence } from "@house/presence";
import { renewal } from "@house/renewal";
import { FakeWire, INFO, news } from "../test-table";

describe("a presence at a table", () => {
  let wire: FakeWire;
  let presence: Presence;
  beforeEach(() => {
    wire = new FakeWire();
    presence = new Presence(INFO, "token", {}, "", wire.lay);
  });

  it("keeps what is said, and notices when its seat is taken away", () => {
    let gone = 0;
    const heard: string[] = [];
    const hearing = {
      onTakenAway: () => {
        gone++;
      },
      onSaid: (said: { phrase: string }) => {
        heard.push(said.phrase);
      },
    };
    presence = new Presence(INFO, "token", hearing, "", wire.lay);
    wire.welcome();
    wire.hear({ t: "said", number: 1, seat: 0, phrase: "luck", seq: 0 });
    expect([presence.said.value.length, heard]).toEqual([1, ["luck"]]);
    presence.say("thanks");
    expect(wire.last()).toEqual({ t: "say", phrase: "thanks" });
    wire.welcome();
    expect(gone).toBe(0);
    wire.hear({ t: "welcome", seat: null, table: INFO, notes: {}, now: 0, eyes: null, build: "" });
    expect(gone).toBe(1);
  });

  it("says hello with its token and the last entry it has", () => {
    wire.welcome();
    expect(wire.said[0]).toEqual({ t: "hello", token: "token", since: -1 });
    wire.hear(news(-1, 3));
    wire.ends.onLost();
    expect(presence.connection.value).toBe("lost");
    wire.ends.onOpen();
    expect(wire.last()).toEqual({ t: "hello", token: "token", since: 3 });
  });

  it("applies the next moves once, and drops what it has", () => {
    wire.welcome();
    wire.hear(news(-1, 2), news(-1, 2), news(1, 4), news(0, 3));
    expect(presence.moves.value.map((move) => move.seq)).toEqual([0, 1, 2, 3, 4]);
    expect(presence.news.value?.seq).toBe(4);
  });

  it("asks again from its own entry when there is a gap", () => {
    wire.welcome();
    wire.hear(news(-1, 2), news(4, 5));
    expect(presence.news.value?.seq).toBe(2);
    expect(wire.last()).toEqual({ t: "sync", since: 2 });
  });

  it("sends an unanswered action again under the same id", () => {
    wire.welcome();
    wire.hear(news(-1, 0));
    presence.act({ t: "stop" });
    const first = wire.last();
    expect(first).toMatchObject({ t: "act", at: 0, action: { t: "stop" } });
    wire.ends.onLost();
    wire.welcome();
    expect(wire.last()).toEqual(first);
    if (first?.t === "act") wire.hear({ t: "done", id: first.id, seq: 1 });
    expect(presence.pending.value).toEqual([]);
  });

  it("does one thing at a time", () => {
    wire.welcome();
    wire.hear(news(-1, 0));
    presence.act({ t: "stop" });
    presence.act({ t: "stop" });
    expect(wire.said.filter((message) => message.t === "act")).toHaveLength(1);
  });

  it("shouts several things at once, and each keeps its own answer", () => {
    wire.welcome();
    wire.hear(news(-1, 0));
    for (const word of ["pomme", "poire", "prune"]) presence.shout({ t: "say", word });
    const [apple, pear, plum] = presence.pending.value;
    wire.hear(
      { t: "done", id: pear!.id, seq: 1 },
      { t: "error", code: "illegal", reason: "word-used", id: plum!.id },
    );
    expect(presence.pending.value).toEqual([apple]);
    wire.ends.onLost();
    wire.welcome();
    expect(wire.last()).toEqual(apple);
  });

  it("has its turn when the clock hurries it, not whenever it may object", () => {
    const clock = { mark: 1, due: 15_000, lasts: 15_000, seats: [1], paused: null, banks: [] } as const;
    wire.welcome();
    wire.hear({ ...news(-1, 0), clock });
    expect(presence.mine.value).toBe(false);
    wire.hear(news(0, 1));
    expect(presence.mine.value).toBe(true);
  });

  it("has had its turn once it has done what the clock hurries all to do", () => {
    const clock = { mark: 1, due: 30_000, lasts: 30_000, seats: [0, 1], paused: null, banks: [] } as const;
    wire.welcome();
    wire.hear({ ...news(-1, 0), to_act: [0, 1], clock });
    expect([presence.turn.value, presence.mine.value]).toEqual([[0, 1], true]);
    wire.hear({ ...news(0, 1), to_act: [1], clock });
    expect([presence.turn.value, presence.mine.value]).toEqual([[1], false]);
  });

  it("asks for news when an action was stale", () => {
    wire.welcome();
    wire.hear(news(-1, 0));
    presence.act({ t: "stop" });
    const id = presence.pending.value[0]!.id;
    wire.hear({ t: "error", code: "stale", reason: "table-has-moved-on", id });
    expect(presence.pending.value).toEqual([]);
    expect(wire.last()).toEqual({ t: "sync", since: 0 });
  });

  it("asks for the time with its own, and echoes every pong at once", () => {
    wire.welcome();
    wire.ends.onBeat();
    const ping = wire.last();
    expect(ping?.t).toBe("ping");
    if (ping?.t === "ping") wire.hear({ t: "pong", sent: ping.sent!, now: 5_000_000, probe: 7 });
    expect(wire.last()).toEqual({ t: "echo", probe: 7 });
    expect(presence.time.now() - 5_000_000).toBeLessThan(60_000);
  });

  it("shows the clock of the news", () => {
    const clock = { mark: 3, due: 15_000, lasts: 15_000, seats: [0], paused: null, banks: [] } as const;
    wire.welcome();
    wire.hear({ ...news(-1, 0), clock });
    expect(presence.clock.value).toEqual(clock);
    wire.hear(news(0, 1));
    expect(presence.clock.value).toBeNull();
  });

  it("keeps a note that the server has not confirmed over a reconnection", () => {
    wire.welcome({ "1.0": "3|" });
    presence.note("1.1", "07|");
    const sent = wire.last();
    expect(sent).toMatchObject({ t: "note", key: "1.1", value: "07|" });
    wire.ends.onLost();
    wire.welcome({ "1.0": "3|" });
    expect(presence.notes.value).toEqual({ "1.0": "3|", "1.1": "07|" });
    expect(wire.last()).toEqual(sent);
    wire.hear({ t: "noted", key: "1.1", value: "07|" });
    presence.note("1.1", "");
    expect(presence.notes.value).toEqual({ "1.0": "3|" });
  });

  it("drops a note that was refused, shows what the house has instead, and never sends it again", () => {
    wire.welcome({ "1.0": "3|" });
    wire.hear({ t: "error", code: "denied", reason: "too-many-notes", id: wrote("1.0", "7|") });
    wire.hear({ t: "error", code: "denied", reason: "too-many-notes", id: wrote("1.1", "8|") });
    expect(presence.notes.value).toEqual({ "1.0": "3|" });
    wire.ends.onLost();
    wire.welcome({ "1.0": "3|" });
    expect(wire.said.filter((message) => message.t === "note")).toHaveLength(2);
  });

  it("does not drop what was written since for a note that was refused before", () => {
    wire.welcome();
    const first = wrote("1.0", "far too long");
    wrote("1.0", "short");
    wire.hear({ t: "error", code: "malformed", reason: "unreadable-message", id: first });
    expect(presence.notes.value).toEqual({ "1.0": "short" });
    wire.ends.onLost();
    wire.welcome();
    expect(wire.last()).toMatchObject({ t: "note", key: "1.0", value: "short" });
  });

  it("keeps a note that the house failed to write down, to be sent again", () => {
    wire.welcome();
    wire.hear({ t: "error", code: "fault", reason: "not-written", id: wrote("1.0", "7|") });
    expect(presence.notes.value).toEqual({ "1.0": "7|" });
    wire.ends.onLost();
    wire.welcome();
    expect(wire.last()).toMatchObject({ t: "note", key: "1.0", value: "7|" });
  });

  it("says again, after the page was loaded anew, what was not answered: under the same ids", () => {
    const hide: (() => void)[] = [];
    vi.stubGlobal("addEventListener", (kind: string, hear: () => void) => {
      if (kind === "pagehide") hide.push(hear);
    });
    presence = new Presence(INFO, "token", {}, "", wire.lay);
    wire.welcome();
    wire.hear(news(-1, 3));
    presence.act({ t: "Draw" });
    const act = wire.last();
    const note = wrote("1.0", "7|");
    for (const hear of hide) hear();
    const next = new FakeWire();
    presence = new Presence(INFO, "token", {}, "", next.lay);
    expect(presence.pending.value).toEqual([act]);
    next.welcome();
    expect(next.said.slice(1)).toEqual([act, { t: "note", key: "1.0", value: "7|", id: note }]);
    vi.unstubAllGlobals();
  });

  it("comes no more to a house that does not understand it, and drops nothing", () => {
    wire.welcome();
    wire.hear(news(-1, 3));
    presence.act({ t: "Draw" });
    let closed = false;
    wire.onClose = () => {
      closed = true;
    };
    renewal.value = "needed"; // what follows is not of this table
    wire.hear({ t: "error", code: "reload", reason: "page-too-old" });
    renewal.value = "none";
    expect(closed).toBe(true);
    expect(presence.pending.value).toHaveLength(1);
  });

  /** Write a note; return the id it was sent under. */
  function wrote(key: string, value: string): string {
    presence.note(key, value);
    const sent = wire.last();
    return sent?.t === "note" ? (sent.id ?? "") : "";
  }
});
