import { h } from "preact";
import { beforeAll, expect, it } from "vitest";
import { learn } from "@house/language";
import { Deals } from "@house/paper/deals";
import { PaperTile } from "@house/paper/tile";
import { drawn } from "../../test-drawn";

beforeAll(() => learn("paper"));

it("lays every deal out, board by board, under the seal it was kept by", () => {
  const boards = [1, 2].map((board) => ({
    board,
    drawn: h(PaperTile, { colour: "black", face: 7 + board }),
  }));
  const about = { title: "Les donnes", game: "Code de Vinci", seal: "ab12cd", path: "/club/x", boards };
  const markup = drawn(h(Deals, about));
  expect(markup).toContain("ab12cd");
  const found = [...markup.matchAll(/<h3>([^<]*)<|<text[^>]*>([^<]*)</g)].map((one) => one[1] ?? one[2]);
  expect(found).toEqual(["Donne 1", "8", "Donne 2", "9"]);
});

it("tells every colour by a shape of its own, in black alone", () => {
  const tiles = ["black", "white", "green"].map((colour) => drawn(h(PaperTile, { colour, face: 5 })));
  expect(new Set(tiles).size).toBe(3);
  for (const tile of tiles) expect(tile).not.toMatch(/(?:fill|stroke|color)="(?!none|currentColor)/);
});
