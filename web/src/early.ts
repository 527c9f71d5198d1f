/** What the first page is drawn from is asked for at once, while its words are still on their way. */

import { api } from "@house/api";
import type { TableInfo } from "@house/generated/types";
import { learn } from "@house/language";
import { whoAmI } from "@house/me";
import { gamesHere, ROOMS } from "@house/rooms";
import type { Route } from "@house/route";

let asked: { readonly key: string; readonly info: Promise<TableInfo> } | null = null;

/** Ask for it. What is refused is asked for again by whoever needs it, and complained about there. */
export function askEarly(here: Route): void {
  const going: Promise<unknown>[] = [];
  if (here.page === "home") going.push(gamesHere(), whoAmI());
  if (here.page === "table") {
    const info = api.table(here.key);
    asked = { key: here.key, info };
    going.push(info.then(({ game }) => Promise.all([learn(game), ROOMS.get(game)?.board()])));
  }
  for (const one of going) one.catch(() => undefined);
}

/** Return a table, as it was asked for early if it was; only once, since it changes. */
export function tableNow(key: string): Promise<TableInfo> {
  const early = asked?.key === key ? asked.info : null;
  asked = null;
  return early ?? api.table(key);
}
