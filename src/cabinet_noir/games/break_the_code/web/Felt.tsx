/** The cards on table felt: six places that stay where they are. */

import type { State, Turned } from "@house/generated/break-the-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { QuestionCard } from "./Card";
import type { Offered } from "./offered";
import type { Turn } from "./turn";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly offered: Offered;
  readonly turn: Turn;
}

export function Felt({ board, view, offered, turn }: Props) {
  const turned = (board.last?.events as readonly Turned[] | undefined)?.find((event) => event.t === "turned");
  return (
    <section class="btc-felt" aria-label={t("break-the-code-cards")}>
      <div class="btc-cards">
        {view.row.map((card, place) => card === null
          ? <span key={place} class="btc-gap" role="img" aria-label={t("break-the-code-empty-place")} />
          : <QuestionCard key={place} card={card} selected={turn.card === card} fresh={turned?.place === place && turned.card === card}
              enabled={offered.cards.has(card) && !board.busy && !board.still} onPick={() => turn.pick(card)} />)}
      </div>
      <p class="btc-pile">{t("break-the-code-pile-left", { count: view.pile.length })}</p>
    </section>
  );
}
