import { expect, it } from "vitest";
import type { Entered } from "@house/generated/vinci";
import { inserted, struck, takenOut, turned } from "./entering";

const row = [0, 1, 2, 3].map((born) => ({ colour: "black" as const, born, face: null, open: false }));
const sheet: Entered = { rows: [row, row], missed: [], jokers: false, drawn: null };

it("lets a drawn tile come to stand, numbered as it came, and takes only that one out again", () => {
  const grown = inserted(sheet, 1, 2, "white");
  expect(grown.rows[1]!.map(({ born }) => born)).toEqual([0, 1, 4, 2, 3]);
  const missed = turned(grown, { by: 0, seat: 1, born: 4, face: 7 });
  expect(takenOut(missed, 1)).toEqual(sheet);
});

it("takes a miss back by the same tap, and strikes what the house names", () => {
  const missed = turned(sheet, { by: 0, seat: 1, born: 2, face: 7 });
  expect(turned(missed, { by: 0, seat: 1, born: 2, face: 7 })).toEqual(sheet);
  expect(struck(missed, 1, 2, "7")).toEqual(sheet);
  expect(struck(sheet, 1, 9, null)).toBeNull();
});
