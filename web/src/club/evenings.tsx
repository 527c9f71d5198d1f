/** A club's evenings, the newest first, and the table of a season. */

import { listed, thousandths } from "@house/club/words";
import type { ClubInfo, EveningInfo } from "@house/generated/types";
import { t } from "@house/language";
import { isolated } from "@house/names";
import { language } from "@house/settings";
import "@house/club/standings.css";

export function Evenings({ club }: { readonly club: ClubInfo }) {
  return (
    <section class="card" aria-labelledby="club-evenings">
      <h2 id="club-evenings">{t("club-evenings")}</h2>
      {club.role === "director" && (
        <p>
          <a class="button button-main button-wide" href={`/club/new?club=${encodeURIComponent(club.id)}`}>
            {t("club-evening-new")}
          </a>
        </p>
      )}
      {club.evenings.length === 0 && <p class="muted">{t("club-evenings-none")}</p>}
      <ul class="table-list">
        {club.evenings.map((evening) => (
          <li key={evening.id}>
            <Evening evening={evening} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evening({ evening }: { readonly evening: EveningInfo }) {
  const { code, title, game, phase, created, players, winners } = evening;
  const day = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short", year: "numeric" });
  return (
    <a class={phase === "over" ? "table-link" : "table-link evening-now"} href={`/club/t/${code}`}>
      <strong>{title}</strong>
      <span class="muted">
        {day.format(created)} · {t(`${game}-name`)} · {t("club-players", { count: players })}
      </span>
      {winners.length > 0 && (
        <span>{t("club-winners", { count: winners.length, names: listed(winners.map(isolated)) })}</span>
      )}
      {phase !== "over" && <span class="tag tag-turn">{t(`club-evening-${phase}`)}</span>}
    </a>
  );
}

interface SeasonProps {
  readonly club: ClubInfo;
  onSeason(season: string): void;
}

export function Season({ club, onSeason }: SeasonProps) {
  return (
    <section class="card" aria-labelledby="club-season">
      <h2 id="club-season">{t("club-season", { season: club.season })}</h2>
      {club.seasons.length > 1 && (
        <label class="field field-line">
          <span>{t("club-season-choose")}</span>
          <select value={club.season} onChange={(event) => onSeason(event.currentTarget.value)}>
            {club.seasons.map((season) => (
              <option key={season} value={season}>
                {season}
              </option>
            ))}
          </select>
        </label>
      )}
      {club.table.length === 0 ? (
        <p class="muted">{t("club-season-none")}</p>
      ) : (
        <table class="standings">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{t("club-column-place")}</span>
              </th>
              <th scope="col">{t("club-column-name")}</th>
              <th scope="col">{t("club-column-evenings")}</th>
              <th scope="col">{t("club-column-score")}</th>
            </tr>
          </thead>
          <tbody>
            {club.table.map((row, at) => (
              <tr key={at}>
                <td>{row.place}</td>
                <th scope="row">{isolated(row.name)}</th>
                <td>{row.evenings}</td>
                <td class="standings-score">{thousandths(row.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="muted">{t("club-season-text")}</p>
    </section>
  );
}
