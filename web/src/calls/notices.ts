/** Notices of the browser's own, for whoever looks elsewhere; only where the reader has asked for them. */

import { signal } from "@preact/signals";

/** What the reader has said about notices; "none" where the browser has no such thing. */
export const allowed = signal<NotificationPermission | "none">(
  "Notification" in globalThis ? Notification.permission : "none",
);

/** Is there anybody to tell news to: somebody who looks, or who has asked to be called? */
export function isListening(): boolean {
  return !document.hidden || allowed.peek() === "granted";
}

/** Let the browser ask the reader. */
export async function askForNotices(): Promise<void> {
  allowed.value = await Notification.requestPermission();
}

/** Show a notice, unless the reader is looking at the page. One with the same tag takes the place of the last. */
export function notice(text: string, tag: string, onClick: () => void): void {
  if (allowed.value !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification("Cabinet Noir", { body: text, tag });
    shown.onclick = () => {
      window.focus();
      onClick();
      shown.close();
    };
  } catch (error) {
    // Some phones take notices from workers only; the title still says it.
    if (!(error instanceof TypeError)) throw error;
  }
}
