/** One game of the house, with everything that can be done about it. */

import { useState } from "preact/hooks";
import type { GameInfo } from "@house/generated/types";
import { OpenTableForm } from "@house/home/open-table";
import { playAtOnce } from "@house/home/take-seat";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { ROOMS } from "@house/rooms";
import { complain } from "@house/speech";

export function GameCard({ game }: { readonly game: GameInfo }) {
  const [opening, setOpening] = useState(false);
  const [busy, setBusy] = useState(false);
  const room = ROOMS.get(game.key);
  const play = (): void => {
    setBusy(true);
    playAtOnce(game.key, game.bots).catch(complain).finally(() => setBusy(false));
  };
  return (
    <article class="panel game-card" aria-labelledby={`game-${game.key}`}>
      {room && <div class="game-emblem"><room.Emblem /></div>}
      <div class="game-words">
        <h2 id={`game-${game.key}`}>{t(`${game.key}-name`)}</h2>
        <p>{t(`${game.key}-pitch`)}</p>
        <p class="muted">{t("house-players", { least: Math.min(...game.seats), most: Math.max(...game.seats) })}</p>
      </div>
      <div class="game-doors">
        <button type="button" class="button button-main" disabled={busy} onClick={play}>{t("house-play-at-once")}</button>
        <button type="button" class="button" onClick={() => setOpening(true)}>{t("house-open-table")}</button>
        <a class="button button-quiet" href={`/rules/${game.key}`}>{t("house-rules")}</a>
      </div>
      {opening && (
        <Dialog title={t("house-open-table")} onClose={() => setOpening(false)}>
          <OpenTableForm game={game} />
        </Dialog>
      )}
    </article>
  );
}
