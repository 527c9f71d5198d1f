import { describe, expect, it } from "vitest";
import type { Tile } from "@house/generated/break-the-code";
import { namesOf, readMarks, turnMark, writeMarks } from "./note";
import { inOrder, read } from "./offered";
import { allTiles } from "./tiles";
import { thingOf } from "./why";
import { lampAt, lampGroups } from "./words";

const tile = (colour: Tile["colour"], number: number): Tile => ({ t: "tile", colour, number });

describe("the note sheet", () => {
  it("is written and read back", () => {
    for (const value of ["B0x W3o", "G5x G5'o", ""]) expect(writeMarks(readMarks(value))).toBe(value);
  });
  it("strikes out, rings and clears", () => {
    const once = turnMark(readMarks(""), "B0");
    expect(writeMarks(once)).toBe("B0x");
    expect(writeMarks(turnMark(once, "B0"))).toBe("B0o");
    expect(writeMarks(turnMark(turnMark(once, "B0"), "B0"))).toBe("");
  });
  it("tells the two green 5s apart", () => {
    expect(namesOf(["W4", "G5", "G5", "B6"])).toEqual(["W4", "G5", "G5'", "B6"]);
  });
  it("asks of a place about what may stand there, as rows stand in order", () => {
    const view = { numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hands: [[], Array(5).fill({})], centre: [] };
    const asked = (name: string): readonly string[] => {
      const assist = { odds: { [name]: { B3: 1 } } };
      const topic = thingOf({ assist, names: ["Ada", "Bob"] } as never, view as never, name);
      return topic?.kind === "thing" ? topic.values.map(({ value }) => value) : [];
    };
    expect([asked("1.A")[0], asked("1.A").at(-1)]).toEqual(["B0", "W7"]);
    expect([asked("1.E")[0], asked("1.E").at(-1)]).toEqual(["B2", "W9"]);
    expect(asked("1.C").filter((value) => value === "G5")).toHaveLength(1);
  });
  it("never exceeds what the house keeps", () => {
    const all = namesOf(
      allTiles({ numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }).map(
        (one) => `${one.colour[0]!.toUpperCase()}${one.number}`,
      ),
    );
    expect(all.length).toBe(20);
    expect(writeMarks(new Map(all.map((name) => [name, "struck"] as const))).length).toBeLessThanOrEqual(200);
  });
});

describe("the composer", () => {
  const of = [tile("black", 4), tile("white", 4), tile("green", 5), tile("green", 5), tile("black", 6)];
  it("keeps the order by itself", () => {
    expect(inOrder(of, [4, 1, 0])).toEqual([tile("black", 4), tile("white", 4), tile("black", 6)]);
  });
});

describe("the lamps of a screen", () => {
  it("keep groups apart and join what belongs together", () => {
    const groups = lampGroups({
      t: "groups",
      at: [
        [0, 1],
        [2, 3],
      ],
    });
    expect([0, 1, 2, 3, 4].map((place) => lampAt(groups, place))).toEqual([
      "joined",
      "lit",
      "joined",
      "lit",
      undefined,
    ]);
  });
  it("stand alone where places are told", () => {
    const groups = lampGroups({ t: "places", at: [1, 2] });
    expect([0, 1, 2].map((place) => lampAt(groups, place))).toEqual([undefined, "lit", "lit"]);
  });
});

it("reads the offers, and invents none", () => {
  const offered = read([
    { action: "ask", fields: { card: [2], choice: [1, 2] } },
    { action: "ask", fields: { card: [17], choice: [null] } },
    { action: "guess", fields: { code: { t: "several", of: [tile("black", 1)], least: 1, most: 1 } } },
  ]);
  expect([...offered.cards]).toEqual([
    [2, [1, 2]],
    [17, [null]],
  ]);
  expect(offered.code).toEqual({ of: [tile("black", 1)], size: 1 });
  expect(offered.pass).toBe(false);
  expect(read([]).code).toBeNull();
});
