import { beforeEach, expect, test, vi } from "vitest";
import type { Act, Note } from "@house/generated/types";
import { Unsaid } from "@house/unsaid";

const ACT: Act = { t: "act", at: 3, id: "a1", action: { t: "Draw" } };
const NOTE: Note = { t: "note", key: "k", value: "v", id: "n1" };
const heard = new Map<string, Set<() => void>>();

beforeEach(() => {
  sessionStorage.clear();
  heard.clear();
  vi.stubGlobal("addEventListener", (kind: string, hear: () => void) => {
    heard.set(kind, (heard.get(kind) ?? new Set()).add(hear));
  });
  vi.stubGlobal("removeEventListener", (kind: string, hear: () => void) => heard.get(kind)?.delete(hear));
});

const tell = (kind: string): void => {
  for (const hear of heard.get(kind) ?? []) hear();
};

function saidBy(token: string): Unsaid {
  const unsaid = new Unsaid("T1", token);
  unsaid.acts.value = [{ ...ACT, id: `${token}-a` }];
  unsaid.notes.set(NOTE.key, NOTE);
  return unsaid;
}

test("what was not answered is taken up by the page that comes next, by its own seat and once", () => {
  for (const unsaid of ["one", "two"].map(saidBy)) expect(unsaid.all()).toHaveLength(2);
  tell("pagehide");
  heard.clear();
  expect(new Unsaid("T2", "one").all()).toEqual([]);
  expect(new Unsaid("T1", "three").all()).toEqual([]);
  expect(new Unsaid("T1", "two").all()).toEqual([{ ...ACT, id: "two-a" }, NOTE]);
  expect(new Unsaid("T1", "one").all()).toEqual([{ ...ACT, id: "one-a" }, NOTE]);
  expect(new Unsaid("T1", "one").all()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("what was answered is not kept", () => {
  const unsaid = saidBy("one");
  unsaid.answered("one-a");
  unsaid.dropNote("n1");
  tell("pagehide");
  expect(sessionStorage).toHaveLength(0);
});

test("a page that is shown again has everything itself", () => {
  const unsaid = saidBy("one");
  tell("pagehide");
  expect(sessionStorage).toHaveLength(1);
  tell("pageshow");
  expect(sessionStorage).toHaveLength(0);
  expect(unsaid.all()).toHaveLength(2);
});

test("who has left the table keeps nothing", () => {
  saidBy("one").close();
  tell("pagehide");
  expect(sessionStorage).toHaveLength(0);
});
