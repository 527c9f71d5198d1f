import { describe, expect, it } from "vitest";
import { isOpen, nextBoard, taskOf } from "@house/club/mine";
import { CLOSED, GATHERING, PLAYING, people, ROUND } from "../../test-tournament";

const MINE = [
  { table: "two", board: 2, seat: 1 },
  { table: "one", board: 1, seat: 1 },
];
/** Blaise, who is to play two boards. */
const BLAISE = { ...PLAYING, me: 1, mine: MINE };

describe("the one thing to do", () => {
  it("is to take part, as long as one still can", () => {
    expect(taskOf(GATHERING, {})).toEqual({ kind: "join" });
    expect(taskOf(PLAYING, {})).toEqual({ kind: "join" });
    expect(taskOf({ ...PLAYING, system: "knock_out" }, {})).toEqual({ kind: "look" });
    expect(isOpen({ phase: "over", system: "swiss" })).toBe(false);
  });

  it("is one's first board that is not over, with whoever sits there, too", () => {
    const play = { kind: "play", table: 1, against: [0] };
    expect(taskOf(BLAISE, {})).toEqual({ ...play, board: MINE[1] });
    expect(taskOf(BLAISE, { one: "playing" })).toEqual({ ...play, board: MINE[1] });
    expect(taskOf(BLAISE, { one: "over" })).toEqual({ ...play, board: MINE[0] });
    expect(nextBoard(BLAISE, { one: "stopped", two: "dropped" })).toBeNull();
  });

  it("is to wait: for the first round or the next, with one's boards played, sitting out, or late", () => {
    expect(taskOf({ ...GATHERING, me: 0 }, {})).toEqual({ kind: "wait", why: "first" });
    expect(taskOf({ ...GATHERING, me: 0, phase: "between", closed: [CLOSED] }, {})).toEqual({
      kind: "wait",
      why: "next",
    });
    expect(taskOf(BLAISE, { one: "over", two: "over" })).toEqual({ kind: "wait", why: "played" });
    expect(taskOf({ ...PLAYING, me: 4 }, {})).toEqual({ kind: "wait", why: "bye" });
    expect(taskOf({ ...PLAYING, players: people(6), me: 5 }, {})).toEqual({ kind: "wait", why: "late" });
  });

  it("is over for who has lost a cup, and for everybody after the last round", () => {
    const cup = { ...PLAYING, system: "knock_out", me: 4, still_in: [0, 1, 2, 3, 4] } as const;
    expect(taskOf(cup, {})).toEqual({ kind: "wait", why: "through" });
    const between = { ...cup, phase: "between", open_round: null, still_in: [0, 2] } as const;
    expect(taskOf(between, {})).toEqual({ kind: "knocked-out" });
    expect(taskOf({ ...cup, open_round: { ...ROUND, byes: [] }, still_in: [0, 2] }, {}).kind).toBe(
      "knocked-out",
    );
    expect(taskOf({ ...between, me: 0 }, {})).toEqual({ kind: "wait", why: "next" });
    expect(taskOf({ ...between, me: 0, has_next: false }, {})).toEqual({ kind: "wait", why: "last" });
  });

  it("is nothing for who has withdrawn, but for the board that is still played; and nothing when it is over", () => {
    const gone = { ...BLAISE, players: people(5, { out: true }) };
    expect(taskOf(gone, {}).kind).toBe("play");
    expect(taskOf({ ...gone, mine: [] }, {})).toEqual({ kind: "out" });
    expect(taskOf({ ...BLAISE, phase: "over" }, {})).toEqual({ kind: "over" });
  });
});
