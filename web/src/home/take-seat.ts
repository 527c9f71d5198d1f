/** Opening and joining tables: keep the seat's token, then go there. */

import { api } from "@house/api";
import { drawPledge } from "@house/deal/part";
import type { AssistLevel, GameInfo, NewTable, OptionInfo, Seated, TableInfo } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, myName } from "@house/me";
import { ROOMS } from "@house/rooms";
import { go } from "@house/route";
import { keepToken, keepTokens } from "@house/seats";
import { avatar, language, recall, remember } from "@house/settings";

function sitDown(seated: Seated): void {
  if (seated.token) keepToken(seated.table, seated.token);
  go(`/t/${seated.code}`);
}

export async function openTable(table: Omit<NewTable, "name" | "avatar" | "pledge">): Promise<void> {
  await beKnown();
  const pledge = await drawPledge();
  sitDown(await api.open({ ...table, name: myName(), avatar: avatar.value, pledge }));
}

/** One tap: a table of this game, or of any, with whoever is looking for one, too. */
export async function findTable(game: string | null = null): Promise<void> {
  await beKnown();
  const pledge = await drawPledge();
  sitDown(await api.quick({ game, name: myName(), avatar: avatar.value, pledge }));
}

/** What somebody at a shared device is called who gives no name: a team only where teams play. */
export function nameAround(game: string, at: number): string {
  return t(ROOMS.get(game)?.side ? "house-team-number" : "house-player-number", { number: at + 1 });
}

/** Open a table around this one device: every person's seat is held here, under the names they gave. */
export async function openAround(
  table: Omit<NewTable, "name" | "pledge">,
  names: readonly string[],
): Promise<void> {
  const people = table.seats.flatMap((seat, number) =>
    (seat.kind ?? "person") === "person" ? [number] : [],
  );
  const called = (at: number): string => names[at]?.trim().slice(0, 24) || nameAround(table.game, at);
  const first = await api.open({ ...table, name: called(0), pledge: await drawPledge() });
  const tokens = [first.token];
  for (const [at, seat] of people.entries()) {
    if (at === 0) continue;
    const pledge = await drawPledge();
    tokens.push((await api.join(first.table, { name: called(at), seat, pledge })).token);
  }
  keepTokens(first.table, tokens);
  go(`/t/${first.code}`);
}

/** A game's options as a reader would set them: the house's, but for a language, which is the reader's own. */
export function usualOptions(game: GameInfo): Record<string, unknown> {
  const usual = ({ purpose, values, default: set }: OptionInfo): unknown =>
    purpose === "language" && values.includes(language.value) ? language.value : set;
  return Object.fromEntries(game.options.map((option) => [option.name, usual(option)]));
}

/** Has this game an option that serves a purpose? */
export function serves(game: GameInfo, purpose: OptionInfo["purpose"]): boolean {
  return game.options.some((option) => option.purpose === purpose);
}

/** Set the option of a game that serves a purpose, where it has one. */
export function serving(
  game: GameInfo,
  purpose: OptionInfo["purpose"],
  value: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    game.options.filter((option) => option.purpose === purpose).map((option) => [option.name, value]),
  );
}

/** One tap: two sides, one device. */
export async function playAround(game: GameInfo): Promise<void> {
  await openAround(
    {
      game: game.key,
      seats: [{ kind: "person" }, { kind: "person" }],
      options: { ...usualOptions(game), ...serving(game, "shared-device", true) },
    },
    [],
  );
}

const UNASKED: readonly AssistLevel[] = ["struck", "counts", "checked"];

/** One tap: me against one bot. Whoever plays a game here for the first time meets a novice, and is helped a little. */
export async function playAtOnce(game: GameInfo, first = isFirstGame(game.key)): Promise<void> {
  await openTable({
    game: game.key,
    seats: [{ kind: "person" }, { kind: "bot", level: quickLevel(game, first) }],
    options: usualOptions(game),
    assist: first ? leastHelp(game) : "off",
  });
}

/** However somebody came to a table: once its game has begun for a seat of this device, it was played here. */
export function rememberPlayed({ game, status }: TableInfo, seat: number | null): void {
  if (seat !== null && status !== "waiting") remember(`played.${game}`, "yes");
}

/** Has nobody played this game on this device yet? */
export function isFirstGame(game: string): boolean {
  return recall(`played.${game}`) !== "yes";
}

/** The level of a quick game's bot: as good as most, but for a first game. */
export function quickLevel(game: GameInfo, first: boolean): string {
  const wished = first ? "novice" : "regular";
  return game.bots.includes(wished) ? wished : (game.bots[0] ?? "");
}

/** The step of a game's dial that helps unasked and without notes, if it has one: what was seen is struck out. */
export function leastHelp(game: GameInfo): AssistLevel {
  return UNASKED.find((step) => game.assists.includes(step)) ?? "off";
}

/** One tap: me alone, for games that can be. */
export async function playAlone(game: string): Promise<void> {
  await openTable({ game, seats: [{ kind: "person" }], options: {} });
}

export async function join(table: string, seat: number | null = null): Promise<Seated> {
  await beKnown();
  const pledge = await drawPledge();
  const seated = await api.join(table, { name: myName(), avatar: avatar.value, seat, pledge });
  if (seated.token) keepToken(seated.table, seated.token);
  return seated;
}
