/** The page's keys. One listener; a board says what each key means, and only while nothing is being typed. */

import { useLayoutEffect, useRef } from "preact/hooks";

export type KeyMap = Readonly<Record<string, () => void>>;

/** The name of a key: a digit by its place, so that French keyboards need no shift; else what it types. */
function keyName(event: Pick<KeyboardEvent, "key" | "code">): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  return digit ? digit[1]! : event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input:not([type=range]), textarea, select") || target.closest("dialog") !== null;
}

/** A link, a button that is not the board's own, one that only opens something: Enter presses them as everywhere. */
function isPressed(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("a, summary, [aria-haspopup]") ||
      (target.closest("button") !== null && target.closest(".pane-table") === null))
  );
}

/** Bind keys while the component lives, from the moment it is drawn. Keys with a modifier belong to the browser. */
export function useKeys(keys: KeyMap): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const name = keyName(event);
      const act = now.current[name];
      if (!act) return;
      if (name === "Enter" && isPressed(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
