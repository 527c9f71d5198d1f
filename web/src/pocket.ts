/**
 * The house in the pocket, seen from the page: its worker is asked for once the page is here and at rest, and to keep
 * what the hall does not need once somebody has stayed for a while. Whoever saves data gets no more than they look at.
 */

import { BUILD } from "@house/renewal";

const STAYS = 5000;

let settle: (found: ServiceWorkerRegistration | null) => void = () => undefined;

/** The house's worker, once there is one; null: there will be none. */
export const worker = new Promise<ServiceWorkerRegistration | null>((resolve) => {
  settle = resolve;
});

export function takeAlong(): void {
  const begin = (): void => atRest(() => void keep());
  if (!BUILD || !("serviceWorker" in navigator)) settle(null);
  else if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function keep(): Promise<void> {
  const found = await navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .catch(() => null);
  settle(found ?? null);
  if (!found) return; // a browser may refuse it, and a house may be closing: the page does without
  watch(found);
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => atRest(() => savesData() || active?.postMessage("keep")), STAYS);
}

/** A worker that waits is of a later build than the one at work: if this page is, too, it may begin. */
function watch(found: ServiceWorkerRegistration): void {
  const ask = (): void => found.waiting?.postMessage({ begin: BUILD });
  ask();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", ask));
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function atRest(then: () => unknown): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => then());
  else setTimeout(then, 0);
}
