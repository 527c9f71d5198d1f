/** A quest in a link: its code, how many clues it begins with and, in a quest for experts, that it is one. */

import type { Entered } from "@house/generated/archeologic";

const CODE = /^#([0-9A-Z]{3}-[0-9A-Z]{4})(?:\.([345])(X?))?$/;

/** What follows the sign # in a link to a quest. */
export function hashOf({ quest, clues = 3, expert = false }: Entered): string {
  return `#${quest}.${clues}${expert ? "X" : ""}`;
}

/** The quest a link names, as a sheet nobody has written on; null: none. */
export function questIn(hash: string): Entered | null {
  const [, quest, clues, expert] = CODE.exec(hash.toUpperCase()) ?? [];
  return quest ? { quest, clues: Number(clues ?? 3), expert: expert === "X", told: [] } : null;
}

/** Is this the same quest, told in the same way? */
export function isSameQuest(one: Entered, other: Entered): boolean {
  return hashOf(one) === hashOf(other);
}
