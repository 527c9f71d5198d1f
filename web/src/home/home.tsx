/** The hall: go on with a game, choose one, play at once, open a table, join one, read an old game. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import { keepLooking } from "@house/back";
import type { GameInfo, MyTable, TableInfo } from "@house/generated/types";
import { GameCard } from "@house/home/game-card";
import { GoingOn } from "@house/home/going-on";
import { ImportLog } from "@house/home/import-log";
import { JoinByCode } from "@house/home/join-by-code";
import { OfflineHall } from "@house/home/offline";
import { OpenTables } from "@house/home/open-tables";
import { Today } from "@house/home/today";
import { t } from "@house/language";
import { whoAmI } from "@house/me";
import { Loading } from "@house/parts/loading";
import { NameField } from "@house/parts/name-field";
import { gamesHere } from "@house/rooms";
import { notify } from "@house/speech";
import "@house/home/home.css";

const EVERY = 10_000;

/** What the hall is drawn from. It is drawn once all of it is here, so that nothing moves under a finger. */
interface Hall {
  readonly games: readonly GameInfo[];
  readonly mine: readonly MyTable[];
  readonly open: readonly TableInfo[];
}

export function Home() {
  const [hall, setHall] = useState<Hall | null>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    document.title = "Cabinet Noir";
    const { look, stop } = keepLooking(hallNow, setHall, setCut);
    const onSight = (): void => {
      if (!document.hidden) look();
    };
    const again = setInterval(onSight, EVERY);
    document.addEventListener("visibilitychange", onSight);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", onSight);
      stop();
    };
  }, []);
  useEffect(() => {
    if (isCut && hall) notify(t("house-unreachable"), "error"); // once: nothing moves under a finger
  }, [isCut]);
  if (hall === null) return isCut ? <OfflineHall /> : <Loading />;
  return (
    <div class="home">
      <section class="welcome">
        <h1>{t("house-welcome")}</h1>
        <p class="welcome-line">{t("house-tagline")}</p>
      </section>
      <Today />
      <GoingOn tables={hall.mine} />
      <section aria-label={t("house-games")} class="games">
        {hall.games.map((game) => (
          <GameCard key={game.key} game={game} />
        ))}
      </section>
      <nav class="corners" aria-label={t("house-corners")}>
        <Corner to="/puzzles" name="puzzles" />
        <Corner to="/club" name="clubs" />
        <Corner to="/box" name="box" />
      </nav>
      <div class="home-rest">
        <section class="panel join" aria-labelledby="join-title">
          <JoinByCode />
          <NameField />
        </section>
        <OpenTables tables={hall.open} />
        <ImportLog />
      </div>
    </div>
  );
}

async function hallNow(): Promise<Hall> {
  const [games, mine, open] = await Promise.all([gamesHere(), myUnfinished(), api.tables()]);
  return { games, mine, open };
}

/** My games that are not over; a reader the house does not know has none. */
async function myUnfinished(): Promise<readonly MyTable[]> {
  return (await whoAmI()).known ? api.myUnfinished() : [];
}

/** A door to what is no table. */
function Corner({ to, name }: { readonly to: string; readonly name: "puzzles" | "clubs" | "box" }) {
  return (
    <a class="table-link corner" href={to}>
      <strong>{t(`house-${name}`)}</strong>
      <span>{t(`house-${name}-text`)}</span>
    </a>
  );
}
