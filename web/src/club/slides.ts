/** What the big screen shows one after the other, by itself: long lists in pages of what can be read from afar. */

import { nameOf } from "@house/club/words";
import type { PairedTable, PlayerInfo, Standing, TournamentInfo } from "@house/generated/types";

export type Slide =
  | { readonly kind: "names"; readonly players: readonly PlayerInfo[] }
  | { readonly kind: "pairings"; readonly tables: readonly PairedTable[] }
  | { readonly kind: "byes"; readonly names: readonly string[] }
  | { readonly kind: "standings"; readonly rows: readonly Standing[] }
  | { readonly kind: "featured"; readonly table: string };

const NAMES = 20;
const ROWS = 16;
/** How many tables stand on a page, by how many sit at one. */
const TABLES: Readonly<Record<number, number>> = { 2: 10, 3: 6, 4: 6 };

/** Part a list into as few pages as can be, all about as long. */
export function pagesOf<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/** The slides of a tournament as it stands; always at least one. */
export function slidesOf(info: TournamentInfo): readonly Slide[] {
  const { phase, open_round: round, featured } = info;
  const here = info.players.filter(({ out }) => !out);
  const shown: readonly Slide[] = featured ? [{ kind: "featured", table: featured }] : [];
  if (phase === "gathering") {
    const pages = pagesOf(here, NAMES).map((players): Slide => ({ kind: "names", players }));
    return [...(pages.length > 0 ? pages : [{ kind: "names", players: [] } as const]), ...shown];
  }
  const standings = pagesOf(info.standings, ROWS).map((rows): Slide => ({ kind: "standings", rows }));
  const after = info.closed.length > 0 ? [...standings, ...shown] : shown;
  if (!round) return after.length > 0 ? after : [{ kind: "names", players: here.slice(0, NAMES) }];
  const tables = pagesOf(round.tables, TABLES[info.seats] ?? 4).map(
    (page): Slide => ({ kind: "pairings", tables: page }),
  );
  const names = round.byes.map((player) => nameOf(info, player));
  return [...tables, ...(names.length > 0 ? [{ kind: "byes", names } as const] : []), ...after];
}
