/** Getting up from a table in play: for a while, or for good. What follows from each is said before. */

import { useState } from "preact/hooks";
import type { SeatInfo, TableInfo } from "@house/generated/types";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Door } from "@house/parts/icons";
import type { Presence } from "@house/presence";
import { go } from "@house/route";
import { isSealed } from "@house/table/board";

type Parting = NonNullable<SeatInfo["resigning"]>;

export function LeaveButton({ presence }: { readonly presence: Presence }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-leave")}
        title={t("house-leave")}
        onClick={() => setAsked(true)}
      >
        <Door />
      </button>
      {asked && <Leaving presence={presence} onClose={() => setAsked(false)} />}
    </>
  );
}

function Leaving({ presence, onClose }: { readonly presence: Presence; onClose(): void }) {
  const info = presence.info.value;
  const seat = presence.seat.value;
  const mine = seat === null ? undefined : info.seats[seat];
  const plays = info.status === "playing" && mine?.forfeited === false;
  const resign = (): void => {
    presence.atTable({ t: "resign" });
    onClose();
  };
  return (
    <Dialog title={t("house-leave")} onClose={onClose}>
      <p>{t(plays ? stayWords(info) : "house-leave-watch")}</p>
      <p class="buttons">
        <button type="button" class="button button-main" onClick={() => go(wayOut(info))}>
          {t(plays ? "house-leave-for-now" : info.board ? "house-board-back" : "house-go-home")}
        </button>
      </p>
      {plays && mine.resigning && (
        <>
          <h3>{t("house-resign")}</h3>
          <p>{t(resignWords(info, mine.resigning))}</p>
          <p class="buttons">
            <button type="button" class="button" onClick={resign}>
              {t("house-resign-yes")}
            </button>
            <button type="button" class="button button-quiet" onClick={onClose}>
              {t("house-no-stay")}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

function resignWords(info: TableInfo, parting: Parting): string {
  if (parting === "ends" && isSealed(info)) return "house-resign-sealed";
  return info.seats.length === 1 ? "house-resign-alone" : `house-resign-${parting}`;
}

/** Where one goes from here: whoever plays a board of a tournament is awaited there. */
function wayOut({ board }: TableInfo): string {
  return board?.tournament ? `/club/t/${encodeURIComponent(board.tournament)}` : "/";
}

/** What becomes of a seat whose owner is away for a while: only people grow tired of waiting. */
function stayWords({ rated, seats }: TableInfo): string {
  if (rated) return "house-leave-rated";
  return seats.filter((seat) => seat.kind === "person").length === 1
    ? "house-leave-alone"
    : "house-leave-text";
}
