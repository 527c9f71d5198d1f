/** The cards on table felt: six places that stay where they are. */

import type { Ask, State, Turned } from "@house/generated/break-the-code";
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
  const worth = new Map<number, number>(); // of two numbers on a card, what the better one tells
  for (const { action, bits } of board.assist?.advice ?? []) {
    const { card } = action as Ask;
    if (!worth.has(card)) worth.set(card, bits);
  }
  return (
    <section class="btc-felt" aria-label={t("break-the-code-cards")}>
      <div class="btc-cards">
        {view.row.map((card, place) =>
          card === null ? (
            <span key={place} class="btc-gap" role="img" aria-label={t("break-the-code-empty-place")} />
          ) : (
            <QuestionCard
              key={place}
              card={card}
              selected={turn.card === card}
              fresh={turned?.place === place && turned.card === card}
              enabled={offered.cards.has(card) && !board.busy && !board.still}
              bits={worth.get(card)}
              best={
                board.assist?.advice.length ? card === (board.assist.advice[0]!.action as Ask).card : false
              }
              onPick={() => turn.pick(card)}
            />
          ),
        )}
      </div>
      <p class="btc-pile">{t("break-the-code-pile-left", { count: view.pile.length })}</p>
    </section>
  );
}
