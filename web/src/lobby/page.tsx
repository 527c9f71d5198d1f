/** The lobby: every table open to all, as it stands now, narrowed down by what one looks for. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { AssistLevel, GameInfo, TableInfo } from "@house/generated/types";
import { findTable } from "@house/home/take-seat";
import { t } from "@house/language";
import { assistWords, namesOf } from "@house/names";
import { isByDays } from "@house/pace";
import { useBusy } from "@house/parts/busy";
import { Level } from "@house/parts/level";
import { SeatSeal } from "@house/parts/seal";
import { gamesHere } from "@house/rooms";
import { complain } from "@house/speech";
import "@house/lobby/lobby.css";

const EVERY = 4000;
/** On a phone the tables come first, and what they are chosen by is one tap away. */
const WIDE = matchMedia("(min-width: 900px)").matches;

/** What is looked for; an empty word: no matter. */
interface Wish {
  readonly game: string;
  readonly seats: string;
  readonly free: string;
  readonly assist: string;
  readonly rated: string;
  readonly by_days: string;
}

const ANYTHING: Wish = { game: "", seats: "", free: "", assist: "", rated: "", by_days: "" };

export function LobbyPage() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [wish, setWish] = useState<Wish>(ANYTHING);
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [busy, wait] = useBusy();
  useEffect(() => {
    document.title = `${t("people-lobby")} · Cabinet Noir`;
    gamesHere().then(setGames).catch(complain);
  }, []);
  useEffect(() => {
    let left = false;
    const asked = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ""));
    const look = (): void => {
      api
        .tables(asked)
        .then((found) => {
          if (!left) setTables(found);
        })
        .catch(complain);
    };
    look();
    const again = setInterval(() => {
      if (!document.hidden) look();
    }, EVERY);
    return () => {
      left = true;
      clearInterval(again);
    };
  }, [wish]);
  const find = (): void => wait(findTable(wish.game || null));
  return (
    <div class="lobby">
      <section class="lobby-head">
        <h1>{t("people-lobby")}</h1>
        <p class="muted">{t("people-lobby-text")}</p>
        <p class="buttons">
          <button type="button" class="button button-main" disabled={busy} onClick={find}>
            {t("house-find-any-table")}
          </button>
          <a class="button" href="/">
            {t("house-open-table")}
          </a>
          <a class="button button-quiet" href="/ratings">
            {t("people-ratings")}
          </a>
        </p>
      </section>
      <Filters games={games} wish={wish} onChange={setWish} />
      <section aria-label={t("house-open-tables")}>
        <p role="status" class="lobby-found">
          {tables ? t("people-found", { count: tables.length }) : t("house-loading")}
        </p>
        <ul class="table-list">
          {tables?.map((table) => (
            <li key={table.table}>
              <TableCard table={table} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface FiltersProps {
  readonly games: readonly GameInfo[];
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

function Filters({ games, wish, onChange }: FiltersProps) {
  const offered = games.filter((game) => wish.game === "" || game.key === wish.game);
  const counts = [...new Set(offered.flatMap((game) => game.seats))]
    .filter((count) => count > 1)
    .sort((a, b) => a - b);
  const assists = [...new Set(offered.flatMap((game) => game.assists))] as readonly AssistLevel[];
  const choice = (name: keyof Wish, label: string, options: readonly (readonly [string, string])[]) => (
    <label class="field">
      <span>{label}</span>
      <select
        value={wish[name]}
        onChange={(event) => onChange({ ...wish, [name]: event.currentTarget.value })}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="panel lobby-choice" open={WIDE}>
      <summary>{t("people-filters")}</summary>
      <div class="lobby-filters">
        {choice("game", t("people-filter-game"), [
          ["", t("people-any-game")],
          ...games.map((game) => [game.key, t(`${game.key}-name`)] as const),
        ])}
        {choice("seats", t("people-filter-seats"), [
          ["", t("people-any-seats")],
          ...counts.map((count) => [String(count), String(count)] as const),
        ])}
        {choice("free", t("people-filter-free"), [
          ["", t("people-any-seats")],
          ...counts
            .slice(0, -1)
            .map((_, at) => [String(at + 1), t("people-at-least", { free: at + 1 })] as const),
        ])}
        {choice("by_days", t("people-filter-pace"), [
          ["", t("people-any-pace")],
          ["false", t("people-pace-live")],
          ["true", t("people-pace-days")],
        ])}
        {choice("assist", t("people-filter-assist"), [
          ["", t("people-any-assist")],
          ...assists.map((level) => [level, t(`house-assist-is-${level}`)] as const),
        ])}
        {choice("rated", t("people-filter-rated"), [
          ["", t("people-any-rated")],
          ["true", t("people-only-rated")],
          ["false", t("people-only-unrated")],
        ])}
      </div>
    </details>
  );
}

function TableCard({ table }: { readonly table: TableInfo }) {
  const names = namesOf(table.seats);
  const taken = table.seats.filter((seat) => seat.taken).length;
  return (
    <a class="table-link table-card" href={`/t/${table.code}`}>
      <strong>{t(`${table.game}-name`)}</strong>
      <span class="table-company">
        {table.seats.map(
          (seat, number) =>
            seat.taken && (
              <span key={number} class="named">
                <SeatSeal seat={seat} name={names[number]!} /> {names[number]}
                <Level seat={seat} />
              </span>
            ),
        )}
      </span>
      <span class="muted">{t("people-seats-taken", { taken, seats: table.seats.length })}</span>
      <span class="tag">{assistWords(table.game, table.assist, true)}</span>
      {isByDays(table.clock) && <span class="tag">{t("people-pace-days")}</span>}
      {table.rated && <span class="tag">{t("house-rated")}</span>}
      {table.machines && <span class="tag">{t("house-machines-here")}</span>}
    </a>
  );
}
