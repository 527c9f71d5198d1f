/** My seats: a token for each table this browser plays at. It is the seat, so it never stays in the address bar. */

import { forgetGoing, going } from "@house/club/going";
import { readdress } from "@house/route";
import { forgetAll, recall, remember } from "@house/settings";

export function tokenOf(table: string): string {
  return recall(`seat.${table}`) ?? "";
}

export function keepToken(table: string, token: string): void {
  remember(`seat.${table}`, token);
}

/** All seats this browser plays at a table: several, where one device is passed around. */
export function tokensOf(table: string): readonly string[] {
  const several = recall(`seats.${table}`);
  return several ? several.split(" ") : [tokenOf(table)];
}

/** Do several people play at a table on this device? */
export function isPassedAround(table: string): boolean {
  return tokensOf(table).length > 1;
}

export function keepTokens(table: string, tokens: readonly string[]): void {
  keepToken(table, tokens[0] ?? "");
  remember(`seats.${table}`, tokens.length > 1 ? tokens.join(" ") : "");
}

/** Would a seat that a link brings take the place of one I have? */
export function isAnotherSeat(table: string, token: string): boolean {
  const mine = tokensOf(table);
  return mine.some((kept) => kept !== "") && !mine.includes(token);
}

export function forgetTokens(table: string): void {
  keepToken(table, "");
  remember(`seats.${table}`, "");
  keepWatchKey(table, "");
}

/** The same company plays on: the tokens of one table hold the same seats at the next. */
export function carryTokens(from: string, to: string): void {
  keepTokens(to, tokensOf(from));
}

/** Forget every seat of this browser, what it saw there and where it was expected: its reader has logged out. */
export function forgetAllTokens(): void {
  forgetGoing(going.peek());
  forgetAll(/^((seats?|watch|proof|club)\.|(proofs|parts)$)/);
}

/** The key to a seat's eyes that somebody lent me; a seat of my own comes first. */
export function keepWatchKey(table: string, key: string): void {
  remember(`watch.${table}`, key);
}

/** What I come to a table with: my seats' tokens, else a key to another's eyes, else nothing but who I am. */
export function proofsFor(table: string): readonly string[] {
  const tokens = tokensOf(table);
  return tokens.some((token) => token !== "") ? tokens : [recall(`watch.${table}`) ?? ""];
}

/** Take a seat's token or a key to its eyes out of `#seat=...` or `#watch=...`, and out of sight. */
export function takeFromAddress(): { readonly seat: string; readonly watch: string } {
  const found = /^#(seat|watch)=([\w-]{1,64})$/.exec(location.hash);
  if (found) readdress(location.pathname + location.search);
  return { seat: found?.[1] === "seat" ? found[2]! : "", watch: found?.[1] === "watch" ? found[2]! : "" };
}

/** The link that carries my seat to another device. */
export function seatLink(code: string, token: string): string {
  return `${location.origin}/t/${code}#seat=${token}`;
}

/** The link that lets others see through my eyes. */
export function watchLink(code: string, key: string): string {
  return `${location.origin}/t/${code}#watch=${key}`;
}

export function inviteLink(code: string): string {
  return `${location.origin}/t/${code}`;
}
