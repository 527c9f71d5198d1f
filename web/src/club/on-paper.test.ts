import { beforeAll, expect, it } from "vitest";
import { standingsOnPaper } from "@house/club/on-paper";
import { learn, speak } from "@house/language";
import { CLOSED, GATHERING, place } from "../../test-tournament";

beforeAll(async () => {
  await speak("fr");
  await learn("club");
});

it("prints places, points and what parts those who are level, in the words of the wall", () => {
  const info = { ...GATHERING, closed: [CLOSED], standings: [place(1, 2), place(2, 0)] };
  const sheet = standingsOnPaper(info);
  expect(sheet.round).toBe("Classement après une ronde");
  expect(sheet.tiebreaks).toEqual(["Entre eux", "Adversaires", "Donnes gagnées"]);
  expect(sheet.lines).toEqual([
    { place: 1, name: "Cléo", points: 1.5, tiebreaks: [0, 0, 1] },
    { place: 2, name: "Ada", points: 1.5, tiebreaks: [0, 0, 1] },
  ]);
  expect(standingsOnPaper({ ...info, system: "ladder" }).tiebreaks).toEqual([]);
});
