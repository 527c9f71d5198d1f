/** What this device keeps of the tables it plays at, to hold it later against what the house then shows. */

import { forget, recall, remember } from "@house/settings";

const MOST_TABLES = 40;
const MOST_HEADS = 60;
const EVERY = 10;

/** After this entry, the chain of what was shown ended so. */
export type Head = readonly [seq: number, head: string];

export interface Kept {
  /** The house's seal, as it was first seen before the deal. */
  readonly seal: string;
  /** The pledges of this device's own seats. */
  readonly mine: Readonly<Record<string, string>>;
  /** Every seat's pledge, as they were when this device first opened its part. */
  readonly pledges: readonly string[];
  /** What each pair of eyes was told in play: the last head, and some before it. */
  readonly heads: Readonly<Record<string, readonly Head[]>>;
}

export const NOTHING: Kept = { seal: "", mine: {}, pledges: [], heads: {} };

export function keptOf(table: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(recall(`proof.${table}`) ?? "{}") as Partial<Kept>) };
  } catch (error) {
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

/** Keep something more of a table; of the tables before it only so many stay. */
export function keep(table: string, more: Partial<Kept>): void {
  const tables = (recall("proofs") ?? "").split(" ").filter((one) => one !== "" && one !== table);
  for (const old of tables.slice(0, 1 - MOST_TABLES)) forget(`proof.${old}`);
  remember("proofs", [...tables.slice(1 - MOST_TABLES), table].join(" "));
  remember(`proof.${table}`, JSON.stringify({ ...keptOf(table), ...more }));
}

/** Keep a head that these eyes were told; what was told once of an entry is never written over. */
export function keepHead(table: string, eyes: string, seq: number, head: string): void {
  const { heads } = keptOf(table);
  const before = heads[eyes] ?? [];
  if (head === "" || before.some(([known]) => known >= seq)) return;
  const marks = before.filter(([known]) => known % EVERY === 0);
  keep(table, { heads: { ...heads, [eyes]: [...marks.slice(1 - MOST_HEADS), [seq, head]] } });
}
