/**
 * SHA-256 and hexadecimal, by a library: the browser's own is missing where a house is reached without https, as in a
 * living room. It is loaded when a device first sits down, so that the hall stays light.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export { bytesToHex };

export function hashOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** Return the bytes that so many digits stand for; nothing, where it is no such number. */
export function bytesOf(hex: unknown, count: number): Uint8Array | null {
  return typeof hex === "string" && hex.length === 2 * count && /^[0-9a-f]*$/.test(hex)
    ? hexToBytes(hex)
    : null;
}

/** Is this the part of a deal that somebody had pledged by its hash? */
export function isPartOf(pledge: string, part: string): boolean {
  const bytes = bytesOf(part, 32);
  return bytes !== null && hashOf(bytes) === pledge;
}
