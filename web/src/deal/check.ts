/**
 * Checking the log of a finished game in the browser, step by step. Each step is proved, broken, or open: nothing here
 * speaks for or against it. That every move follows from the rules is left to `cabinet verify`, which knows them.
 */

import { bytesOf, hashOf, isPartOf } from "@house/deal/hashes";
import type { Kept } from "@house/deal/kept";
import { houseEvent, isChain, type ReadLog, readLog } from "@house/deal/log";
import { isSigned } from "@house/deal/signature";
import type { SetMark } from "@house/generated/types";

export type Mark = "proved" | "broken" | "open";
export type About = "chain" | "signature" | "seal" | "set" | "parts" | "told" | "names";

/** A sentence of the page, by its name, and what it speaks of. */
export interface Sentence {
  readonly id: string;
  /** How many entries, or which one. */
  readonly entry?: number;
  readonly seats?: readonly number[];
  /** How many there are of it, and what holds them together. */
  readonly count?: number;
  readonly hash?: string;
}

export interface Finding {
  readonly about: About;
  readonly mark: Mark;
  readonly says: readonly Sentence[];
}

export interface Evidence {
  /** The table, as this house calls it. */
  readonly table: string;
  /** The whole log, byte for byte. */
  readonly log: Uint8Array;
  /** The log as it is shown to each pair of eyes this device kept something of; without one that could not be had. */
  readonly seen: Readonly<Record<string, Uint8Array>>;
  /** The keys the house publishes; none, if they could not be had. */
  readonly keys: readonly string[] | null;
  readonly kept: Kept;
  /** Does the deal follow from a code or a day, on purpose? */
  readonly byCode: boolean;
}

/** Check everything; nothing, if the log cannot be read, or has something else where a log has a list. */
export function check(evidence: Evidence): readonly Finding[] | null {
  const log = readLog(evidence.log);
  try {
    return log && findings(log, evidence);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function findings(log: ReadLog, evidence: Evidence): readonly Finding[] {
  return [
    chain(log),
    signature(log, evidence),
    seal(log, evidence.kept),
    ...(log.header.deal_set ? [set(log, log.header.deal_set)] : []),
    parts(log, evidence),
    told(log, evidence),
    names(log),
  ];
}

const finding =
  (about: About) =>
  (mark: Mark, said: string, of: Omit<Sentence, "id"> = {}, ...more: readonly Sentence[]): Finding => ({
    about,
    mark,
    says: [{ id: `proof-${about}-${said}`, ...of }, ...more],
  });

/** Every line follows from the one before it. */
function chain(log: ReadLog): Finding {
  const found = finding("chain");
  if (log.broken !== null) return found("broken", "broken", { entry: log.broken });
  return isChain(log) ? found("proved", "proved", { entry: log.entries.length }) : found("open", "old");
}

/** The house answers for the last line. */
function signature(log: ReadLog, { keys, table }: Evidence): Finding {
  const found = finding("signature");
  const { key = "", table: played = "" } = log.header;
  const signed = log.closing?.signed;
  if (!isChain(log)) return found("open", "old");
  if (!signed) return key || played ? found("broken", "missing") : found("open", "nobody");
  if (signed.key !== key || signed.head !== log.hashes.at(-1) || !isSigned(signed))
    return found("broken", "broken");
  if (keys === null) return found("open", "no-keys");
  if (keys.includes(key)) return found("proved", "proved");
  return played === table ? found("broken", "unpublished") : found("open", "elsewhere");
}

/** The house's part fits the seal that was there before anybody opened theirs. */
function seal(log: ReadLog, kept: Kept): Finding {
  const found = finding("seal");
  const sealed = houseEvent(log.entries[0], "sealed")?.sha256 ?? "";
  const seed = seedOf(log);
  if (seed === null) return found("broken", "missing");
  if (hashOf(seed) !== sealed) return found("broken", "broken");
  if (kept.seal === "") return found("proved", "proved");
  return kept.seal === sealed ? found("proved", "seen") : found("broken", "changed");
}

/** The house's part: a log ends with it or, at a board of a set, is closed with it. */
function seedOf(log: ReadLog): Uint8Array | null {
  const last = log.entries.at(-1)?.events.at(-1) as
    | { readonly t: string; readonly seed?: string }
    | undefined;
  if (last?.t === "kept_sealed") return bytesOf(log.closing?.seed, 32);
  return last?.t === "unsealed" ? bytesOf(last.seed, 32) : null;
}

/** It is the deal of its set that it says it is; what holds them all is told, to be compared. */
function set(log: ReadLog, { seals, board }: SetMark): Finding {
  const found = finding("set");
  const sealed = houseEvent(log.entries[0], "sealed")?.sha256 ?? "";
  const all = bytesOf(seals.join(""), 32 * seals.length);
  if (!all || seals[board - 1] !== sealed) return found("broken", "broken");
  return found("proved", "proved", { entry: board, count: seals.length, hash: hashOf(all) });
}

/** Every part that was opened is the one that had been pledged, and this device's is among them. */
function parts(log: ReadLog, { kept, byCode }: Evidence): Finding {
  const found = finding("parts");
  const mixed = houseEvent(log.entries[0], "mixed");
  if (mixed === undefined) return isChain(log) ? found("broken", "missing") : found("open", "old");
  const { pledges = [], parts: opened = [] } = mixed;
  const seats = Array.from({ length: log.header.seats }, (_, seat) => seat);
  const unfit = seats.find((seat) => opened[seat] && !isPartOf(pledges[seat] ?? "", opened[seat]));
  if (unfit !== undefined) return found("broken", "broken", { seats: [unfit] });
  const changed = seats.some(
    (seat) => kept.pledges.length > 0 && kept.pledges[seat] !== (pledges[seat] ?? ""),
  );
  const own = Object.entries(kept.mine);
  if (changed || own.some(([seat, pledge]) => pledges[Number(seat)] !== pledge))
    return found("broken", "changed");
  if (byCode) return found("open", "by-code");
  if (log.header.deal_set) return found("open", "set");
  const given = seats.filter((seat) => opened[seat]);
  const late = seats.filter((seat) => pledges[seat] && !opened[seat]);
  const more = [...(late.length > 0 ? [{ id: "proof-parts-late", seats: late }] : []), ...mine(own, opened)];
  return given.length === 0
    ? found("open", "house-alone", {}, ...more)
    : found("proved", "proved", { seats: given }, ...more);
}

function mine(own: readonly (readonly [string, string])[], opened: readonly string[]): readonly Sentence[] {
  if (own.length === 0) return [{ id: "proof-parts-none-of-mine" }];
  const late = own.some(([seat]) => !opened[Number(seat)]);
  return [{ id: late ? "proof-parts-mine-late" : "proof-parts-mine" }];
}

/** What this device was told in play is what the house shows now. */
function told(log: ReadLog, { kept, seen }: Evidence): Finding {
  const found = finding("told");
  const heads = Object.entries(kept.heads);
  if (!isChain(log)) return found("open", "old");
  if (heads.length === 0) return found("open", "nothing-kept");
  let last = 0;
  for (const [eyes, told] of heads) {
    const shown = seen[eyes] && readLog(seen[eyes]);
    if (shown === undefined) return found("open", "not-had");
    if (shown === null) return found("broken", "unreadable");
    const bent = told.find(([seq, head]) => shown.hashes[seq] !== head);
    if (bent) return found("broken", "broken", { entry: bent[0] });
    const differs = shown.broken ?? differing(log, shown);
    if (differs !== null) return found("broken", "differs", { entry: differs });
    last = Math.max(last, told.at(-1)?.[0] ?? 0);
  }
  return found("proved", "proved", { entry: last });
}

/** Where what was shown is plainly not the same game: who did something, or when. What was done may be hidden. */
function differing(log: ReadLog, shown: ReadLog): number | null {
  const header = (one: ReadLog): string => JSON.stringify({ ...one.header, eyes: undefined });
  if (header(log) !== header(shown) || log.entries.length !== shown.entries.length) return 0;
  const frame = ({ seat, at }: ReadLog["entries"][number]): string => JSON.stringify([seat, at]);
  const at = log.entries.findIndex((entry, seq) => frame(entry) !== frame(shown.entries[seq]!));
  return at < 0 ? null : at;
}

/** Whoever is named at the end is who sat there at the beginning. */
function names(log: ReadLog): Finding {
  const found = finding("names");
  const people = log.header.people ?? [];
  if (!isChain(log)) return found("open", "old");
  const marks = people.map((_, seat) => nameMark(log, seat));
  const bent = marks.findIndex((mark, seat) => mark !== "" && mark !== people[seat]);
  if (bent >= 0) return found("broken", "broken", { seats: [bent] });
  if (people.length === 0) return found("open", "claimed");
  return marks.every((mark, seat) => mark === people[seat])
    ? found("proved", "proved")
    : found("open", "forgotten");
}

/** What the salt and the name of a seat are chained as; nothing, where either is forgotten. */
function nameMark({ closing }: ReadLog, seat: number): string {
  const salt = bytesOf(closing?.salts?.[seat], 16);
  const name = closing?.names[seat] ?? "";
  return salt && name ? hashOf(new Uint8Array([...salt, ...new TextEncoder().encode(name)])) : "";
}

/** The line to check everything with, the rules as well. */
export function commandFor(
  file: string,
  keys: readonly string[] | null,
  log: Uint8Array,
  kept: Kept,
): string {
  const key = readLog(log)?.header.key ?? "";
  const heads = Object.entries(kept.heads).flatMap(([eyes, told]) =>
    told.slice(-1).map(([seq, head]) => `--head ${eyes}:${seq}:${head}`),
  );
  return ["cabinet verify", file, ...(key && keys?.includes(key) ? [`--key ${key}`] : []), ...heads].join(
    " ",
  );
}
