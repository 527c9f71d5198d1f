import { h } from "preact";
import { beforeAll, expect, it } from "vitest";
import { learn } from "@house/language";
import { Deals, type DealtBoard } from "@house/paper/deals";
import { drawn } from "../../test-drawn";

beforeAll(() => learn("paper"));

const BOARDS: readonly DealtBoard[] = [
  {
    name: "1",
    hands: [
      {
        name: "Nord",
        pieces: [
          { colour: "black", face: 3 },
          { colour: "white", face: 3 },
        ],
      },
      { name: "Sud", pieces: [{ colour: "green", face: 5 }, { colour: "black" }] },
    ],
  },
  { name: "2", hands: [{ name: "Nord", pieces: [{ colour: "white", face: "–" }] }] },
];

const about = { title: "Les donnes", game: "Code de Vinci", seal: "ab12cd", path: "/club/x", boards: BOARDS };

it("lays every hand out, board by board, under the seal it was kept by", () => {
  const markup = drawn(h(Deals, about));
  expect(markup).toContain("ab12cd");
  const found = [...markup.matchAll(/<h[34]>([^<]*)<|<text[^>]*>([^<]*)</g)].map((one) => one[1] ?? one[2]);
  expect(found).toEqual(["Donne 1", "Nord", "3", "3", "Sud", "5", "Donne 2", "Nord", "–"]);
});

it("tells every colour by a shape of its own", () => {
  const marks = ["black", "white", "green"].map((colour) => {
    const boards = [{ name: "1", hands: [{ name: "Nord", pieces: [{ colour, face: 5 }] }] }];
    return drawn(h(Deals, { ...about, boards })).match(/<svg.*<\/svg>/)?.[0];
  });
  expect(new Set(marks).size).toBe(3);
  expect(drawn(h(Deals, about))).not.toMatch(/(?:fill|stroke|color)="(?!none|currentColor)/);
});

it("leaves pieces that are no tiles to their room", () => {
  const markup = drawn(h(Deals, { ...about, draw: ({ face }) => `[${face ?? "?"}]` }));
  expect(markup).toContain("[3]");
  expect(markup).not.toContain("<svg");
});
