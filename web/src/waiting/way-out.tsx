/** Before the game: the host cancels the table, anybody else leaves it, a bot is sent away. */

import { api } from "@house/api";
import type { SeatInfo } from "@house/generated/types";
import { t } from "@house/language";
import { Question } from "@house/parts/question";
import type { Presence } from "@house/presence";
import { go } from "@house/route";
import { forgetTokens } from "@house/seats";
import { complain } from "@house/speech";

export function WayOut({ presence, seat }: { readonly presence: Presence; readonly seat: SeatInfo }) {
  const { table } = presence.info.value;
  const goHome = (): void => {
    forgetTokens(table);
    go("/");
  };
  return seat.host ? (
    <Question
      open="house-cancel"
      text="house-cancel-text"
      yes="house-cancel-yes"
      onYes={() => void api.cancel(table, presence.token).then(goHome).catch(complain)}
    />
  ) : (
    <Question
      open="house-leave-waiting"
      text="house-leave-waiting-text"
      yes="house-leave-yes"
      onYes={() => void api.leave(table, presence.token).then(goHome).catch(complain)}
    />
  );
}

/** A bot's seat is for somebody again. */
export function SendBotAway({ presence, seat }: { readonly presence: Presence; readonly seat: number }) {
  const free = (): void => {
    api.bot(presence.info.value.table, presence.token, { seat, level: "" }).catch(complain);
  };
  return (
    <button type="button" class="button button-quiet" onClick={free}>
      {t("house-free-seat")}
    </button>
  );
}
