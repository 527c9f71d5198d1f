/**
 * This device's part of a deal: 32 bytes nobody else knows. Their hash is pledged when a seat is taken; they are opened
 * when everybody sits. A part is kept by its pledge, which the house shows at the seat that has it.
 */

import type { TableInfo } from "@house/generated/types";
import { recall, remember } from "@house/settings";

const MOST_PARTS = 64;

/** What was drawn since this page was loaded, for browsers that keep nothing. */
const drawn = new Map<string, string>();

/** Draw a part, keep it, and return what is pledged of it; nothing, if it cannot be hashed: then one sits without. */
export async function drawPledge(): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  try {
    const { bytesToHex, hashOf } = await import("@house/deal/hashes");
    const pledge = hashOf(bytes);
    keepPart(pledge, bytesToHex(bytes));
    return pledge;
  } catch (error) {
    if (error instanceof TypeError) return ""; // the file could not be fetched
    throw error;
  }
}

function keepPart(pledge: string, part: string): void {
  drawn.set(pledge, part);
  const kept = (recall("parts") ?? "").split(" ").filter(Boolean);
  remember("parts", [...kept.slice(1 - MOST_PARTS), `${pledge}:${part}`].join(" "));
}

/** Return the part this device has pledged so; nothing, if it was another one. */
export function partOf(pledge: string): string {
  if (pledge === "") return "";
  const kept = (recall("parts") ?? "").split(" ").find((each) => each.startsWith(`${pledge}:`));
  return drawn.get(pledge) ?? kept?.slice(pledge.length + 1) ?? "";
}

/** Return what to pledge when coming to a table: one for each seat, if somebody there has not pledged anything yet. */
export function pledgesFor(info: TableInfo, seats: number): Promise<readonly string[]> {
  const lacking = info.seats.some(
    (seat) => seat.kind === "person" && (seat.held || seat.taken) && seat.pledge === "",
  );
  const wanted = info.status === "waiting" && !info.dealing && lacking;
  return Promise.all(Array.from({ length: seats }, () => (wanted ? drawPledge() : "")));
}
