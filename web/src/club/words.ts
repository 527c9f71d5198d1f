/** A tournament in words: names by number, scores, what is left of a round, the lines of its log. Nothing is drawn. */

import type { Line, PlayerInfo, Standing, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { isolated } from "@house/names";
import { language } from "@house/settings";

/** The number of a seat that a bot of the house fills. */
const NOBODY = -1;

type Named = Pick<TournamentInfo, "players" | "teams" | "team">;

/** Somebody by number; a seat nobody has is a bot's. */
export function playerOf({ players }: Pick<TournamentInfo, "players">, number: number): PlayerInfo | null {
  return players.find((player) => player.number === number) ?? null;
}

/** What somebody is called: two of one name are told apart by their number, as on a start list. */
export function nameOf(info: Pick<TournamentInfo, "players">, number: number): string {
  if (number === NOBODY) return t("club-bot");
  const player = playerOf(info, number);
  if (!player) return t("club-nobody");
  const alike = info.players.filter(({ name }) => name === player.name).length > 1;
  return alike ? `${isolated(player.name)} (${number + 1})` : isolated(player.name);
}

/** Whose place a standing is: somebody's, or a team's. */
export function standingName(info: Named, { player }: Pick<Standing, "player">): string {
  return info.team > 1 ? (info.teams[player] ?? t("club-nobody")) : nameOf(info, player);
}

/** Is this my place, or my team's? */
export function isMyStanding(info: Named & Pick<TournamentInfo, "me">, { player }: Standing): boolean {
  if (info.me === null) return false;
  return info.team > 1 ? info.teams[player] === playerOf(info, info.me)?.team : player === info.me;
}

/** Names as one reads them out: "Ada, Blaise et Cléo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** Thousandths as the reader writes them, without needless zeros: 3, 3,5 or 3,25. */
export function thousandths(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(value / 1000);
}

/** Thousandths with their sign: what chance brought, or took. */
export function signedThousandths(value: number): string {
  const shown = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return shown.format(value / 1000).replace("-", "−");
}

/** Hundredths as a percentage. */
export function percent(hundredths: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(hundredths / 100);
}

/** What is left of a round: minutes and seconds, or hours, or days, as long as it is. */
export function leftWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [
    Math.floor(seconds / 60),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 86_400),
  ];
  const two = (one: number): string => String(one).padStart(2, "0");
  if (days >= 2) return t("club-left-days", { days });
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** A moment, as the reader's clock shows it; with its date where it is not of today. */
export function momentWords(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const form: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const dated: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", ...form };
  return new Intl.DateTimeFormat(language.value, today ? form : dated).format(at);
}

/** A place as it is said: "1re" and "3e", "1st" and "3rd". */
export function placeWords(place: number): string {
  const form = new Intl.PluralRules(language.value, { type: "ordinal" }).select(place);
  return t("club-place", { place, form });
}

type Reader = Pick<TournamentInfo, "players" | "me">;

/** A line's arguments as the texts want them: a player's number becomes a name, `<arg>_me` says whether it is me. */
export function spokenOf(args: Line["args"], info: Reader): Record<string, string | number> {
  const made: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args ?? {})) {
    if (key === "player" || key.endsWith("_player")) {
      made[key] = nameOf(info, Number(value));
      made[`${key}_me`] = Number(value) === info.me ? "yes" : "no";
    } else made[key] = value;
  }
  return made;
}

/** Say one line about a tournament. */
export function sayLine(line: Line, info: Reader): string {
  return t(line.id, spokenOf(line.args, info));
}
