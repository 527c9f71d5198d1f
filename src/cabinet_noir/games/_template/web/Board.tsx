/** The table of the Sealed Card. A board draws a view and reports intentions; it knows no rule. */

import type { Name, State } from "@house/generated/_template";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON
  const offer = board.offers.find(({ action }) => action === "name");
  const numbers = (offer?.fields.number ?? []) as readonly number[];
  const seats = (offer?.fields.seat ?? []) as readonly number[];
  return (
    <section>
      <p role="status">{t(offer ? "template-ask-name" : "template-ask-wait")}</p>
      <ul>
        {view.cards.map((card, seat) => {
          const name = board.names[seat] ?? "";
          const missed = view.missed.flatMap(([victim, number]) => (victim === seat ? [number] : []));
          return (
            <li key={seat}>
              {card.t === "card"
                ? t("template-card", { name, number: card.number })
                : t("template-card-hidden", { name })}
              {missed.length > 0 && (
                <span class="muted"> {t("template-not-these", { numbers: missed.join(", ") })}</span>
              )}
              {seats.includes(seat) &&
                numbers.map((number) => (
                  <button
                    type="button"
                    key={number}
                    class="button"
                    disabled={board.busy}
                    aria-label={t("template-name-card", { name, number })}
                    onClick={() => board.act({ t: "name", seat, number } satisfies Name)}
                  >
                    {number}
                  </button>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
