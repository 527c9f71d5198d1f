/** What a tournament is agreed to be before it is opened: the usual plan, and what one choice means for another. */

import type { GameInfo, NewTournament, TournamentInfo } from "@house/generated/types";
import { quickLevel, usualOptions } from "@house/home/take-seat";
import { t } from "@house/language";
import { language } from "@house/settings";

export type Plan = Required<Omit<NewTournament, "name" | "avatar" | "club">>;

const A_DAY = 24 * 60;
/** How long a round usually lasts, in minutes; played day by day, in days. */
export const MINUTES: readonly number[] = [10, 15, 20, 25, 30, 45, 60, 90];
export const DAYS: readonly number[] = [A_DAY, 2 * A_DAY, 7 * A_DAY];
const USUAL_MINUTES = 25;
/** How long one rests between two rounds, in minutes; by hand: until who directs opens the next one. */
export const BY_HAND = -1;
export const RESTS: readonly number[] = [BY_HAND, 0, 2, 5, 10, 15];
const USUAL_REST = 5;

export const SYSTEMS: readonly Plan["system"][] = ["swiss", "round_robin", "knock_out", "ladder"];
export const SCORINGS: readonly Plan["scoring"][] = ["matchpoints", "points"];

/** How many may sit at a table: nobody plays a tournament alone, and four are the most. */
export function seatsOffered(game: GameInfo): readonly number[] {
  return game.seats.filter((count) => count >= 2 && count <= 4);
}

/** The plan of a usual evening: Swiss, five rounds of twenty-five minutes and a short rest, matchpoints. */
export function usualPlan(game: GameInfo): Plan {
  return {
    title: t("club-usual-title", { day: today() }),
    game: game.key,
    seats: seatsOffered(game)[0] ?? 2,
    options: usualOptions(game),
    assist: "off",
    system: "swiss",
    scoring: "matchpoints",
    rounds: 5,
    boards: 1,
    team: 1,
    minutes: USUAL_MINUTES,
    rest: USUAL_REST,
    clock: null,
    level: quickLevel(game, false),
  };
}

/** The same evening with another game: what only the other game knew is as usual again. */
export function withGame(plan: Plan, game: GameInfo): Plan {
  const usual = usualPlan(game);
  const seats = seatsOffered(game).includes(plan.seats) ? plan.seats : usual.seats;
  return { ...plan, game: game.key, seats, options: usual.options, assist: "off", level: usual.level };
}

/** Another system: a ladder usually goes day by day, an evening by the minute; some have no teams. */
export function withSystem(plan: Plan, system: Plan["system"]): Plan {
  const other = { ...plan, system, team: hasTeams(system) ? plan.team : 1 };
  if (system === "ladder" && plan.minutes < A_DAY) return withMinutes(other, A_DAY);
  return plan.system === "ladder" && plan.minutes === A_DAY ? withMinutes(other, USUAL_MINUTES) : other;
}

/** Rounds of another length: from day to day nobody rests in between, from minute to minute one does. */
export function withMinutes(plan: Plan, minutes: number): Plan {
  const [before, after] = [plan.minutes >= A_DAY, minutes >= A_DAY];
  if (before === after) return { ...plan, minutes };
  return { ...plan, minutes, rest: after ? 0 : USUAL_REST };
}

/** May people play in teams? Not where one climbs or goes out by oneself. */
export function hasTeams(system: Plan["system"]): boolean {
  return system === "swiss" || system === "round_robin";
}

/** Is it agreed how many rounds there are? Otherwise it follows from how many come. */
export function hasSetRounds({ system, seats }: Pick<Told, "system" | "seats">): boolean {
  return system !== "knock_out" && !(system === "round_robin" && seats === 2);
}

/** When the next round opens, in words. */
export function restWords(rest: number): string {
  if (rest === BY_HAND) return t("club-rest-by-hand");
  return rest === 0 ? t("club-rest-none") : t("club-rest-minutes", { minutes: rest });
}

/** How long a round lasts, in words. */
export function minutesWords(minutes: number): string {
  return minutes % A_DAY === 0 ? t("club-days", { days: minutes / A_DAY }) : t("club-minutes", { minutes });
}

type Told = Pick<TournamentInfo, "system" | "seats" | "rounds" | "boards" | "minutes" | "scoring" | "team">;

/** A plan in a sentence or two. */
export function planWords({ system, seats, rounds, boards, minutes, scoring, team }: Told): string {
  const agreed = t("club-plan", {
    system: t(`club-system-${system}`),
    rounds,
    boards,
    time: minutesWords(minutes),
    scoring: t(`club-scoring-${scoring}`),
    length: hasSetRounds({ system, seats }) ? "set" : "open",
  });
  return team > 1 ? `${agreed} ${t("club-plan-teams", { team })}` : agreed;
}

function today(): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long" }).format();
}
