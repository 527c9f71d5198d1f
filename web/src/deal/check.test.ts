import { getPublicKey, hashes, sign } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { describe, expect, it } from "vitest";
import { type About, check, commandFor, type Evidence, type Finding, type Mark } from "@house/deal/check";
import { bytesOf, bytesToHex, hashOf } from "@house/deal/hashes";
import { type Kept, NOTHING } from "@house/deal/kept";
import sample from "@house/generated/sample.json";

hashes.sha512 = sha512;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const THE_HOUSE = bytesOf("22".repeat(32), 32)!;
const A_STRANGER = bytesOf("33".repeat(32), 32)!;
const FAIR: Evidence = {
  table: "sample",
  log: bytes(sample.log),
  seen: { "1": bytes(sample.seen["1"]) },
  keys: sample.keys,
  kept: sample.kept as unknown as Kept,
  byCode: false,
};
const LINES = sample.log.trimEnd().split("\n");

// biome-ignore lint/suspicious/noExplicitAny: a log is bent here in any way
type Bent = any;

/** Return the marks of a check that are not as in an honest log. */
function marks(evidence: Partial<Evidence>): Partial<Record<About, Mark>> {
  const findings = check({ ...FAIR, ...evidence }) ?? [];
  const odd = findings.filter(({ mark }) => mark !== "proved");
  return Object.fromEntries(odd.map(({ about, mark }) => [about, mark]));
}

function said(about: About, evidence: Partial<Evidence>): readonly string[] {
  const found = check({ ...FAIR, ...evidence })?.find(
    (finding): finding is Finding => finding.about === about,
  );
  return found?.says.map(({ id }) => id) ?? [];
}

/** Write a log down, as it is. */
function written(lines: readonly string[]): Uint8Array {
  return bytes(lines.map((line) => `${line}\n`).join(""));
}

/** Bend a log as whoever holds the house's key could: every line linked again, and the last one signed. */
function forged(bend: (lines: Bent[]) => void, by = THE_HOUSE): Uint8Array {
  const said: Bent[] = LINES.map((line) => JSON.parse(line));
  bend(said);
  said[0].key = bytesToHex(getPublicKey(by));
  const closing = said.pop();
  const lines = [JSON.stringify(said[0])];
  for (const entry of said.slice(1)) {
    lines.push(JSON.stringify({ ...entry, prev: hashOf(bytes(lines.at(-1)!)) }));
  }
  const head = hashOf(bytes(lines.at(-1)!));
  const message = new Uint8Array([...bytes("cabinet-noir log\0"), ...bytesOf(head, 32)!]);
  const signed = { head, key: said[0].key, signature: bytesToHex(sign(message, by)) };
  return written([...lines, JSON.stringify({ ...closing, signed })]);
}

const mixedOf = (lines: Bent[]): Bent => lines[1].events.find((event: Bent) => event.t === "mixed");

describe("checking a log", () => {
  it("finds a log that Python wrote in order, step by step", () => {
    expect(check(FAIR)?.map(({ about, mark }) => [about, mark])).toEqual([
      ["chain", "proved"],
      ["signature", "proved"],
      ["seal", "proved"],
      ["parts", "proved"],
      ["told", "proved"],
      ["names", "proved"],
    ]);
    expect(said("parts", {})).toEqual(["proof-parts-proved", "proof-parts-mine"]);
    expect(said("seal", {})).toEqual(["proof-seal-seen"]);
  });

  const BOARD = { table: "board", log: bytes(sample.board), seen: {}, kept: NOTHING };

  it("finds a board of a set in order, and says which of how many it is and what holds them", () => {
    expect(marks(BOARD)).toEqual({ parts: "open", told: "open" });
    const set = check({ ...FAIR, ...BOARD })?.find(({ about }) => about === "set");
    expect(set?.says).toEqual([{ id: "proof-set-proved", entry: 2, count: 3, hash: sample.set_seal }]);
    expect(said("parts", BOARD)).toEqual(["proof-parts-set"]);
  });

  it("finds a board that is another one of its set, and one that was not opened", () => {
    const other = written(sample.board.trimEnd().replace('"board":2', '"board":1').split("\n"));
    expect(marks({ ...BOARD, log: other })).toMatchObject({ set: "broken" });
    const sealed = written(
      sample.board
        .trimEnd()
        .replace(/,"seed":"[0-9a-f]+"\}$/, "}")
        .split("\n"),
    );
    expect(said("seal", { ...BOARD, log: sealed })).toEqual(["proof-seal-missing"]);
  });

  it("finds one that was linked and signed again without being changed in order, too", () => {
    expect(marks({ log: forged(() => undefined), kept: NOTHING })).toEqual({ told: "open" });
  });

  it.each([
    ["edited", (lines: string[]) => lines.splice(6, 1, lines[6]!.replace('"seat":', '"seat": '))],
    ["dropped", (lines: string[]) => lines.splice(6, 1)],
    ["doubled", (lines: string[]) => lines.splice(6, 0, lines[6]!)],
    ["swapped", (lines: string[]) => lines.splice(6, 2, lines[7]!, lines[6]!)],
    [
      "the header's",
      (lines: string[]) => lines.splice(0, 1, lines[0]!.replace('"highest":11', '"highest":10')),
    ],
  ])("names the chain where a line is %s", (_how, bend) => {
    const lines = [...LINES];
    bend(lines);
    expect(marks({ log: written(lines), kept: NOTHING })).toEqual({ chain: "broken", told: "open" });
  });

  it("names the entry after the line that was changed", () => {
    const lines = LINES.with(6, LINES[6]!.replace('"seat":', '"seat": '));
    expect(check({ ...FAIR, log: written(lines) })?.[0]?.says[0]).toEqual({
      id: "proof-chain-broken",
      entry: 6,
    });
  });

  it("names the signature where the end was changed or cut off", () => {
    const last = LINES.length - 2;
    const edited = LINES.with(last, LINES[last]!.replace('"at":1', '"at": 1'));
    expect(marks({ log: written(edited) })).toEqual({ signature: "broken" });
    expect(marks({ log: written(LINES.toSpliced(last, 1)), kept: NOTHING })).toMatchObject({
      signature: "broken",
      seal: "broken",
    });
  });

  it("names the signature where it is missing, another's, or of a key the house does not publish", () => {
    const unsigned = LINES.with(-1, JSON.stringify({ ...JSON.parse(LINES.at(-1)!), signed: null }));
    expect(said("signature", { log: written(unsigned) })).toEqual(["proof-signature-missing"]);
    const strange = forged(() => undefined, A_STRANGER);
    expect(said("signature", { log: strange })).toEqual(["proof-signature-unpublished"]);
    expect(said("signature", { log: strange, table: "brought-along" })).toEqual([
      "proof-signature-elsewhere",
    ]);
    const nonsense = JSON.stringify({ ...JSON.parse(LINES.at(-1)!), signed: { head: 1, key: "x" } });
    expect(said("signature", { log: written(LINES.with(-1, nonsense)) })).toEqual(["proof-signature-broken"]);
    expect(said("signature", { keys: null })).toEqual(["proof-signature-no-keys"]);
  });

  it("names the seal where the house shows another part than it had sealed", () => {
    const log = forged((lines) => {
      lines.at(-2).events.at(-1).seed = "44".repeat(32);
    });
    expect(marks({ log, kept: NOTHING })).toEqual({ seal: "broken", told: "open" });
  });

  it("names the seal where the house sealed again after this device had seen it", () => {
    const log = forged((lines) => {
      lines.at(-2).events.at(-1).seed = "44".repeat(32);
      lines[1].events[0].sha256 = hashOf(bytesOf("44".repeat(32), 32)!);
    });
    expect(marks({ log, kept: NOTHING })).toEqual({ told: "open" });
    expect(said("seal", { log })).toEqual(["proof-seal-changed"]);
  });

  it("names the part that is not what its device had pledged", () => {
    const log = forged((lines) => {
      mixedOf(lines).parts[0] = "55".repeat(32);
    });
    expect(marks({ log, kept: NOTHING })).toEqual({ parts: "broken", told: "open" });
    expect(check({ ...FAIR, log })?.[3]?.says).toEqual([{ id: "proof-parts-broken", seats: [0] }]);
  });

  it("names the parts where another was pledged than this device had seen", () => {
    const log = forged((lines) => {
      mixedOf(lines).parts[0] = "55".repeat(32);
      mixedOf(lines).pledges[0] = hashOf(bytesOf("55".repeat(32), 32)!);
    });
    expect(said("parts", { log })).toEqual(["proof-parts-changed"]);
    const { kept } = FAIR;
    expect(said("parts", { log, kept: { ...kept, pledges: [], mine: { "0": kept.pledges[0]! } } })).toEqual([
      "proof-parts-changed",
    ]);
  });

  it("says whose part was late, whose there is, and when the house alone drew", () => {
    const late = forged((lines) => {
      mixedOf(lines).parts[1] = "";
    });
    expect(said("parts", { log: late })).toEqual([
      "proof-parts-proved",
      "proof-parts-late",
      "proof-parts-mine-late",
    ]);
    const alone = forged((lines) => {
      delete mixedOf(lines).parts;
      delete mixedOf(lines).pledges;
    });
    expect(said("parts", { log: alone, kept: NOTHING })).toEqual([
      "proof-parts-house-alone",
      "proof-parts-none-of-mine",
    ]);
    expect(said("parts", { byCode: true })).toEqual(["proof-parts-by-code"]);
  });

  it("names what was told in play where the house now shows something else", () => {
    const heads = FAIR.kept.heads["1"]!.map(([seq, head], at) =>
      at === 1 ? [seq, "0".repeat(64)] : [seq, head],
    );
    const kept = { ...FAIR.kept, heads: { "1": heads } } as unknown as Kept;
    expect(marks({ kept })).toEqual({ told: "broken" });
    expect(check({ ...FAIR, kept })?.[4]?.says).toEqual([{ id: "proof-told-broken", entry: 10 }]);
    const reshown = sample.seen["1"].replace('"seat":0', '"seat":1');
    expect(marks({ seen: { "1": bytes(reshown) } })).toEqual({ told: "broken" });
  });

  it("names what was told where the whole log is not of the same game", () => {
    const log = forged((lines) => {
      lines[5].at += 1;
    });
    expect(check({ ...FAIR, log })?.[4]?.says).toEqual([{ id: "proof-told-differs", entry: 4 }]);
    expect(said("told", { seen: {} })).toEqual(["proof-told-not-had"]);
    expect(said("told", { seen: { "1": bytes("?") } })).toEqual(["proof-told-unreadable"]);
  });

  it("names a name that is not the one of the beginning, and lets names be forgotten", () => {
    const renamed = LINES.with(-1, LINES.at(-1)!.replace("Ada", "Eve"));
    expect(marks({ log: written(renamed) })).toEqual({ names: "broken" });
    const forgotten = LINES.with(-1, LINES.at(-1)!.replace(`"${"00".repeat(16)}"`, '""'));
    expect(marks({ log: written(forgotten) })).toEqual({ names: "open" });
  });

  it("says of an old log what it is: a seal, and nothing more", () => {
    const lines = LINES.slice(0, -1).map((line) => JSON.parse(line));
    const old = lines.map(({ format, prev, people, key, ...line }) => {
      if (line.game) return { ...line, format: 2, names: ["Ada", "Zoé"] };
      return { ...line, events: line.events.filter((event: Bent) => event.t !== "mixed") };
    });
    const log = written(old.map((line) => JSON.stringify(line)));
    const open = { chain: "open", signature: "open", parts: "open", told: "open", names: "open" };
    expect(marks({ log, kept: NOTHING })).toEqual(open);
    const gap = written(old.toSpliced(4, 1).map((line) => JSON.stringify(line)));
    expect(marks({ log: gap, kept: NOTHING })).toMatchObject({ chain: "broken" });
  });

  it("gives up on what is no log", () => {
    for (const raw of ["", "?", "{}", LINES[0]!, `${LINES[0]}\n[]`, `${LINES[0]}\n{"seq":0,"events":[7]}`])
      expect(check({ ...FAIR, log: bytes(raw) })).toBeNull();
  });

  it("gives up, and does not stumble, where something else stands in a log than belongs there", () => {
    const odd = [
      (lines: Bent[]) => {
        mixedOf(lines).parts = null;
      },
      (lines: Bent[]) => {
        lines[0].people = 7;
      },
      (lines: Bent[]) => {
        lines[0].seats = 1e9;
      },
    ];
    for (const bend of odd) expect(check({ ...FAIR, log: forged(bend) })).toBeNull();
    const key = "f".repeat(64);
    const lines = [LINES[0]!.replace(sample.keys[0]!, key), ...LINES.slice(1, -1)];
    const closing = JSON.parse(LINES.at(-1)!);
    const log = written([...lines, JSON.stringify({ ...closing, signed: { ...closing.signed, key } })]);
    expect(said("signature", { log })).toEqual(["proof-signature-broken"]);
  });

  it("writes the line that checks everything else", () => {
    const [seq, head] = FAIR.kept.heads["1"]!.at(-1)!;
    expect(commandFor("ABC.jsonl", FAIR.keys, FAIR.log, FAIR.kept)).toBe(
      `cabinet verify ABC.jsonl --key ${sample.keys[0]} --head 1:${seq}:${head}`,
    );
    expect(commandFor("ABC.jsonl", null, FAIR.log, NOTHING)).toBe("cabinet verify ABC.jsonl");
  });
});
