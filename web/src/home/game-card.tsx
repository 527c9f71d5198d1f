/** One game of the house, with everything that can be done about it. */

import { useState } from "preact/hooks";
import type { GameInfo } from "@house/generated/types";
import { OpenTableForm } from "@house/home/open-table";
import { findTable, isFirstGame, playAlone, playAround, playAtOnce, serves } from "@house/home/take-seat";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { classes } from "@house/parts/classes";
import { Dialog } from "@house/parts/dialog";
import { InRoom } from "@house/parts/in-room";
import { ROOMS } from "@house/rooms";

export function GameCard({ game }: { readonly game: GameInfo }) {
  const [opening, setOpening] = useState(false);
  const [busy, start] = useBusy();
  const room = ROOMS.get(game.key);
  const alone = game.seats.includes(1);
  const isNew = isFirstGame(game.key);
  return (
    <article class="panel game-card" aria-labelledby={`game-${game.key}`}>
      {room && (
        <div class="game-emblem">
          <room.Emblem />
        </div>
      )}
      <div class="game-words">
        <h2 id={`game-${game.key}`}>{t(`${game.key}-name`)}</h2>
        <p>{t(`${game.key}-pitch`)}</p>
        <p class="muted">
          {t("house-players", { least: Math.min(...game.seats), most: Math.max(...game.seats) })}
          {room?.riddles && (
            <>
              {" · "}
              <a class="game-way" href={`/puzzles/${game.key}`}>
                {t("house-puzzles")}
              </a>
            </>
          )}
        </p>
      </div>
      <div class="game-doors">
        {game.lesson && isNew && <Learn game={game.key} looks="" />}
        {alone && (
          <button
            type="button"
            class="button button-main"
            disabled={busy}
            onClick={() => start(playAlone(game.key))}
          >
            {t("house-play-alone")}
          </button>
        )}
        <button
          type="button"
          class={alone ? "button" : "button button-main"}
          disabled={busy}
          onClick={() => start(playAtOnce(game))}
        >
          {t("house-play-at-once")}
        </button>
        {serves(game, "shared-device") && (
          <button type="button" class="button" disabled={busy} onClick={() => start(playAround(game))}>
            {t("house-play-around")}
          </button>
        )}
      </div>
      <div class="game-ways">
        <button type="button" class="button button-quiet" onClick={() => setOpening(true)}>
          {t("house-open-table")}
        </button>
        <button
          type="button"
          class="button button-quiet"
          disabled={busy}
          onClick={() => start(findTable(game.key))}
        >
          {t("house-find-table")}
        </button>
        {game.lesson && !isNew && <Learn game={game.key} looks="button-quiet" />}
        <a class="button button-quiet" href={`/rules/${game.key}`}>
          {t("house-rules")}
        </a>
      </div>
      {opening && (
        <Dialog
          title={t("house-open-table-of", { game: t(`${game.key}-name`) })}
          onClose={() => setOpening(false)}
        >
          <InRoom game={game.key}>
            <OpenTableForm game={game} />
          </InRoom>
        </Dialog>
      )}
    </article>
  );
}

/** The lesson: among the doors to whoever is new, then one of the quiet ways. */
function Learn({ game, looks }: { readonly game: string; readonly looks: string }) {
  return (
    <a class={classes("button", looks)} href={`/learn/${game}`}>
      {t("house-learn")}
    </a>
  );
}
