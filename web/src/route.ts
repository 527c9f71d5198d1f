/** Where the reader is: the address bar, as a signal. */

import { signal } from "@preact/signals";
import { renewal } from "@house/renewal";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly key: string }
  /** A game read again; or tried again, from one of its choices. */
  | { readonly page: "replay"; readonly table: string; readonly again?: true }
  | { readonly page: "rules" | "lesson"; readonly game: string }
  /** Beside a real box; without a game: which one? */
  | { readonly page: "box"; readonly game: string | null }
  /** Without an id: whichever puzzle of the room comes next. */
  | { readonly page: "puzzle"; readonly game: string; readonly id: string | null }
  /** A date of the daily; without one: today. */
  | { readonly page: "daily"; readonly date: string | null }
  | { readonly page: "daily-puzzle" | "daily-quest"; readonly date: string }
  | { readonly page: "daily-with" }
  | { readonly page: "clubs" | "club-new" }
  /** A tournament, its big screen, or its standings on paper; a club. */
  | { readonly page: "tournament" | "screen" | "standings" | "club"; readonly code: string }
  /** The deals of one of its closed rounds, on paper. */
  | { readonly page: "deals"; readonly code: string; readonly round: number }
  /** What is to be printed, by its name; none: whatever there is. */
  | { readonly page: "paper"; readonly sheet: string }
  | { readonly page: "lobby" | "me" | "ledger" | "ratings" | "privacy" | "puzzles" }
  | { readonly page: "lost" };

const HALLWAYS = ["lobby", "me", "ledger", "ratings", "privacy", "puzzles"] as const;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ROUND = /^\d{1,2}$/;

/** Read a path. */
export function routeOf(path: string): Route {
  const [, head = "", rest = "", more = "", ...beyond] = path.split("/");
  if (head === "") return { page: "home" };
  if (head === "paper") return { page: "paper", sheet: path.slice("/paper/".length) };
  const hallway = HALLWAYS.find((page) => page === head);
  if (hallway && rest === "") return { page: hallway };
  const [word, id] = [decoded(rest), decoded(more)];
  if (head === "puzzles" && word && id !== null && beyond.length === 0)
    return { page: "puzzle", game: word, id: id || null };
  if (head === "box" && word !== null && id === "" && beyond.length === 0)
    return { page: "box", game: word || null };
  if (head === "daily" && beyond.length === 0) return dailyOf(rest, more) ?? { page: "lost" };
  if (head === "club" && id !== null && beyond.length < 3)
    return clubOf(rest, id, beyond[0] ?? "", beyond[1] ?? "") ?? { page: "lost" };
  if (!word || id !== "" || beyond.length > 0) return { page: "lost" };
  if (head === "t") return { page: "table", key: word };
  if (head === "r") return { page: "replay", table: word };
  if (head === "again") return { page: "replay", table: word, again: true };
  if (head === "rules") return { page: "rules", game: word };
  if (head === "learn") return { page: "lesson", game: word };
  return { page: "lost" };
}

/** Read what comes after /daily; null: there is no such page. */
function dailyOf(date: string, part: string): Route | null {
  if (date === "") return { page: "daily", date: null };
  if (date === "with" && part === "") return { page: "daily-with" }; // whose link it was, its hash says
  if (!DATE.test(date)) return null;
  if (part === "") return { page: "daily", date };
  return part === "puzzle" || part === "quest" ? { page: `daily-${part}`, date } : null;
}

/** Read what comes after /club; null: there is no such page. */
function clubOf(part: string, code: string, view: string, round: string): Route | null {
  if (code === "" && part === "") return { page: "clubs" };
  if (code === "" && part === "new") return { page: "club-new" };
  if (code === "") return null;
  if (part === "t" && view === "deals" && ROUND.test(round))
    return { page: "deals", code, round: Number(round) };
  if (round !== "") return null;
  if (part === "t" && view === "") return { page: "tournament", code };
  if (part === "t" && (view === "screen" || view === "standings")) return { page: view, code };
  return part === "c" && view === "" ? { page: "club", code } : null;
}

/** Read a part of a path; null: it is no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

export const route = signal<Route>(routeOf(location.pathname));

/** Go somewhere in the house without loading the page again, unless the house has a newer one. */
export function go(path: string): void {
  if (renewal.peek() !== "none") {
    location.assign(path);
    return;
  }
  history.pushState(null, "", path);
  arrive();
  window.scrollTo(0, 0);
}

/** Change what the address bar says, without going anywhere. */
export function readdress(path: string): void {
  history.replaceState(null, "", path);
}

/** Be somewhere else without having gone there: the way back leads past it. */
export function turnInto(path: string): void {
  readdress(path);
  arrive();
}

function arrive(): void {
  const next = routeOf(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next;
}

/** Follow the house's own links, and the browser's back and forward. */
export function follow(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
