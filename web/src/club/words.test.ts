import { beforeAll, describe, expect, it } from "vitest";
import { outcomesFor } from "@house/club/correct";
import { draftOf } from "@house/club/director";
import { codeIn } from "@house/club/feature-table";
import { isNewer } from "@house/club/looking";
import { mineFirst } from "@house/club/pairings";
import { phaseWords } from "@house/club/phase";
import { planWords } from "@house/club/plan";
import {
  isMyStanding,
  leftWords,
  nameOf,
  placeWords,
  sayLine,
  spokenOf,
  standingName,
  thousandths,
} from "@house/club/words";
import { learn, speak } from "@house/language";
import { CLOSED, GATHERING, PLAYING, people, place, ROUND } from "../../test-tournament";

beforeAll(async () => {
  await speak("fr");
  await learn("club");
});

describe("a tournament in words", () => {
  it("calls people by their names, two of one name by their number as well, and an empty seat a bot", () => {
    expect(nameOf(GATHERING, 1)).toBe("Blaise");
    expect(nameOf(GATHERING, -1)).toBe("Bot de la maison");
    expect(nameOf({ players: people(2, { name: "Max" }) }, 1)).toBe("Max (2)");
  });

  it("gives a place to a team where teams play, and knows one's own", () => {
    const teams = {
      ...GATHERING,
      team: 2,
      teams: ["Loups", "Ours"],
      players: people(4, { team: "Ours" }),
      me: 2,
    };
    expect(standingName(teams, place(1, 1))).toBe("Ours");
    expect(isMyStanding(teams, place(1, 1))).toBe(true);
    expect(isMyStanding(teams, place(2, 0))).toBe(false);
    expect(isMyStanding({ ...GATHERING, me: 2 }, place(1, 2))).toBe(true);
    expect(isMyStanding(GATHERING, place(1, 2))).toBe(false);
  });

  it("writes scores, places and what is left of a round as a reader does", async () => {
    expect([0, 500, 1750, 3000].map(thousandths)).toEqual(["0", "0,5", "1,75", "3"]);
    expect([1, 2, 12].map(placeWords)).toEqual(["1re", "2e", "12e"]);
    await speak("en");
    expect([1, 2, 3, 4, 11, 22].map(placeWords)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
    await speak("fr");
    expect(leftWords(17 * 60_000 + 3001)).toBe("17:04");
    expect(leftWords(-5)).toBe("0:00");
    expect(leftWords(3_661_000)).toBe("1:01:01");
    expect(leftWords(3 * 86_400_000)).toBe("3 jours");
  });

  it("puts names into the lines of its log, and tells the reader from the others", () => {
    expect(spokenOf({ player: 0, other_player: 1, round: 2 }, { ...GATHERING, me: 1 })).toEqual({
      player: "Ada",
      player_me: "no",
      other_player: "Blaise",
      other_player_me: "yes",
      round: 2,
    });
    expect(sayLine({ id: "club-role-of", args: { name: "Ada" } }, GATHERING)).toBe("Rôle d’Ada");
  });

  it("says its plan in a sentence, and where it stands in a few words", () => {
    expect(planWords(GATHERING)).toBe(
      "Système suisse, 5 rondes de 25 minutes, une donne par ronde. On compte en points de match.",
    );
    expect(planWords({ ...GATHERING, system: "knock_out", minutes: 2880, boards: 2, team: 2 })).toBe(
      "Élimination directe, 2 donnes par ronde, 2 jours par ronde. On compte en points de match. Par équipes de 2.",
    );
    expect(phaseWords(PLAYING)).toBe("Ronde 1 sur 5");
    expect(phaseWords({ ...PLAYING, system: "knock_out" })).toBe("Ronde 1");
    const between = { ...GATHERING, phase: "between", closed: [CLOSED] } as const;
    expect(phaseWords(between)).toBe("Après la ronde 1 sur 5");
    expect(phaseWords({ ...between, goes_on: 1 })).toBe("Ronde 2 sur 5 dans");
    expect(phaseWords({ ...between, goes_on: 1, rounds: 1, has_next: false }), "and then it ends").toBe(
      "Fin du tournoi dans",
    );
  });
});

describe("what follows from a tournament", () => {
  it("puts one's own table first, and leaves the others in their order", () => {
    expect(mineFirst(ROUND.tables, 3).map(({ number }) => number)).toEqual([2, 1]);
    expect(mineFirst(ROUND.tables, null).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("counts who would play, and knows when the last round is played", () => {
    expect(draftOf(GATHERING)).toEqual({ people: 5, tables: 2, over: 1 });
    const cup = { ...GATHERING, system: "knock_out" } as const;
    expect(draftOf(cup), "so that four play on").toEqual({ people: 5, tables: 1, over: 3 });
    expect(draftOf({ ...cup, still_in: [1, 4] })).toEqual({ people: 2, tables: 1, over: 0 });
    const final = { ...cup, phase: "between", closed: [CLOSED], goes_on: 1 } as const;
    expect(phaseWords(final)).toBe("Ronde 2 dans");
    expect(phaseWords({ ...final, has_next: false })).toBe("Fin du tournoi dans");
  });

  it("finds a table's code in a link, too", () => {
    for (const words of ["K7QX", " K7QX ", "https://house/t/K7QX", "https://house/t/K7QX/#seat=secret"])
      expect(codeIn(words)).toBe("K7QX");
  });

  it("offers every seat's win, a shared one and nobody's, and never more than a whole", () => {
    expect(outcomesFor([0, 1, 0, 1]), "sides win together").toEqual([
      [1000, 0, 1000, 0],
      [0, 1000, 0, 1000],
      [500, 500, 500, 500],
      [0, 0, 0, 0],
    ]);
    expect(outcomesFor([0, 1, 2])).toEqual([
      [1000, 0, 0],
      [0, 1000, 0],
      [0, 0, 1000],
      [333, 333, 333],
      [0, 0, 0],
    ]);
  });

  it("takes nothing older than what it knows", () => {
    expect(isNewer(GATHERING, null)).toBe(true);
    expect(isNewer({ ...GATHERING, seq: 3, now: 9999 }, GATHERING)).toBe(false);
    expect(isNewer({ ...GATHERING, now: 999 }, GATHERING)).toBe(false);
    expect(isNewer({ ...GATHERING, me: 0 }, GATHERING)).toBe(true);
    expect(isNewer({ ...GATHERING, id: "t2", seq: 0 }, GATHERING)).toBe(true);
  });
});
