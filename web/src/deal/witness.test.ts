import { beforeEach, describe, expect, it } from "vitest";
import { isPartOf } from "@house/deal/hashes";
import { keepHead, keptOf } from "@house/deal/kept";
import { drawPledge, partOf, pledgesFor } from "@house/deal/part";
import { hasMoved, judged, partToOpen } from "@house/deal/witness";
import type { HouseEvent, Move, TableInfo } from "@house/generated/types";
import { INFO, SEAT } from "../../test-table";

const SEAL = "5".repeat(64);
const THEIRS = "7".repeat(64);
let count = 0;

function waiting(pledges: readonly string[], dealing: boolean, seal = SEAL): TableInfo {
  const seats = pledges.map((pledge) => ({ ...SEAT, pledge }));
  return { ...INFO, table: `table-${count}`, status: "waiting", seats, seal, dealing };
}

function dealt(pledges: readonly string[], parts: readonly string[], sha256 = SEAL): Move {
  const events: readonly HouseEvent[] = [
    { t: "sealed", sha256 },
    { t: "mixed", pledges, parts },
  ];
  return { seq: 0, seat: null, events, told: [] };
}

describe("a part of the deal", () => {
  it("is drawn anew each time, and kept by the hash that is pledged of it", async () => {
    const [one, other] = [await drawPledge(), await drawPledge()];
    expect(one).not.toBe(other);
    expect(isPartOf(one, partOf(one))).toBe(true);
    expect(isPartOf(one, partOf(other))).toBe(false);
    expect([partOf(""), partOf(THEIRS)]).toEqual(["", ""]);
  });

  it("is pledged at the door where a seat has none yet, and the table still waits", async () => {
    count++;
    const pledged = async (info: TableInfo) =>
      (await pledgesFor(info, 2)).map((pledge) => (pledge === "" ? "none" : "one"));
    expect(await pledged(waiting([THEIRS, ""], false))).toEqual(["one", "one"]);
    expect(await pledged(waiting([THEIRS, THEIRS], false))).toEqual(["none", "none"]);
    expect(await pledged(waiting([THEIRS, ""], true))).toEqual(["none", "none"]);
    expect(await pledged({ ...waiting([""], false), status: "playing" })).toEqual(["none", "none"]);
    const bot = { ...waiting([""], false), seats: [{ ...SEAT, kind: "bot" as const }] };
    expect(await pledged(bot)).toEqual(["none", "none"]);
  });
});

describe("watching the deal", () => {
  let mine = "";
  beforeEach(async () => {
    count++;
    mine = await drawPledge();
  });
  const table = () => `table-${count}`;

  it("opens its part once everybody sits, and not before", () => {
    expect(partToOpen(waiting([mine, ""], false), 0)).toBe("");
    expect(partToOpen(waiting([mine, THEIRS], true), 0)).toBe(partOf(mine));
    expect(partToOpen(waiting([mine, THEIRS], true), 1)).toBe("");
    expect(partToOpen(waiting([mine, THEIRS], true), null)).toBe("");
    expect(keptOf(table())).toMatchObject({ seal: SEAL, pledges: [mine, THEIRS], mine: { "0": mine } });
  });

  it("opens nothing once the house shows another seal or other pledges", () => {
    partToOpen(waiting([mine, THEIRS], true), 0);
    expect(partToOpen(waiting([mine, THEIRS], true, "6".repeat(64)), 0)).toBe("");
    expect(partToOpen(waiting([mine, "8".repeat(64)], true), 0)).toBe("");
    expect(keptOf(table())).toMatchObject({ seal: SEAL, pledges: [mine, THEIRS] });
  });

  it("finds a deal fair that has what was shown before it", () => {
    partToOpen(waiting([mine, THEIRS], true), 0);
    const fair = dealt([mine, THEIRS], [partOf(mine), "9".repeat(64)]);
    expect(judged(table(), 0, fair)).toBe("fair");
    expect(judged(table(), null, dealt([], [], ""))).toBe("fair");
    expect(judged("never-seen", 0, fair)).toBe("fair");
  });

  it("notices that it was left out", () => {
    partToOpen(waiting([mine, THEIRS], true), 0);
    expect(judged(table(), 0, dealt([mine, THEIRS], ["", "9".repeat(64)]))).toBe("left-out");
  });

  it("notices another seal, another part, and pledges that were changed or lost", () => {
    partToOpen(waiting([mine, THEIRS], true), 0);
    const parts = [partOf(mine), ""];
    expect(judged(table(), 0, dealt([mine, THEIRS], parts, "6".repeat(64)))).toBe("bent");
    expect(judged(table(), 0, dealt([mine, THEIRS], ["a".repeat(64), ""]))).toBe("bent");
    expect(judged(table(), 0, dealt([mine, "8".repeat(64)], parts))).toBe("bent");
    expect(judged(table(), 0, dealt([], []))).toBe("bent");
    count++;
    partToOpen(waiting([mine, ""], false), 0); // it never saw everybody sit
    expect(judged(table(), 0, dealt([mine, THEIRS], parts))).toBe("fair");
    expect(judged(table(), 0, dealt([THEIRS, THEIRS], parts))).toBe("bent");
  });

  it("tells a move of the game from what is done around it", () => {
    const move = (seat: number | null, t: string): Move => ({ seq: 1, seat, events: [{ t }], told: [] });
    expect(hasMoved([move(0, "pause_wished"), move(1, "drew"), move(null, "mixed")], 0)).toBe(false);
    expect(hasMoved([move(0, "drew")], 0)).toBe(true);
  });
});

describe("keeping heads", () => {
  it("keeps the last and each tenth, never writes over one, and only so many", () => {
    for (let seq = 0; seq <= 23; seq++) keepHead("heads", "0", seq, `h${seq}`);
    keepHead("heads", "0", 20, "another");
    keepHead("heads", "0", 24, "");
    expect(keptOf("heads").heads["0"]).toEqual([
      [0, "h0"],
      [10, "h10"],
      [20, "h20"],
      [23, "h23"],
    ]);
    for (let seq = 24; seq < 2000; seq++) keepHead("heads", "0", seq, `h${seq}`);
    expect(keptOf("heads").heads["0"]).toHaveLength(60);
  });

  it("keeps what belongs to so many tables, and drops the oldest", () => {
    for (let number = 0; number < 60; number++) keepHead(`evening-${number}`, "0", 3, "head");
    expect(keptOf("evening-0").heads).toEqual({});
    expect(keptOf("evening-20").heads).toEqual({ "0": [[3, "head"]] });
  });
});
