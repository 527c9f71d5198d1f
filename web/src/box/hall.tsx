/** The five boxes: which of them lies on your table? */

import { useEffect } from "preact/hooks";
import { t } from "@house/language";
import { ROOMS } from "@house/rooms";
import "@house/box/box.css";

export function BoxHall() {
  useEffect(() => {
    document.title = `${t("house-box")} · Cabinet Noir`;
  }, []);
  return (
    <div class="box-hall">
      <h1>{t("house-box")}</h1>
      <p class="muted">{t("box-hall-text")}</p>
      <ul class="box-list">
        {[...ROOMS.values()]
          .filter((room) => room.companion)
          .map((room) => (
            <li key={room.key}>
              <a class="panel box-link" href={`/box/${room.key}`}>
                <span class="box-emblem">
                  <room.Emblem />
                </span>
                <span>
                  <strong>{t(`${room.key}-name`)}</strong>
                  <span>{t(`box-pitch-${room.key}`)}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
      <p class="muted">{t("box-kept-here")}</p>
    </div>
  );
}
