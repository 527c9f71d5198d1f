/** What the worker does about a request: a pure function, so that a table of addresses can be held against it. */

/**
 * `kept`: from what is kept, else from the network. `page`: from the network, else the page that is kept. `network`:
 * the worker has no part in it, and keeps nothing of it.
 */
export type Answer = "kept" | "page" | "network";

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What is kept although its name has no hash: it is fetched anew with each build. */
export const SIGNS: readonly string[] = ["/icon.svg", "/manifest.webmanifest"];

/** What the house answers for each asker, or is no part of the page. */
const LIVE = /^\/(?:api|ws|schema|\.well-known)(?:\/|$)/;
const FILE = /^\/assets\/[\w@-][\w.@-]*$/;

/** Say how a request is answered. Nothing that depends on who asks is ever kept: no table, no seat, no token. */
export function answerTo({ method, mode, url }: Asked, house: string): Answer {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== house || LIVE.test(pathname)) return "network";
  if (mode === "navigate") return FILE.test(pathname) || pathname === "/sw.js" ? "network" : "page";
  return search === "" && (FILE.test(pathname) || SIGNS.includes(pathname)) ? "kept" : "network";
}
