/** The rules of a game, as a page of their own. */

import { useEffect } from "preact/hooks";
import { t } from "@house/language";
import { InRoom } from "@house/parts/in-room";
import { Lazy } from "@house/parts/lazy";
import { ROOMS } from "@house/rooms";

export function RulesPage({ game }: { readonly game: string }) {
  const room = ROOMS.get(game);
  useEffect(() => {
    document.title = `${t(`${game}-name`)} · ${t("house-rules")}`;
  }, [game]);
  if (!room) return <p class="panel narrow">{t("no-such-game", { game })}</p>;
  return (
    <div class="panel rules-page">
      <h1>{t(`${game}-name`)}</h1>
      <h2>{t("house-rules")}</h2>
      <InRoom game={game}>
        <Lazy load={room.rules} props={{ view: null }} />
      </InRoom>
      <p class="buttons">
        {room.paper && (
          <a class="button" href={`/paper/${game}/sheet`}>
            {t("house-paper-sheet")}
          </a>
        )}
        {room.companion && (
          <a class="button" href={`/box/${game}`}>
            {t("house-box-mine")}
          </a>
        )}
        <a class="button" href="/">
          {t("house-go-home")}
        </a>
      </p>
    </div>
  );
}
