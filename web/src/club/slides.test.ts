import { expect, it } from "vitest";
import { pagesOf, slidesOf } from "@house/club/slides";
import { CLOSED, GATHERING, PLAYING, people, place, ROUND } from "../../test-tournament";

it("parts a long list into pages that are all about as long", () => {
  expect(pagesOf([], 4)).toEqual([]);
  expect(pagesOf([1, 2, 3, 4], 4)).toEqual([[1, 2, 3, 4]]);
  expect(pagesOf([1, 2, 3, 4, 5, 6], 4)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

it("shows who has come before the first round, and always something", () => {
  expect(slidesOf({ ...GATHERING, players: [] })).toEqual([{ kind: "names", players: [] }]);
  expect(slidesOf({ ...GATHERING, players: people(45) })).toHaveLength(3);
  const [only] = slidesOf({ ...GATHERING, players: people(3, { out: true }) });
  expect(only).toEqual({ kind: "names", players: [] });
  const beside = slidesOf({ ...GATHERING, featured: "abc" });
  expect(
    beside.map(({ kind }) => kind),
    "and a table that is played beside it",
  ).toEqual(["names", "featured"]);
});

it("shows a round's tables and who sits out, then how it stands, and the featured game last", () => {
  const standings = Array.from({ length: 20 }, (_, at) => place(at + 1, at));
  const later = { ...PLAYING, closed: [CLOSED], standings, featured: "abc" };
  expect(slidesOf(PLAYING).map(({ kind }) => kind)).toEqual(["pairings", "byes"]);
  expect(slidesOf(later).map(({ kind }) => kind)).toEqual([
    "pairings",
    "byes",
    "standings",
    "standings",
    "featured",
  ]);
  const forty = Array.from({ length: 20 }, (_, at) => ({ number: at + 1, players: [2 * at, 2 * at + 1] }));
  const crowded = { ...PLAYING, players: people(40), open_round: { ...ROUND, tables: forty, byes: [] } };
  expect(slidesOf(crowded)).toHaveLength(2);
});
