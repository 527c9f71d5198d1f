/** The end: who won and why, everybody's score in the game's own words, and what one may want next. */

import { useEffect, useRef } from "preact/hooks";
import { api } from "@house/api";
import { useCheck } from "@house/deal/checking";
import { download } from "@house/deal/download";
import type { HouseEvent, Move, Outcome } from "@house/generated/types";
import { knows, t } from "@house/language";
import { Level } from "@house/parts/level";
import type { Presence } from "@house/presence";
import { sideOf } from "@house/rooms";
import { go } from "@house/route";
import { carryTokens } from "@house/seats";
import { complain } from "@house/speech";

/** The reasons of a game that ended because nobody was left to play against: then no points were reckoned. */
const LEFT_ALONE: readonly string[] = ["house-others-left", "house-resigned"];

interface Props {
  readonly presence: Presence;
  readonly outcome: Outcome;
  /** Several seats share this device: nobody is "you". */
  readonly around?: boolean;
  onClose(): void;
}

export function End({ presence, outcome, around = false, onClose }: Props) {
  const [check, dialog] = useCheck(presence);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const info = presence.info.value;
  const forfeited = leftForGood(presence.moves.value);
  const side = (seat: number): string => sideOf(info, seat);
  const again = (): void => {
    api
      .again(info.table, presence.token)
      .then((seated) => {
        carryTokens(info.table, seated.table);
        go(`/t/${seated.code}`);
      })
      .catch(complain);
  };
  return (
    <section class="end panel" aria-labelledby="end-title">
      <h2 id="end-title" ref={title} tabIndex={-1}>
        {winnerWords(outcome, presence.names.value, around ? null : presence.seat.value, side)}
      </h2>
      <p>{t(outcome.reason, { count: outcome.winners.length })}</p>
      <ol class="scores">
        {ranked(outcome, forfeited).map(({ seat, score }) => (
          <li key={seat} class={outcome.winners.includes(seat) ? "score score-winner" : "score"}>
            <span>
              {presence.names.value[seat]}
              <Level seat={info.seats[seat]} />
            </span>{" "}
            <span class="points">
              {forfeited.has(seat)
                ? t("house-forfeited")
                : !LEFT_ALONE.includes(outcome.reason) && scoreWords(info.game, score, outcome.scores.length)}
            </span>
          </li>
        ))}
      </ol>
      <div class="buttons">
        {presence.seat.value !== null && !info.next_table && (
          <button type="button" class="button button-main" onClick={again}>
            {t("house-again")}
          </button>
        )}
        <a class="button" href={`/r/${info.table}`}>
          {t("house-replay")}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => void download(info.table, info.code, presence.token)}
        >
          {t("house-download-log")}
        </button>
        <button type="button" class="button" onClick={check}>
          {t("house-verify")}
        </button>
        <button type="button" class="button button-quiet" onClick={onClose}>
          {t("house-see-table")}
        </button>
      </div>
      {dialog}
    </section>
  );
}

/** Who won: oneself, somebody, a side, or several. */
function winnerWords(
  outcome: Outcome,
  names: readonly string[],
  me: number | null,
  side: (seat: number) => string,
): string {
  if (outcome.winners.length === 0) return t("house-nobody-won");
  const [won = "", ...others] = new Set(outcome.winners.map(side));
  const company = names[outcome.winners[0]!] ?? won;
  if (won && others.length === 0 && (me === null || outcome.winners.length > 1)) {
    return me !== null && outcome.winners.includes(me)
      ? t("house-your-side-won")
      : t("house-side-won", { side: outcome.winners.length > 1 ? won : company });
  }
  if (outcome.winners.length > 1)
    return t("house-several-won", { names: outcome.winners.map((seat) => names[seat]).join(", ") });
  return outcome.winners[0] === me
    ? t("house-you-won")
    : t("house-won", { name: names[outcome.winners[0]!] ?? "?" });
}

/** A score in the game's own words, where its room has any: time spent, tokens; else points. */
function scoreWords(game: string, score: number, seats: number): string {
  const own = `${game}-score`;
  return knows(own) ? t(own, { score, seats }) : t("house-points", { points: score });
}

function ranked(outcome: Outcome, forfeited: ReadonlySet<number>): { seat: number; score: number }[] {
  const last = (seat: number): number => (forfeited.has(seat) ? 1 : 0);
  return outcome.scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => last(a.seat) - last(b.seat) || b.score - a.score);
}

/** Who has left for good, or resigned: ranked last, whatever a bot has made of their seat. */
function leftForGood(moves: readonly Move[]): ReadonlySet<number> {
  const events = moves.flatMap((move) => move.events) as readonly HouseEvent[];
  return new Set(
    events.flatMap((event) => (event.t === "forfeited" || event.t === "resigned" ? [event.seat] : [])),
  );
}
