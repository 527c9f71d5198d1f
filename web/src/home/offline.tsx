/** The hall without the network: what can be done all the same, game by game, and what has to wait. */

import { Today } from "@house/home/today";
import { t } from "@house/language";
import { lessonOf } from "@house/learn/lessons";
import type { Room } from "@house/room";
import { ROOMS } from "@house/rooms";

export function OfflineHall() {
  return (
    <div class="home">
      <section class="welcome" role="status">
        <h1>{t("house-offline-title")}</h1>
        <p class="welcome-line">{t("house-offline-works")}</p>
        <p class="welcome-line">{t("house-offline-waits")}</p>
      </section>
      <Today />
      <section aria-label={t("house-games")} class="games">
        {[...ROOMS.values()].toSorted(lessonsFirst).map((room) => (
          <OfflineCard key={room.key} room={room} />
        ))}
      </section>
    </div>
  );
}

const lessonsFirst = (one: Room, other: Room): number =>
  Number(lessonOf(other.key)) - Number(lessonOf(one.key));

function OfflineCard({ room }: { readonly room: Room }) {
  return (
    <article class="panel game-card" aria-labelledby={`game-${room.key}`}>
      <div class="game-emblem">
        <room.Emblem />
      </div>
      <div class="game-words">
        <h2 id={`game-${room.key}`}>{t(`${room.key}-name`)}</h2>
        <p>{t(`${room.key}-pitch`)}</p>
      </div>
      <div class="game-doors">
        {lessonOf(room.key) && (
          <a class="button button-main" href={`/learn/${room.key}`}>
            {t("house-learn")}
          </a>
        )}
        {room.riddles && (
          <a class="button" href={`/puzzles/${room.key}`}>
            {t("house-puzzles")}
          </a>
        )}
        {room.companion && (
          <a class="button" href={`/box/${room.key}`}>
            {t("house-box")}
          </a>
        )}
        <a class="button" href={`/rules/${room.key}`}>
          {t("house-rules")}
        </a>
      </div>
    </article>
  );
}
