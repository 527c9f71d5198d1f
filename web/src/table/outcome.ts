/** An outcome in words: who won, everybody's score, and who is "you". */

import type { HouseEvent, Move, Outcome, TableInfo } from "@house/generated/types";
import { knows, t } from "@house/language";
import { sideOf } from "@house/rooms";
import { language } from "@house/settings";

/** The reasons of a game that ended because nobody was left to play against: then no points were reckoned. */
const LEFT_ALONE: readonly string[] = ["house-others-left", "house-resigned"];

/** Names as one says them: "toi et Bob". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** The names as they are told to whoever sits there: oneself is "you". */
export function namesFor(names: readonly string[], me: number | null): readonly string[] {
  return names.map((name, seat) => (seat === me ? t("house-you") : name));
}

/** Who won: oneself, somebody, a side, or several; everybody is a draw. */
export function winnerWords(
  outcome: Outcome,
  info: TableInfo,
  names: readonly string[],
  me: number | null,
): string {
  const { winners, scores } = outcome;
  const called = namesFor(names, me);
  const [first] = winners;
  if (first === undefined) return t("house-nobody-won");
  const [side = "", ...others] = new Set(winners.map((seat) => sideOf(info, seat)));
  if (side && others.length === 0 && (me === null || winners.length > 1))
    return me !== null && winners.includes(me)
      ? t("house-your-side-won")
      : t("house-side-won", { side: winners.length > 1 ? side : (names[first] ?? side) });
  if (winners.length > 1)
    return t(winners.length === scores.length ? "house-draw" : "house-several-won", {
      names: listed(winners.map((seat) => called[seat] ?? "?")),
    });
  return first === me ? t("house-you-won") : t("house-won", { name: names[first] ?? "?" });
}

export interface Ranked {
  readonly seat: number;
  readonly won: boolean;
  /** In the game's own words, where its room has any: time spent, tokens; else points. */
  readonly words: string;
}

/** Everybody's score, the best first; who has left for good comes last. */
export function ranked(outcome: Outcome, game: string, forfeited: ReadonlySet<number>): readonly Ranked[] {
  const last = (seat: number): number => (forfeited.has(seat) ? 1 : 0);
  return outcome.scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => last(a.seat) - last(b.seat) || b.score - a.score)
    .map(({ seat, score }) => ({
      seat,
      won: outcome.winners.includes(seat),
      words: forfeited.has(seat)
        ? t("house-forfeited")
        : LEFT_ALONE.includes(outcome.reason)
          ? ""
          : scoreWords(game, score, outcome.scores.length),
    }));
}

function scoreWords(game: string, score: number, seats: number): string {
  const own = `${game}-score`;
  return knows(own) ? t(own, { score, seats }) : t("house-points", { points: score });
}

/** Who has left for good, or resigned: ranked last, whatever a bot has made of their seat. */
export function leftForGood(moves: readonly Move[]): ReadonlySet<number> {
  const events = moves.flatMap((move) => move.events) as readonly HouseEvent[];
  return new Set(
    events.flatMap((event) => (event.t === "forfeited" || event.t === "resigned" ? [event.seat] : [])),
  );
}
