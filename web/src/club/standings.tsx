/** How it stands after the rounds that are closed. A tap on a name says why it stands there. */

import { useState } from "preact/hooks";
import { isMyStanding, sayLine, standingName, thousandths } from "@house/club/words";
import type { Standing, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import "@house/club/standings.css";

export function Standings({ info }: { readonly info: TournamentInfo }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <section class="card" aria-labelledby="club-standings">
      <h2 id="club-standings">{t("club-standings", { rounds: info.closed.length })}</h2>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("club-column-place")}</span>
            </th>
            <th scope="col">{t(info.team > 1 ? "club-column-team" : "club-column-name")}</th>
            <th scope="col" class="standings-wide">
              {t("club-column-wins")}
            </th>
            <th scope="col">{t(`club-column-${info.scoring}`)}</th>
          </tr>
        </thead>
        <tbody>
          {info.standings.map((one) => (
            <Row
              key={one.player}
              info={info}
              standing={one}
              open={open === one.player}
              onTap={() => setOpen(open === one.player ? null : one.player)}
            />
          ))}
        </tbody>
      </table>
      <TieBreaks info={info} />
      <p>
        <a class="button" href={`/club/t/${info.code}/standings`}>
          {t("club-print-standings")}
        </a>
      </p>
    </section>
  );
}

interface RowProps {
  readonly info: TournamentInfo;
  readonly standing: Standing;
  readonly open: boolean;
  onTap(): void;
}

function Row({ info, standing, open, onTap }: RowProps) {
  const mine = isMyStanding(info, standing);
  const id = `standing-${standing.player}`;
  return (
    <>
      <tr class={classes(mine && "standings-me", open && "standings-open")}>
        <td>{standing.place}</td>
        <th scope="row">
          <button
            type="button"
            class="standings-name"
            aria-expanded={open}
            aria-controls={id}
            onClick={onTap}
          >
            {standingName(info, standing)}
            {mine && <span class="tag">{t("house-you")}</span>}
          </button>
        </th>
        <td class="standings-wide">{standing.wins}</td>
        <td class="standings-score">{thousandths(standing.score)}</td>
      </tr>
      <tr id={id} class="standings-why" hidden={!open}>
        <td />
        <td colSpan={3}>{open && <Why info={info} standing={standing} />}</td>
      </tr>
    </>
  );
}

/** Why somebody stands there: rounds and wins, what chance brought, the tie-breaks with their numbers. */
function Why({ info, standing }: { readonly info: TournamentInfo; readonly standing: Standing }) {
  const { wins, played, adjusted, breaks, why } = standing;
  return (
    <>
      {why && <p>{sayLine(why, info)}</p>}
      <dl class="why-there">
        <div>
          <dt>{t("club-why-played")}</dt>
          <dd>{t("club-why-played-is", { played, wins })}</dd>
        </div>
        {adjusted !== null && (
          <div>
            <dt>{t("club-why-adjusted")}</dt>
            <dd>{thousandths(adjusted)}</dd>
          </div>
        )}
        {info.tie_breaks.map(
          (name, at) =>
            name !== "wins" && (
              <div key={name}>
                <dt>{t(`club-break-${name}`)}</dt>
                <dd>{thousandths(breaks[at] ?? 0)}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** By what those with the same score are told apart, in words. */
function TieBreaks({ info }: { readonly info: TournamentInfo }) {
  return (
    <details class="folded">
      <summary>{t("club-how-ranked")}</summary>
      <p>{t(`club-scoring-text-${info.scoring}`)}</p>
      <p>{t(info.system === "ladder" ? "club-ladder-text" : "club-breaks-text")}</p>
      {info.system !== "ladder" && (
        <ol>
          {info.tie_breaks.map((name) => (
            <li key={name}>
              <strong>{t("club-break-is", { name: t(`club-break-${name}`) })}</strong>{" "}
              {t(`club-break-${name}-text`)}
            </li>
          ))}
        </ol>
      )}
      <p>{t("club-adjusted-text")}</p>
      <p>{t("club-bye-text")}</p>
    </details>
  );
}
