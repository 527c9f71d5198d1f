/** Ratings: the best of each game with each number of seats; people and bots apart. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { Board, GameInfo, RatingInfo } from "@house/generated/types";
import { decimal, t } from "@house/language";
import { gamesHere } from "@house/rooms";
import { complain } from "@house/speech";
import "@house/ratings/ratings.css";

export function RatingsPage() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [chosen, setChosen] = useState("");
  const [count, setCount] = useState(2);
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    document.title = `${t("people-ratings")} · Cabinet Noir`;
    gamesHere().then(setGames).catch(complain);
  }, []);
  const game = games.find((one) => one.key === chosen) ?? games[0];
  const counts = game?.seats.filter((seats) => seats > 1) ?? [];
  const seats = counts.includes(count) ? count : (counts[0] ?? 2);
  useEffect(() => {
    if (game) api.board(game.key, seats).then(setBoard).catch(complain);
  }, [game?.key, seats]);
  return (
    <div class="ratings">
      <h1>{t("people-ratings")}</h1>
      <p class="muted">{t("people-ratings-text")}</p>
      <div class="panel ratings-choice">
        <label class="field">
          <span>{t("people-filter-game")}</span>
          <select value={game?.key ?? ""} onChange={(event) => setChosen(event.currentTarget.value)}>
            {games.map((one) => (
              <option key={one.key} value={one.key}>
                {t(`${one.key}-name`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("people-filter-seats")}</span>
          <select value={String(seats)} onChange={(event) => setCount(Number(event.currentTarget.value))}>
            {counts.map((one) => (
              <option key={one} value={String(one)}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </div>
      {board && (
        <div class="boards">
          <Ranking title={t("people-people")} rows={board.people} words={(who) => who} />
          <Ranking title={t("people-bots")} rows={board.bots} words={(who) => t(`house-bot-${who}`)} />
          {board.machines.length > 0 && (
            <Ranking title={t("people-ratings-machines")} rows={board.machines} words={(who) => who} />
          )}
        </div>
      )}
    </div>
  );
}

interface RankingProps {
  readonly title: string;
  readonly rows: readonly RatingInfo[];
  words(who: string): string;
}

function Ranking({ title, rows, words }: RankingProps) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p class="muted">{t("people-nobody-rated")}</p>
      ) : (
        <table class="ranking">
          <thead>
            <tr>
              <th scope="col">{t("people-rank")}</th>
              <th scope="col">{t("people-name")}</th>
              <th scope="col">{t("people-strength")}</th>
              <th scope="col">{t("people-games")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.who} class={row.me ? "ranking-me" : undefined}>
                <td>{place + 1}</td>
                <th scope="row">
                  {words(row.who)}
                  {row.me && (
                    <>
                      {" "}
                      <span class="tag">{t("house-you")}</span>
                    </>
                  )}
                </th>
                <td>{decimal(row.sure)}</td>
                <td>{row.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
