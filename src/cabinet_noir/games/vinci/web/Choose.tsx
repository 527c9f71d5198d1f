/** The first choice: of which colours my tiles are. One tap, or the number of black ones on the keyboard. */

import type { State } from "@house/generated/vinci";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import type { Colour } from "./offered";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  /** How many black tiles may be taken; nothing once I have chosen. */
  readonly counts: readonly number[];
}

export function Choose({ board, view, seat, counts }: Props) {
  const size = view.seats === 4 ? 3 : 4;
  const choose = (black: number): void => {
    if (!board.busy) board.act({ t: "choose_colours", black });
  };
  useKeys(Object.fromEntries(counts.map((black) => [String(black), () => choose(black)])));
  const mine = view.choices[seat];
  if (counts.length === 0) {
    const black = mine?.t === "choice" ? mine.black : null;
    return (
      <section class="choose-colours" aria-label={t("vinci-your-row")}>
        {black !== null && (
          <>
            <Backs black={black} size={size} />
            <p class="ask">{t("vinci-chosen", { words: choiceWords(black, size) })}</p>
          </>
        )}
      </section>
    );
  }
  return (
    <section class="choose-colours" aria-labelledby="vinci-choose">
      <p class="ask" id="vinci-choose">
        {t("vinci-ask-choose")}
      </p>
      <div class="hand-choices" role="group" aria-labelledby="vinci-choose">
        {counts.map((black) => (
          <button
            key={black}
            type="button"
            class="hand-choice"
            disabled={board.busy}
            aria-keyshortcuts={String(black)}
            onClick={() => choose(black)}
          >
            <Backs black={black} size={size} />
            <span class="hand-words">{choiceWords(black, size)}</span>
          </button>
        ))}
      </div>
      <p class="muted choose-unseen">{t("vinci-choose-unseen")}</p>
    </section>
  );
}

function choiceWords(black: number, size: number): string {
  return t("vinci-choose", { black, white: size - black });
}

/** The backs of a hand, black ones first, as they lie before their owner. */
function Backs({ black, size }: { readonly black: number; readonly size: number }) {
  return (
    <span class="hand-backs" aria-hidden="true">
      {Array.from({ length: size }, (_, at): Colour => (at < black ? "black" : "white")).map((colour, at) => (
        <span key={at} class={`tile tile-${colour}`}>
          <span class="tile-body">
            <span class="tile-mark" />
          </span>
        </span>
      ))}
    </span>
  );
}
