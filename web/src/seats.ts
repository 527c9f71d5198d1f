/** My seats: the token of each table this browser plays at. A token is the seat, so it never stays in the address bar. */

import { readdress } from "@house/route";
import { recall, remember } from "@house/settings";

export function tokenOf(table: string): string {
  return recall(`seat.${table}`) ?? "";
}

export function keepToken(table: string, token: string): void {
  remember(`seat.${table}`, token);
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
