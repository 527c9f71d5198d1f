/** Opening and joining tables: keep the seat's token, then go there. */

import { api } from "@house/api";
import type { NewTable, Seated } from "@house/generated/types";
import { t } from "@house/language";
import { go } from "@house/route";
import { keepToken } from "@house/seats";
import { name } from "@house/settings";

/** The name to sit down with: the reader's own, or the house's word for a guest. */
export function myName(): string {
  return name.value.trim().slice(0, 24) || t("house-guest-name");
}

export function sitDown(seated: Seated): void {
  if (seated.token) keepToken(seated.table, seated.token);
  go(`/t/${seated.code}`);
}

export async function openTable(table: Omit<NewTable, "name">): Promise<void> {
  sitDown(await api.open({ ...table, name: myName() }));
}

/** One tap: me against one bot. */
export async function playAtOnce(game: string, bots: readonly string[]): Promise<void> {
  const level = bots.includes("regular") ? "regular" : (bots[0] ?? "");
  await openTable({ game, seats: [{ kind: "person" }, { kind: "bot", level }] });
}

/** One tap: me alone, for games that can be. */
export async function playAlone(game: string, options: Record<string, unknown> = {}): Promise<void> {
  await openTable({ game, seats: [{ kind: "person" }], options });
}

/** Today's date, as a daily quest is named. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export async function join(table: string, seat: number | null = null): Promise<Seated> {
  const seated = await api.join(table, { name: myName(), seat });
  keepToken(seated.table, seated.token);
  return seated;
}
