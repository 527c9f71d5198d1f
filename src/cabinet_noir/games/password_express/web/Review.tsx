/** After a round: what it brought, how the contested words were judged, and what could have been said. */

import type { State, Verdict } from "@house/generated/password-express";
import { say, t } from "@house/language";
import { TeamSign } from "./TeamSign";
import { letterOf, letterSign, themeOf } from "./table";
import { TEAMS } from "./teams";

interface Props {
  readonly view: State;
  readonly names: readonly string[];
  readonly me: number | null;
}

export function Review({ view, names, me }: Props) {
  return (
    <section
      class="px-review"
      tabIndex={0}
      aria-label={t("password-express-round-over", { round: view.round })}
    >
      <h2>{t("password-express-round-over", { round: view.round })}</h2>
      <Result view={view} round={view.results.length - 1} />
      {view.verdicts.length > 0 && (
        <ul class="px-verdicts">
          {view.verdicts.map(({ at, token, accepted, by, votes }) => (
            <li key={`${at.row} ${at.column}`}>
              <span aria-hidden="true">{accepted ? "✓" : "✗"}</span>{" "}
              {say({ id: toldOf(accepted, by), args: { word: token.word, by } }, names, me)}
              {votes.some((vote) => vote !== null) && <Votes votes={votes} names={names} />}
            </li>
          ))}
        </ul>
      )}
      <h3>{t("password-express-sayable")}</h3>
      <Recap view={view} round={view.recaps.length} />
    </section>
  );
}

function toldOf(accepted: boolean, by: Verdict["by"]): string {
  if (by === "unknown") return "password-express-told-unknown";
  return accepted ? "password-express-told-accepted" : "password-express-told-refused";
}

/** What could have been said in a round, row by row, a few words for each place. */
export function Recap({ view, round }: { readonly view: State; readonly round: number }) {
  return (
    <ol class="px-sayable">
      {view.recaps[round - 1]?.map((places, row) => (
        <li key={row}>
          <p class="px-sayable-row">
            <strong>{letterSign(letterOf(view, row, round))}</strong> {themeOf(view, row, round)}
          </p>
          <dl>
            {places.map((words, column) => (
              <div key={column}>
                <dt>{view.positions[row]?.[column]}</dt>
                <dd lang={view.options.language}>{words.length > 0 ? words.join(", ") : "–"}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

interface VotesProps {
  readonly votes: readonly (boolean | null)[];
  readonly names: readonly string[];
}

function Votes({ votes, names }: VotesProps) {
  return (
    <span class="px-dim">
      {" "}
      (
      {votes
        .flatMap((vote, seat) => (vote === null ? [] : [`${names[seat]} ${vote ? "+" : "−"}`]))
        .join(", ")}
      )
    </span>
  );
}

/** What a round brought each team. */
export function Result({ view, round }: { readonly view: State; readonly round: number }) {
  const result = view.results[round];
  if (!result) return null;
  return (
    <ul class="px-result">
      {TEAMS.map((team, number) => (
        <li key={team}>
          <TeamSign team={number} />{" "}
          {say(
            {
              id: "password-express-told-scored",
              args: {
                team,
                stars: result.stars[number]!,
                lost: result.penalties[number]!,
                score: result.scores[number]!,
              },
            },
            [],
            null,
          )}
        </li>
      ))}
    </ul>
  );
}
