/** The lower edge: my row behind my screen, and the one thing I have to decide now. */

import type { State } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { WhyButton } from "@house/why/button";
import type { Offered } from "./offered";
import { Rack } from "./Rack";
import type { Turn } from "./turn";
import { questionOf } from "./why";
import { cardWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly offered: Offered;
  readonly turn: Turn;
}

export function Dock({ board, view, seat, offered, turn }: Props) {
  return (
    <div class={board.toAct.includes(seat) ? "btc-dock btc-dock-turn" : "btc-dock"}>
      <Rack board={board} view={view} seat={seat} />
      {!board.still && view.phase !== "over" && (
        <div class="btc-now">
          <p class="btc-ask">{askWords(view, seat, offered, turn)}</p>
          <div class="btc-buttons">
            <Buttons board={board} offered={offered} turn={turn} />
          </div>
        </div>
      )}
    </div>
  );
}

function Buttons({ board, offered, turn }: Pick<Props, "board" | "offered" | "turn">) {
  const choices = turn.card === null ? [] : (offered.cards.get(turn.card) ?? []);
  if (turn.guessing) {
    return (
      <>
        {offered.cards.size > 0 && (
          <button type="button" class="button" onClick={() => turn.openGuess(false)}>
            {t("break-the-code-guess-close")}
          </button>
        )}
        {offered.pass && (
          <button type="button" class="button" disabled={board.busy} onClick={turn.pass}>
            {t("break-the-code-pass")}
          </button>
        )}
      </>
    );
  }
  const worth = turn.card === null ? null : questionOf(board, turn.card);
  return (
    <>
      {worth && <WhyButton why={board.why} topic={worth} about={cardWords(turn.card!)} />}
      {choices.map((choice) => (
        <button
          key={String(choice)}
          type="button"
          class="button button-main btc-put"
          disabled={board.busy}
          onClick={() => turn.ask(choice)}
        >
          {choice === null ? t("break-the-code-put") : t("break-the-code-ask-number", { number: choice })}
        </button>
      ))}
      {offered.code && (
        <button type="button" class="button btc-guess" onClick={() => turn.openGuess(true)}>
          {t("break-the-code-guess-open")}
        </button>
      )}
    </>
  );
}

/** The one sentence that says what to do. */
function askWords(view: State, seat: number, offered: Offered, turn: Turn): string {
  if (view.phase === "last_chance" && offered.code) return t("break-the-code-ask-last-chance");
  if (view.phase === "last_guesses" && offered.code) return t("break-the-code-ask-last-guess");
  if (turn.guessing) return t("break-the-code-guess-hint");
  if (turn.card !== null)
    return (offered.cards.get(turn.card)?.length ?? 0) > 1
      ? t("break-the-code-choose")
      : cardWords(turn.card);
  if (offered.cards.size > 0) return t("break-the-code-ask-now");
  if (view.standing[seat] === "found")
    return t(view.phase === "last_chance" ? "break-the-code-ask-found-first" : "break-the-code-ask-found");
  if (view.standing[seat] === "out") return t("break-the-code-ask-out");
  return t("break-the-code-ask-wait");
}
