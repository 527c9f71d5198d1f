/** Where this browser's reader is expected: the little that every page must know of tournaments. */

import { signal } from "@preact/signals";
import { forget, recall, remember } from "@house/settings";

const GOING = "club.going";

/** The tournament one takes part in now, by its code; nothing: none. Other pages say when its table waits. */
export const going = signal(recall(GOING) ?? "");

/** One is expected at this tournament. */
export function expectAt(code: string): void {
  remember(GOING, code);
  going.value = code;
}

/** Nobody is expected at this tournament any more. */
export function forgetGoing(code: string): void {
  if (going.peek() !== code) return;
  forget(GOING);
  going.value = "";
}
