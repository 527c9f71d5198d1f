/** My games: those to go on with, those that are over, and what they made of my ratings. */

import type { MyTable, RatingInfo } from "@house/generated/types";
import { decimal, t } from "@house/language";
import { assistWords, namesOf } from "@house/names";
import { SeatSeal } from "@house/parts/seal";
import { Ledger } from "@house/review/sign";
import { language } from "@house/settings";

export function UnfinishedPanel({ tables }: { readonly tables: readonly MyTable[] }) {
  return (
    <section class="panel" aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">{t("people-my-tables")}</h2>
      {tables.length === 0 && <p class="muted">{t("people-no-tables")}</p>}
      <ul class="my-tables">
        {tables.map((table) => (
          <li key={table.table} class="my-table">
            <strong>{t(`${table.game}-name`)}</strong>
            <Company table={table} />
            {table.status === "waiting" && <span class="muted">{t("people-waiting")}</span>}
            <a class="button button-main" href={`/t/${table.code}`}>
              {t("people-go-on")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HistoryPanel({ tables }: { readonly tables: readonly MyTable[] }) {
  return (
    <section class="panel" aria-labelledby="history-title">
      <h2 id="history-title">{t("people-history")}</h2>
      {tables.length === 0 && <p class="muted">{t("people-no-history")}</p>}
      <ul class="my-tables">
        {tables.map((table) => (
          <li key={table.table} class="my-table">
            <strong>{t(`${table.game}-name`)}</strong>
            <span class={`result result-${resultOf(table)}`}>{t(`people-${resultOf(table)}`)}</span>
            <Company table={table} />
            <span class="tag">{assistWords(table.game, table.assist, true)}</span>
            {table.rated && <span class="tag">{t("house-rated")}</span>}
            <time class="muted" dateTime={new Date((table.ended ?? table.created) * 1000).toISOString()}>
              {day(table.ended ?? table.created)}
            </time>
            <a class="button" href={`/r/${table.table}`}>
              {t("house-replay")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Company({ table }: { readonly table: MyTable }) {
  const names = namesOf(table.seats);
  return (
    <span class="table-company">
      {table.seats.map(
        (seat, number) =>
          seat.taken && (
            <span key={number} class="named">
              <SeatSeal seat={seat} name={names[number]!} /> {names[number]}
            </span>
          ),
      )}
    </span>
  );
}

/** How a game ended for me. */
export function resultOf({
  outcome,
  seat,
}: Pick<MyTable, "outcome" | "seat">): "won" | "lost" | "shared" | "nobody" | "no-result" {
  if (outcome === null) return "no-result";
  if (outcome.winners.length === 0) return "nobody";
  if (!outcome.winners.includes(seat)) return "lost";
  return outcome.winners.length > 1 ? "shared" : "won";
}

function day(seconds: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}

/** Skill and luck over time have a page of their own. */
export function LedgerPanel() {
  return (
    <section class="panel" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{t("people-ledger")}</h2>
      <p>{t("people-ledger-door")}</p>
      <a class="button" href="/ledger">
        <Ledger /> {t("people-ledger-open")}
      </a>
    </section>
  );
}

export function RatingsPanel({ ratings }: { readonly ratings: readonly RatingInfo[] }) {
  return (
    <section class="panel" aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t("people-my-ratings")}</h2>
      {ratings.length === 0 && <p class="muted">{t("people-no-ratings")}</p>}
      <ul class="my-tables">
        {ratings.map((one) => (
          <li key={`${one.game}-${one.seats}`} class="my-table">
            <strong>{t(`${one.game}-name`)}</strong>
            <span>{t("people-seats-count", { seats: one.seats })}</span>
            <span>
              {t("people-strength")} <strong>{decimal(one.sure)}</strong>
            </span>
            <span class="muted">
              {t("people-games")} {one.games}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a class="button button-quiet" href="/ratings">
          {t("people-ratings")}
        </a>
      </p>
    </section>
  );
}
