import { beforeEach, describe, expect, it } from "vitest";
import type { Explained, FromPage, Hint } from "@house/generated/types";
import { Presence } from "@house/presence";
import { DARK } from "@house/why/lit";
import { FakeWire, INFO, news } from "../../test-table";

const CLAIM = { name: "1.C", values: ["B7"], holds: false };

describe("asking the house why", () => {
  let wire: FakeWire;
  let presence: Presence;
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    wire = new FakeWire();
    const hearing = { onProblem: (problem: { reason: string }) => void complaints.push(problem.reason) };
    presence = new Presence(INFO, "token", hearing, "", wire.lay);
    wire.welcome();
    wire.hear(news(-1, 0));
  });

  it("gets the answer to its own question", async () => {
    const answer = presence.why.explain({ claim: CLAIM });
    expect(questions()).toEqual([{ t: "why", id: expect.any(String) as string, claim: CLAIM }]);
    wire.hear(explained("somebody-else"), explained(lastId()));
    expect(await answer).toMatchObject({ t: "why", id: lastId() });
  });

  it("asks one thing at a time", async () => {
    const [first, second] = [presence.why.explain({ note: "1.C" }), presence.why.hint(1)];
    expect(questions()).toHaveLength(1);
    wire.hear(explained(lastId()));
    await first;
    expect(questions().at(-1)).toMatchObject({ t: "hint", rung: 1 });
    wire.hear(hint(lastId()));
    expect(await second).toMatchObject({ t: "hint", certain: true });
  });

  it("is told why not, in the panel and nowhere else", async () => {
    const answer = presence.why.hint(4);
    wire.hear({ t: "error", code: "denied", reason: "no-hints-that-far", id: lastId() });
    expect(await answer).toMatchObject({ t: "error", reason: "no-hints-that-far" });
    expect(complaints).toEqual([]);
    wire.hear({ t: "error", code: "denied", reason: "no-hints-that-far", id: "another" });
    expect(complaints).toEqual(["no-hints-that-far"]);
  });

  it("asks again under the same id after a lost connection, and no more once it is answered", () => {
    void presence.why.hint(2);
    const first = questions()[0];
    wire.ends.onLost();
    wire.welcome();
    expect(questions()).toEqual([first, first]);
    wire.hear(hint(lastId()));
    wire.ends.onLost();
    wire.welcome();
    expect(questions()).toHaveLength(2);
  });

  it("leaves nothing lit when it is closed", () => {
    presence.why.open({ kind: "hint" });
    presence.why.lit.value = { clues: [{ line: { id: "x" }, seq: 3, at: ["1"] }], now: 0 };
    presence.why.close();
    expect([presence.why.topic.value, presence.why.lit.value]).toEqual([null, DARK]);
  });

  function questions(): readonly FromPage[] {
    return wire.said.filter((message) => message.t === "why" || message.t === "hint");
  }

  function lastId(): string {
    const last = questions().at(-1);
    return last?.t === "why" || last?.t === "hint" ? last.id : "";
  }

  function explained(id: string): Explained {
    return { t: "why", id, seq: 0, reason: null };
  }

  function hint(id: string): Hint {
    return { t: "hint", id, seq: 0, rung: 1, most: 5, certain: true };
  }
});
