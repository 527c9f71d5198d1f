import { beforeEach, expect, it } from "vitest";
import { going } from "@house/club/going";
import { keepInMind, knownTournaments } from "@house/club/known";
import { remember } from "@house/settings";
import { GATHERING, people } from "../../test-tournament";

beforeEach(() => localStorage.clear());

it("finds the way back to the last few tournaments, the last one first", () => {
  for (const code of ["A", "B", "C", "D", "E", "F", "G", "B"]) keepInMind({ ...GATHERING, code });
  expect(knownTournaments().map(({ code }) => code)).toEqual(["B", "G", "F", "E", "D", "C"]);
  remember("club.all", "no list at all");
  expect(knownTournaments()).toEqual([]);
  remember("club.all", '[7, {"code": "A", "title": "Soirée"}]');
  expect(knownTournaments()).toEqual([{ code: "A", title: "Soirée" }]);
});

it("expects one only where one takes part, and only until it is over", () => {
  keepInMind(GATHERING);
  expect(going.value).toBe("");
  keepInMind({ ...GATHERING, me: 0 });
  expect(going.value).toBe("K7QX");
  keepInMind({ ...GATHERING, code: "OTHER" });
  expect(going.value).toBe("K7QX");
  keepInMind({ ...GATHERING, me: 0, players: people(5, { out: true }) });
  expect(going.value).toBe("");
  keepInMind({ ...GATHERING, me: 0 });
  keepInMind({ ...GATHERING, me: 0, phase: "over" });
  expect(going.value).toBe("");
});
