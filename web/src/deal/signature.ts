/** Whether a house signed the head of a log: Ed25519 over a label, a zero byte and the head's 32 bytes. */

import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { bytesOf } from "@house/deal/hashes";
import type { Signature } from "@house/generated/types";

hashes.sha512 = sha512;

const LABEL = new TextEncoder().encode("cabinet-noir log\0");

export function isSigned({ head, key, signature }: Signature): boolean {
  const [signed, by, written] = [bytesOf(head, 32), bytesOf(key, 32), bytesOf(signature, 64)];
  if (!(signed && by && written)) return false;
  return verify(written, new Uint8Array([...LABEL, ...signed]), by, { zip215: false });
}
