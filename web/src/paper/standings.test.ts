import { h } from "preact";
import { beforeAll, expect, it } from "vitest";
import { learn } from "@house/language";
import { LINES, type StandingLine, Standings } from "@house/paper/standings";
import { drawn } from "../../test-drawn";

beforeAll(() => learn("paper"));

function sheet(lines: readonly StandingLine[], tiebreaks: readonly string[] = []): string {
  const about = { title: "Coupe d’automne", round: "Après la ronde 3", path: "/club/x" };
  return drawn(h(Standings, { ...about, lines, tiebreaks }));
}

const cells = (markup: string): string[] =>
  [...markup.matchAll(/<t[dh](?: [^>]*)?>([^<]*)<\/t[dh]>/g)].map((found) => found[1]!);

it("lists everybody in their order, with points and what parts those who are level", () => {
  const markup = sheet(
    [
      { place: 1, name: "Ada", points: 7.5, tiebreaks: [20, 0.25] },
      { place: 2, name: "Blaise", points: 6, tiebreaks: [18] },
    ],
    ["Buchholz", "Écart"],
  );
  expect(cells(markup)).toEqual(
    ["Place", "Nom", "Points", "Buchholz", "Écart", "1", "Ada", "7,5", "20", "0,25"].concat([
      "2",
      "Blaise",
      "6",
      "18",
      "",
    ]),
  );
  expect(markup).toContain("Coupe d’automne");
  expect(markup).toContain("Après la ronde 3");
});

it("says that a place is shared", () => {
  const level = { points: 4 };
  const markup = sheet([
    { place: 1, name: "Ada", ...level },
    { place: 1, name: "Blaise", ...level },
    { place: 3, name: "Chloé", points: 2 },
  ]);
  expect(cells(markup).filter((cell) => /^\d( =)?$/.test(cell))).toEqual(["1 =", "4", "1 =", "4", "3", "2"]);
});

it("goes on to another sheet, each with its head, and loses nobody", () => {
  const lines = Array.from({ length: 2 * LINES + 1 }, (_, at) => ({
    place: at + 1,
    name: `Joueur ${at + 1}`,
    points: 1,
  }));
  const markup = sheet(lines);
  expect(markup.match(/<section/g)).toHaveLength(3);
  expect(markup.match(/<thead>/g)).toHaveLength(3);
  expect(markup).toContain("feuille 3 sur 3");
  expect(cells(markup).filter((cell) => cell.startsWith("Joueur"))).toHaveLength(lines.length);
});
