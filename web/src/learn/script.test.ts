import { expect, test } from "vitest";
import written from "@house/generated/lessons/archeologic.json";
import lesson from "@house/generated/lessons/vinci.json";
import type { FromPage, Lesson, ToPage } from "@house/generated/types";
import { isSame, Script, saysAllOf } from "@house/learn/script";

function told(script: Script, ...said: readonly FromPage[]): readonly ToPage[] {
  const heard: ToPage[] = [];
  const wire = script.lay("", {
    onOpen: () => undefined,
    onBeat: () => undefined,
    onLost: () => undefined,
    onMessage: (message) => heard.push(message),
  });
  for (const message of said) wire.send(message);
  return heard;
}

const taken = lesson as unknown as Lesson;
const hello: FromPage = { t: "hello", token: "", since: -1 };

test("a lesson begins with what has happened so far, in order and without a gap", () => {
  const [welcome, ...news] = told(new Script(taken, 3, "Ada"), hello);
  expect(welcome).toMatchObject({ t: "welcome", seat: 0, table: { seats: [{ name: "Ada" }, {}] } });
  expect(news).toHaveLength(4);
  let seq = -1;
  for (const one of news) {
    if (one.t !== "news") throw new Error(one.t);
    expect(one.since).toBe(seq);
    seq = one.seq;
  }
});

test("what a stop accepts goes on, anything else changes nothing", () => {
  const script = new Script(taken, 0, "Ada");
  const accepted = script.scene.accepted[0]!;
  const wrong = told(script, { t: "act", at: 0, id: "a", action: { t: "draw", colour: "black" } });
  expect(wrong).toMatchObject([{ t: "error", reason: "house-lesson-instead", id: "a" }]);
  expect(script.at.value).toBe(0);
  const right = told(script, { t: "act", at: 0, id: "b", action: accepted.action as object });
  expect(right.map(({ t }) => t)).toEqual(["done", "table", "news"]);
  expect(script.at.value).toBe(accepted.goes_to);
});

test("a move that is plainly what a stop accepts goes on", () => {
  const plain = (action: unknown) => ({ ...(action as object), accent: null });
  const script = new Script(taken, 0, "Ada", plain);
  const accepted = script.scene.accepted[0]!;
  told(script, { t: "act", at: 0, id: "a", action: { ...(accepted.action as object), accent: "é" } });
  expect(script.at.value).toBe(accepted.goes_to);
  told(script, { t: "act", at: 0, id: "b", action: {} });
  expect(script.at.value).toBe(accepted.goes_to);
});

test("hints are at hand where something is to be proved, rung by rung", () => {
  const last = taken.scenes.findIndex(({ hints }) => hints.length > 0);
  const script = new Script(taken, last, "Ada");
  expect(script.table().assist).toBe("hints");
  expect(new Script(taken, 0, "Ada").table().assist).toBe("off");
  const [first] = told(script, { t: "hint", id: "x", rung: 1 });
  expect(first).toMatchObject({ t: "hint", id: "x", certain: true });
  expect(first).not.toHaveProperty("fact");
  expect(told(script, { t: "hint", id: "y", rung: 5 })[0]).toHaveProperty("fact");
});

test("what a lesson writes into its reader's notes is there when it comes to that stop, and after a reload", () => {
  const plan = "SC1> TD2v LA1>";
  const script = new Script(written as unknown as Lesson, 0, "Ada");
  expect(told(script, hello)[0]).toMatchObject({ t: "welcome", notes: {} });
  const heard: ToPage[] = [];
  script.lay("", {
    onOpen: () => {},
    onBeat: () => {},
    onLost: () => {},
    onMessage: (one) => heard.push(one),
  });
  script.goOn();
  expect(heard.at(-1)).toEqual({ t: "noted", key: "plan", value: plan });
  expect(told(new Script(written as unknown as Lesson, 1, "Ada"), hello)[0]).toMatchObject({
    notes: { plan },
  });
});

test("a scene that a newer lesson no longer has is begun from the start", () => {
  expect(new Script(taken, 999, "Ada").at.value).toBe(0);
  expect(new Script(taken, Number.NaN, "Ada").at.value).toBe(0);
});

test("a move is the same however its fields stand", () => {
  expect(isSame({ t: "stop", place: null }, { t: "stop" })).toBe(true);
  expect(isSame({ at: [1, 2], face: 7 }, { face: 7, at: [1, 2] })).toBe(true);
  expect(isSame({ at: [1, 2] }, { at: [2, 1] })).toBe(false);
});

test("no move is taken back: one goes back from stop to stop", () => {
  const scene = { ...taken.scenes[0]!, news: { ...taken.scenes[0]!.news, undo: 1 } };
  const [, news] = told(new Script({ ...taken, scenes: [scene] }, 0, "Ada"), hello);
  expect(news).toMatchObject({ t: "news", undo: null });
});

test("where a move is the least to be said, the rest is the reader's to fill, and nothing else", () => {
  const least = { t: "write", red: [], violet: [3] };
  expect(saysAllOf(least, { t: "write", red: [], violet: [3] })).toBe(true);
  expect(saysAllOf(least, { t: "write", red: [0, 4, 6], violet: [3] })).toBe(true);
  expect(saysAllOf(least, { t: "write", red: [], violet: [2, 3] })).toBe(false);
  expect(saysAllOf(least, { t: "write", red: [3], violet: [] })).toBe(false);
  expect(saysAllOf(least, { t: "take", violet: [3] })).toBe(false);
});
