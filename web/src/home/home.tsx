/** The hall: choose a game, play at once, open a table, join one, read an old game. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { GameInfo, TableInfo } from "@house/generated/types";
import { GameCard } from "@house/home/game-card";
import { ImportLog } from "@house/home/import-log";
import { JoinByCode } from "@house/home/join-by-code";
import { OpenTables } from "@house/home/open-tables";
import { t } from "@house/language";
import { NameField } from "@house/parts/name-field";
import { gamesHere } from "@house/rooms";
import { complain } from "@house/speech";
import "@house/home/home.css";

export function Home() {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const look = (): void => {
    api.tables().then(setTables).catch(complain);
  };
  useEffect(() => {
    document.title = "Cabinet Noir";
    gamesHere().then(setGames).catch(complain);
    look();
    const again = setInterval(() => {
      if (!document.hidden) look();
    }, 10_000);
    return () => clearInterval(again);
  }, []);
  return (
    <div class="home">
      <section class="welcome">
        <h1>{t("house-welcome")}</h1>
        <p class="welcome-line">{t("house-tagline")}</p>
        <NameField looks="field field-name" />
      </section>
      <div class="home-join">
        <JoinByCode />
      </div>
      <section aria-label={t("house-games")} class="games">
        {games === null ? (
          <p class="waiting">{t("house-loading")}</p>
        ) : (
          games.map((game) => <GameCard key={game.key} game={game} />)
        )}
      </section>
      <div class="home-side">
        <OpenTables tables={tables} />
        <ImportLog />
      </div>
    </div>
  );
}
