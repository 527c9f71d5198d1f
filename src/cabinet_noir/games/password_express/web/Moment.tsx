/** What there is to do besides typing: flip the timer, say that nothing is contested, vote, be ready to go on. */

import type { State } from "@house/generated/password-express";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import type { Doing } from "./doing";
import { Judge } from "./Judge";
import { TEAMS } from "./teams";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly doing: Doing;
}

export function Moment({ board, view, doing }: Props) {
  const { flip, agree, ready } = doing;
  const team = TEAMS[view.team] ?? "green";
  if (view.phase === "judging") return <Judge view={view} doing={doing} several={board.held.length > 0} />;
  if (view.phase === "recap") {
    return (
      <div class="px-moment">
        {ready && (
          <button type="button" class="px-button px-button-main" onClick={() => ready({ t: "agree" })}>
            {t("password-express-ready")}
          </button>
        )}
        <p class="px-dim">
          {t("password-express-ready-of", { ready: view.ready.length, seats: view.seats })}
        </p>
      </div>
    );
  }
  if (flip) {
    return (
      <div class="px-moment">
        {board.held.length > 0 && <p class="px-pass">{t("password-express-pass-phone", { team })}</p>}
        <button type="button" class="px-button px-button-main" onClick={() => flip({ t: "flip" })}>
          {t("password-express-flip")}
        </button>
      </div>
    );
  }
  if (agree) {
    return (
      <div class="px-moment">
        <button type="button" class="px-button px-button-main" onClick={() => agree({ t: "agree" })}>
          {t("password-express-agree")}
        </button>
      </div>
    );
  }
  return null;
}
