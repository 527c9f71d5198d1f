import { expect, test } from "vitest";
import type { PackedPuzzle } from "@house/generated/types";
import { nextIn, PACKED, packJudge, packOf, solvedHere, unpacked, verdictOn } from "@house/puzzles/pack";
import { ROOMS } from "@house/rooms";

const asTyped = (word: string): string => word.toLowerCase();

async function some(game: string, kind: string): Promise<readonly PackedPuzzle[]> {
  const found = (await packOf(game)).filter(({ card }) => card.kind === kind);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test("each room has a pack", () => {
  expect(PACKED).toEqual([...ROOMS.keys()]);
});

test.each(PACKED)("%s has twenty", async (game) => {
  expect(await packOf(game)).toHaveLength(20);
});

test.each(["vinci", "break-the-code", "lost-code", "archeologic"])(
  "%s: of every value of every hidden thing it is said whether it is certain, and what else could be",
  async (game) => {
    for (const packed of await some(game, "certain")) {
      const { card, certain } = packed;
      const all = card.things.flatMap(({ name, values }) =>
        values.map(({ value, line }) => {
          const verdict = verdictOn(packed, { t: "named", name, value }, asTyped);
          return { name, value, line, verdict };
        }),
      );
      const right = all.filter(({ verdict }) => verdict.right).map(({ name, value }) => `${name},${value}`);
      expect(new Set(right)).toEqual(new Set(certain!.right.map(String)));
      const denied = all.filter(({ verdict }) => verdict.world);
      expect(denied.length).toBeGreaterThan(0);
      const others = card.things.length - certain!.beside.length;
      expect(
        denied.filter(({ name, line, verdict: { world = [] } }) => {
          const told = others + Number(certain!.beside.includes(name));
          return world.length !== told || world[0] === line; // a world that denies it says so first
        }),
      ).toEqual([]);
    }
  },
);

test("of four notes one cannot be, and the others could", async () => {
  for (const packed of await some("vinci", "contradiction")) {
    const verdicts = packed.card.notes.map((_, note) => verdictOn(packed, { t: "struck", note }, asTyped));
    expect(verdicts.filter(({ right }) => right)).toHaveLength(1);
    expect(verdicts[packed.solution.note!]?.right).toBe(true);
  }
});

test("the best question is right, however it is written, and no other one", async () => {
  const [packed] = await some("break-the-code", "question");
  const best = packed!.solution.best as { card: number };
  expect(verdictOn(packed!, { t: "asked", action: { card: best.card, t: "ask" } }, asTyped)).toEqual({
    right: true,
  });
  const other = verdictOn(packed!, { t: "asked", action: { t: "ask", card: 99 } }, asTyped);
  expect(other).toEqual({ right: false, line: { id: "puzzle-tells-less", args: { unit: "bits" } } });
});

test("a word is found whatever its capitals; one that takes less is told what it takes", async () => {
  const spelt = (await ROOMS.get("password-express")!.riddles!()).spelt!;
  const [packed] = await some("password-express", "word");
  const spelling = (word: string): string => spelt(word, packed!.card.table.options);
  const [best] = packed!.solution.words!;
  expect(verdictOn(packed!, { t: "said", word: best!.toUpperCase() }, spelling)).toEqual({ right: true });
  const [less, points] = Object.entries(packed!.words!).at(-1)!;
  expect(verdictOn(packed!, { t: "said", word: less }, spelling)).toEqual({
    right: false,
    line: { id: "puzzle-takes-less", args: { word: less, points } },
  });
  expect(verdictOn(packed!, { t: "said", word: "zzz" }, spelling).line?.id).toBe("puzzle-word-unknown");
});

test("what was solved is kept here, and the next one was not", async () => {
  const pack = await packOf("vinci");
  const [first, second, third] = pack;
  const { certain } = first!;
  const judge = packJudge(first!, asTyped);
  const [name, value] = certain!.right[0]!;
  expect((await judge.answer({ t: "named", name, value })).solution).toEqual(first!.solution);
  expect(solvedHere("vinci")).toEqual([first!.card.id]);
  expect(nextIn(pack, {}, solvedHere("vinci"), null)).toBe(second);
  expect(nextIn(pack, {}, [], second!.card.id)).toBe(third);
  expect(nextIn(pack, { kind: "contradiction" }, [], null)?.card.kind).toBe("contradiction");
  const all = pack.map(({ card }) => card.id);
  expect(nextIn(pack, {}, all, null)).toBe(first);
  expect(nextIn(pack, { kind: "word" }, [], null)).toBeUndefined();
});

test("giving up shows what was to be found, and solves nothing", async () => {
  const [packed] = await some("lost-code", "certain");
  const judge = packJudge(packed!, asTyped);
  expect(await judge.giveUp!()).toEqual({
    verdict: { right: false },
    solution: packed!.solution,
    moved: null,
  });
  expect(solvedHere("lost-code")).toEqual([]);
  expect((await judge.hint(2)).about).toBeTruthy();
});

test("a thing that is hidden in several puzzles is packed once", () => {
  const thing = { name: "A1", about: { id: "x" }, values: [] };
  const card = { id: "1", things: [] } as unknown as PackedPuzzle["card"];
  const puzzles = [
    { card, solution: {}, things: [0] },
    { card, solution: {}, things: [0] },
    { card, solution: {} },
  ];
  expect(unpacked({ puzzles, things: [thing] }).map((one) => one.card.things)).toEqual([
    [thing],
    [thing],
    [],
  ]);
});
