/** The contested words, one after the other: each seat of this device votes, and sees how many have. */

import type { State } from "@house/generated/password-express";
import { t } from "@house/language";
import type { Doing } from "./doing";
import { letterOf, letterSign, themeOf } from "./table";
import { TEAMS, teamOf } from "./teams";

interface Props {
  readonly view: State;
  readonly doing: Doing;
  /** Several seats share this device: say whose vote it is. */
  readonly several: boolean;
}

export function Judge({ view, doing, several }: Props) {
  const place = view.queue[0];
  const token = place && view.table[place.row]?.[place.column];
  if (!place || !token) return null;
  const cast = view.votes.filter((vote) => vote !== null).length;
  const voters = view.options.judge === "host" ? 1 : view.seats;
  const position = view.positions[place.row]![place.column]!;
  return (
    <section class="px-moment px-judge" aria-label={t("password-express-judging")}>
      <p class="px-doubted">
        {t("password-express-ask-vote", { word: token.word })}{" "}
        <span class="px-dim">
          {themeOf(view, place.row)}, {letterSign(letterOf(view, place.row))} {position}
        </span>
      </p>
      {doing.ballots.map(({ seat, shout }) => (
        <div
          key={`${view.verdicts.length} ${seat}`}
          class="px-two"
          role="group"
          aria-label={t("password-express-team", { team: TEAMS[teamOf(view.options, view.seats, seat)] })}
        >
          {several && (
            <span class="px-voter">
              {t("password-express-team", { team: TEAMS[teamOf(view.options, view.seats, seat)] })}
            </span>
          )}
          <button type="button" class="px-button" onClick={() => shout({ t: "vote", ok: true })}>
            <span aria-hidden="true">+</span> {t("password-express-accept")}
          </button>
          <button type="button" class="px-button" onClick={() => shout({ t: "vote", ok: false })}>
            <span aria-hidden="true">−</span> {t("password-express-refuse")}
          </button>
        </div>
      ))}
      {doing.ballots.length === 0 && <p class="px-dim">{t("password-express-votes", { cast, voters })}</p>}
    </section>
  );
}
