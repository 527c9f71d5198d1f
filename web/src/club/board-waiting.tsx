/** Before a board is dealt: who has come to this table, and who is awaited. Who sits here was settled elsewhere. */

import { useEffect } from "preact/hooks";
import type { BoardInfo } from "@house/generated/types";
import { t } from "@house/language";
import { SeatSeal } from "@house/parts/seal";
import type { Presence } from "@house/presence";
import { BoardTag } from "@house/table/board";
import { ConnectionBanner } from "@house/table/connection";
import "@house/waiting/waiting-room.css";

interface Props {
  readonly presence: Presence;
  readonly board: BoardInfo;
}

export function BoardWaiting({ presence, board }: Props) {
  const info = presence.info.value;
  useEffect(() => {
    document.title = `${t("club-board-waits")} · ${board.title}`;
  }, [board.title]);
  return (
    <div class="waiting-room waiting-board">
      <ConnectionBanner presence={presence} />
      <section class="panel">
        <h1>{t("club-board-waits")}</h1>
        <p>
          <strong>{t(`${info.game}-name`)}</strong> <BoardTag board={board} />
        </p>
        <ol class="seats" aria-live="polite">
          {info.seats.map((seat, number) => (
            <li key={number} class={seat.taken && !seat.held ? "seat seat-taken" : "seat"}>
              <span class="seat-line">
                <SeatSeal seat={seat} name={presence.names.value[number]!} />
                <strong>{presence.names.value[number]}</strong>
                {number === presence.seat.value && <span class="tag">{t("house-you")}</span>}
                <span class="muted">
                  {t(seat.taken && !seat.held ? "club-seat-here" : "club-seat-awaited")}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p>{t("club-board-waits-text")}</p>
        <p>
          <a class="button" href={`/club/t/${board.tournament}`}>
            {t("house-to-tournament")}
          </a>
        </p>
      </section>
    </div>
  );
}
