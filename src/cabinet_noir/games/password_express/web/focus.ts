/** One field that is always ready: it keeps the focus when the table is tapped, and takes it when a turn begins. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const ELSEWHERE = "input, select, textarea, dialog *";

/** May the field take the focus without taking it from something one is using? */
function isFree(field: HTMLElement, moment: string): boolean {
  const now = document.activeElement;
  if (document.querySelector("dialog[open]")) return false;
  if (!now || now === document.body || now.id === "main") return true;
  return moment !== "" && now.closest(".px") !== null && now !== field && !now.matches(ELSEWHERE);
}

/** Focus the field when it appears and when a new moment begins; any letter typed at the table reaches it. */
export function useReadyField(field: RefObject<HTMLInputElement | null>, moment: string): void {
  useEffect(() => {
    if (field.current && isFree(field.current, moment)) field.current.focus({ preventScroll: true });
  }, [moment]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ")
        return;
      if (
        !(event.target instanceof Element) ||
        event.target.matches(ELSEWHERE) ||
        document.querySelector("dialog[open]")
      )
        return;
      field.current?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}

/** A finger on the table leaves the focus, and with it a phone's keyboard, where it is. */
export function keepFocus(event: Event): void {
  if (event.target instanceof Element && !event.target.closest("input, select, textarea"))
    event.preventDefault();
}
