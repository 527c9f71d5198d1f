import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "@house/api";
import type { FromPage, PuzzleCard, PuzzleVerdict, ToPage } from "@house/generated/types";
import { type Judge, Solving } from "@house/puzzles/solving";
import { newsOf, PuzzleWire } from "@house/puzzles/wire";
import { countsWords } from "@house/puzzles/words";
import type { Riddles } from "@house/room";
import { INFO, news, SEAT } from "../../test-table";

const WRONG: PuzzleVerdict = { verdict: { right: false }, solution: null, moved: { before: 25, after: 24 } };
const RIGHT: PuzzleVerdict = {
  verdict: { right: true },
  solution: { best: { t: "ask", card: 3 }, bits: 2 },
  moved: null,
};
const OFFERED = { ...news(-1, 2), to_act: [1], offers: [{ action: "ask", fields: {} }] };

function cardOf(kind: PuzzleCard["kind"]): PuzzleCard {
  return {
    id: "12ab",
    game: "vinci",
    kind,
    table: { ...INFO, seats: [SEAT, { ...SEAT, name: "" }] },
    news: OFFERED,
    seat: 1,
    notes: [],
    things: [],
    themes: [],
    price: 3,
    hints: 5,
    rating: 25,
    tried: "new",
    counts: true,
  };
}

const judge = {
  answer: vi.fn<Judge["answer"]>(),
  hint: vi.fn<Judge["hint"]>(),
  giveUp: vi.fn<NonNullable<Judge["giveUp"]>>(),
};
beforeEach(() => {
  vi.resetAllMocks();
  judge.answer.mockResolvedValue(WRONG);
  judge.giveUp.mockResolvedValue(RIGHT);
});

/** A wire that is laid, what it tells, and a way to say something. */
function lay(kind: PuzzleCard["kind"], riddles: Riddles = {}) {
  const solving = new Solving(cardOf(kind), judge);
  const told: ToPage[] = [];
  const wire = new PuzzleWire(solving, "Ada", riddles);
  wire.lay("", {
    onOpen: () => undefined,
    onBeat: () => undefined,
    onMessage: (message) => told.push(message),
    onLost: () => undefined,
  });
  return { solving, told, wire, say: (message: FromPage) => wire.send(message) };
}

const ACT: FromPage = { t: "act", at: 2, id: "a1", action: { t: "ask", card: 3 } };

test("the first answer counts, what it did stays, and no other one counts", async () => {
  const solving = new Solving(cardOf("contradiction"), judge);
  await solving.answer({ t: "struck", note: 0 });
  expect(solving.counts.value).toBe(false);
  expect(solving.moved.value).toEqual({ before: 25, after: 24 });
  judge.answer.mockResolvedValue(RIGHT);
  await solving.answer({ t: "struck", note: 1 });
  expect(solving.solution.value).toEqual(RIGHT.solution);
  expect(solving.moved.value).toEqual({ before: 25, after: 24 });
  await solving.answer({ t: "struck", note: 2 });
  expect(judge.answer).toHaveBeenCalledTimes(2);
});

test("what is refused was no answer", async () => {
  const solving = new Solving(cardOf("certain"), judge);
  judge.answer.mockRejectedValue(new Refused({ t: "error", code: "malformed", reason: "no-such-claim" }));
  await expect(solving.answer({ t: "named", name: "x", value: "y" })).rejects.toThrow("no-such-claim");
  expect([solving.counts.value, solving.tries.value, solving.busy.value]).toEqual([true, 0, false]);
});

test("where nobody is shown before it is due, nobody gives up", async () => {
  const solving = new Solving(cardOf("certain"), { ...judge, giveUp: null });
  await solving.giveUp();
  expect([solving.mayGiveUp, solving.solution.value]).toEqual([false, null]);
});

test("after a hint the next answer does not count", async () => {
  const hint = { t: "hint", id: "", seq: 2, rung: 1, most: 5, certain: true } as const;
  judge.hint.mockResolvedValue(hint);
  const { solving, told, say } = lay("certain");
  say({ t: "hint", id: "h1", rung: 1 });
  await vi.waitFor(() => expect(told).toEqual([{ ...hint, id: "h1" }]));
  expect(solving.counts.value).toBe(false);
});

test("its reader sits at the puzzle's seat, under their own name", () => {
  const { told, say } = lay("certain");
  say({ t: "hello", token: "", since: -1 });
  const [welcome] = told;
  expect(welcome).toMatchObject({ t: "welcome", seat: 1, eyes: 1 });
  expect(welcome?.t === "welcome" && welcome.table.seats.map(({ name }) => name)).toEqual(["Ada", "Ada"]);
});

test("only where a move is asked for, something may be done", () => {
  expect(newsOf(cardOf("question")).offers).toEqual(OFFERED.offers);
  expect(newsOf(cardOf("win")).offers).toEqual(OFFERED.offers);
  expect(newsOf(cardOf("word")).to_act).toEqual([1]);
  for (const kind of ["certain", "contradiction"] as const)
    expect(newsOf(cardOf(kind))).toMatchObject({ offers: [], to_act: [] });
});

test("a move is the answer where one is asked for, and the best one is marked once it is known", async () => {
  judge.answer.mockResolvedValue(RIGHT);
  const { told, say, wire } = lay("question");
  say(ACT);
  await vi.waitFor(() => expect(told).toEqual([{ t: "done", id: "a1", seq: 2 }]));
  expect(judge.answer).toHaveBeenCalledWith({ t: "asked", action: { t: "ask", card: 3 } });
  wire.showBest();
  expect(told.at(-1)).toMatchObject({
    t: "assist",
    seq: 2,
    advice: [{ action: { t: "ask", card: 3 }, bits: 2 }],
  });
  say(ACT);
  expect(told.at(-1)).toMatchObject({ t: "error", reason: "puzzle-is-over", id: "a1" });
});

test("elsewhere nothing is played, and a word is taken from what says one", async () => {
  const certain = lay("certain");
  certain.say(ACT);
  expect(certain.told).toMatchObject([{ t: "error", reason: "puzzle-nothing-is-played" }]);
  const word = lay("word", { word: (action) => (action as { word?: string }).word ?? null });
  word.say(ACT);
  expect(word.told).toMatchObject([{ t: "error", reason: "no-answer-to-this" }]);
  word.say({ ...ACT, id: "a2", action: { word: "clef" } } as FromPage);
  await vi.waitFor(() => expect(judge.answer).toHaveBeenCalledWith({ t: "said", word: "clef" }));
});

test("the act that decides is answered by doing it, and no advice is marked", async () => {
  judge.answer.mockResolvedValue(RIGHT);
  const { told, say, wire } = lay("win");
  say(ACT);
  await vi.waitFor(() => expect(told).toEqual([{ t: "done", id: "a1", seq: 2 }]));
  expect(judge.answer).toHaveBeenCalledWith({ t: "asked", action: { t: "ask", card: 3 } });
  wire.showBest();
  expect(told).toHaveLength(1);
});

test("what the house refuses is refused in its own words", async () => {
  judge.answer.mockRejectedValue(new Refused({ t: "error", code: "malformed", reason: "no-answer-to-this" }));
  const { told, say } = lay("question");
  say(ACT);
  await vi.waitFor(() =>
    expect(told).toEqual([{ t: "error", code: "malformed", reason: "no-answer-to-this", id: "a1" }]),
  );
});

test("notes are kept while one is there", () => {
  const { told, say } = lay("certain");
  say({ t: "note", key: "0.1.2", value: "7", id: "n1" });
  expect(told).toEqual([{ t: "noted", key: "0.1.2", value: "7" }]);
  say({ t: "hello", token: "", since: -1 });
  expect(told[1]).toMatchObject({ notes: { "0.1.2": "7" } });
});

test("whether it counts is said of whoever is rated", () => {
  const solving = new Solving(cardOf("certain"), judge);
  const words = [countsWords(solving, true, true), countsWords(solving, false, false)];
  expect(words).toEqual(["puzzle-counts-pack", "puzzle-counts-no-account"]);
  expect(countsWords(solving, false, true)).toBe("puzzle-counts-yes");
  solving.counts.value = false;
  expect(countsWords(solving, false, true)).toBe("puzzle-counts-no-longer");
});
