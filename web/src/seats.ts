/** My seats: the token of each table this browser plays at. A token is the seat, so it never stays in the address bar. */

import { readdress } from "@house/route";
import { recall, remember } from "@house/settings";

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

export function keepTokens(table: string, tokens: readonly string[]): void {
  keepToken(table, tokens[0] ?? "");
  if (tokens.length > 1) remember(`seats.${table}`, tokens.join(" "));
}

export function forgetTokens(table: string): void {
  keepToken(table, "");
  remember(`seats.${table}`, "");
}

/** The same company plays on: the tokens of one table hold the same seats at the next. */
export function carryTokens(from: string, to: string): void {
  keepTokens(to, tokensOf(from));
}

/** Take a seat's token out of `#seat=...`, and out of sight. */
export function takeFromAddress(): string {
  const found = /^#seat=([\w-]{1,64})$/.exec(location.hash);
  if (!found) return "";
  readdress(location.pathname + location.search);
  return found[1]!;
}

/** The link that carries my seat to another device. */
export function seatLink(code: string, token: string): string {
  return `${location.origin}/t/${code}#seat=${token}`;
}

export function inviteLink(code: string): string {
  return `${location.origin}/t/${code}`;
}
