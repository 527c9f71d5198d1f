/**
 * What is said aloud: one polite region for screen readers, and one place for short notices everybody sees. It lies
 * over everything, dialogs as well, and takes no key from them.
 */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Refused } from "@house/api";
import type { Problem } from "@house/generated/types";
import { knows, spoken, t } from "@house/language";
import "@house/style/notice.css";

const heard = signal<readonly { readonly key: number; readonly text: string }[]>([]);
const notice = signal<{
  readonly key: number;
  readonly text: string;
  readonly kind: "info" | "error";
} | null>(null);
let count = 0;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Tell a screen reader. */
export function announce(text: string): void {
  if (text) heard.value = [...heard.value.slice(-30), { key: ++count, text }];
}

/** Show a short notice. */
export function notify(text: string, kind: "info" | "error" = "info"): void {
  notice.value = { key: ++count, text, kind };
  clearTimeout(fading);
  fading = setTimeout(
    () => {
      notice.value = null;
    },
    kind === "error" ? 7000 : 3500,
  );
}

/** Take the notice away: what it was about has passed. */
export function hush(): void {
  clearTimeout(fading);
  notice.value = null;
}

/** Unsay everything: what one reader was told is not for the next. */
export function unsay(): void {
  heard.value = [];
  hush();
}

/** Say what a problem is, in the reader's language, and what to do about it. */
export function words(problem: Problem): string {
  const args = spoken(problem.args as Record<string, string | number> | undefined, [], null);
  const id = knows(problem.reason)
    ? problem.reason
    : knows(`house-${problem.code}`)
      ? `house-${problem.code}`
      : "house-refused";
  const text = t(id, args);
  return problem.rule ? t("house-with-rule", { text, rule: problem.rule }) : text;
}

/** Tell of something that failed; anything but a refusal is a bug and goes on its way. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  notify(words(error.problem), "error");
}

export function Speech() {
  const shown = notice.value;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    place.current?.showPopover?.();
    return () => place.current?.hidePopover?.();
  }, [shown]);
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
        {heard.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <div class="notice-place" role="status" popover="manual" ref={place}>
        {shown && (
          <p key={shown.key} class={`notice notice-${shown.kind}`}>
            {shown.text}
          </p>
        )}
      </div>
    </>
  );
}
