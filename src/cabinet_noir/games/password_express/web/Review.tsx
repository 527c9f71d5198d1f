/** After a round: what it brought, how the contested words were judged, and what could have been said. */

import type { State } from "@house/generated/password-express";
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
              {say(
                {
                  id: accepted ? "password-express-told-accepted" : "password-express-told-refused",
                  args: { word: token.word, by },
                },
                names,
                me,
              )}
              {votes.some((vote) => vote !== null) && <Votes votes={votes} names={names} />}
            </li>
          ))}
        </ul>
      )}
      <h3>{t("password-express-sayable")}</h3>
      <ol class="px-sayable">
        {view.positions.map((positions, row) => (
          <li key={row}>
            <p class="px-sayable-row">
              <strong>{letterSign(letterOf(view, row))}</strong> {themeOf(view, row)}
            </p>
            <dl>
              {positions.map((position, column) => {
                const words =
                  view.sayable.find(({ at }) => at.row === row && at.column === column)?.words ?? [];
                return (
                  <div key={column}>
                    <dt>{position}</dt>
                    <dd>{words.length > 0 ? words.join(", ") : "–"}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </section>
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
