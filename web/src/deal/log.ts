/** Reading a log as it was written, byte for byte: each line with its hash, and where the chain of them breaks. */

import { hashOf } from "@house/deal/hashes";
import type { Closing, Entry, Header, HouseEvent } from "@house/generated/types";

export interface ReadLog {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly closing: Closing | null;
  /** The hash of the line of each entry; the last one is the head. */
  readonly hashes: readonly string[];
  /** The first entry that does not follow from the line before it. */
  readonly broken: number | null;
}

/** Is it a chain at all? Older logs are not. */
export function isChain(log: ReadLog): boolean {
  return (log.header.format ?? 1) >= 3;
}

/** Read a log; nothing, if there is a line that nobody can read. */
export function readLog(raw: Uint8Array): ReadLog | null {
  const lines = linesOf(raw);
  try {
    const [header, ...rest] = lines.map((line) => JSON.parse(new TextDecoder().decode(line)) as unknown);
    const chained = ((header as Header | undefined)?.format ?? 1) >= 3;
    const closes = chained && isClosing(rest.at(-1));
    const entries = (closes ? rest.slice(0, -1) : rest) as readonly Entry[];
    if (!isHeader(header) || entries.length === 0 || !entries.every(isEntry)) return null;
    const [first, ...hashes] = lines.slice(0, entries.length + 1).map(hashOf);
    const before = (at: number): string => (at === 0 ? first! : hashes[at - 1]!);
    const broken = entries.findIndex(
      (entry, at) => entry.seq !== at || (chained && entry.prev !== before(at)),
    );
    return {
      header,
      entries,
      closing: closes ? (rest.at(-1) as Closing) : null,
      hashes,
      broken: broken < 0 ? null : broken,
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function linesOf(raw: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < raw.length; ) {
    const found = raw.indexOf(10, from);
    const end = found < 0 ? raw.length : found;
    lines.push(raw.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const MOST_SEATS = 64;

function isHeader(value: unknown): value is Header {
  return isRecord(value) && typeof value.game === "string" && Number(value.seats) <= MOST_SEATS;
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && Array.isArray(value.events) && value.events.every(isRecord);
}

function isClosing(value: unknown): value is Closing {
  return isRecord(value) && Array.isArray(value.names);
}

/** Return the first event of a kind that the house itself adds to a game's. */
export function houseEvent<T extends HouseEvent["t"]>(
  entry: Entry | undefined,
  kind: T,
): Extract<HouseEvent, { readonly t: T }> | undefined {
  const events = (entry?.events ?? []) as readonly HouseEvent[];
  return events.find((event): event is Extract<HouseEvent, { readonly t: T }> => event.t === kind);
}
