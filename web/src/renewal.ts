/**
 * This page's build, and how the page becomes the one the house serves now, with nothing lost.
 *
 * A newer build is offered, and taken with the next step in the house. If the house no longer understands this page, it
 * is loaded anew at once, unless somebody is writing; what was done and not answered is kept meanwhile (`unsaid.ts`).
 * It does so once for each build it is: whatever brings the same one back would bring it back for ever.
 */

import { signal } from "@preact/signals";

/** The number of its protocol, a dot, and what its files are called; nothing while it is being worked on. */
export const BUILD =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");

export const renewal = signal<"none" | "offered" | "needed">("none");

const TRIED = "cabinet-noir.renewed";
const WRITING_EVERY = 1000;

/** The house says which build it serves. */
export function heardBuild(build: string | null): void {
  if (BUILD && build && build !== BUILD && renewal.peek() === "none") renewal.value = "offered";
}

/** The house no longer understands this page. */
export function needRenewal(): void {
  if (renewal.peek() === "needed") return;
  renewal.value = "needed";
  renewByItself();
}

/** A part of this page cannot be had. Without the network nothing else can, either. */
export function missPart(): void {
  if (navigator.onLine) renewByItself();
}

/** Is this how a browser says that a part could not be fetched? */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof Error && error.message.startsWith("Unable to preload CSS"))
  );
}

export function renew(): void {
  remember();
  location.reload();
}

function renewByItself(): void {
  if (hasTried()) return;
  if (isWriting()) setTimeout(renewByItself, WRITING_EVERY);
  else renew();
}

/** Would a word or a form be lost? */
function isWriting(): boolean {
  const at = document.activeElement;
  const writes = at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === "text");
  return (writes && at.value !== "") || document.querySelector("dialog[open]") !== null;
}

/** A browser that refuses storage could not stop: it is loaded anew by its reader alone. */
function hasTried(): boolean {
  try {
    return sessionStorage.getItem(TRIED) === BUILD;
  } catch (error) {
    if (error instanceof DOMException) return true;
    throw error;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(TRIED, BUILD);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
