/** The table of the Sealed Card. A board draws a view and reports intentions; it knows no rule. */

import type { Name, State } from "@house/generated/_template";
import { t } from "@house/language";
import type { BoardProps, Thing } from "@house/room";
import { WhyButton } from "@house/why/button";

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
            <li key={seat} class={board.lit(String(seat)) || undefined}>
              {card.t === "card"
                ? t("template-card", { name, number: card.number })
                : t("template-card-hidden", { name })}
              {missed.length > 0 && (
                <span class="muted"> {t("template-not-these", { numbers: missed.join(", ") })}</span>
              )}
              {card.t !== "card" && board.assist?.odds[seat] && (
                <WhyButton why={board.why} topic={thingOf(view, seat, name)} about={name} />
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

/** A hidden card, by the name the odds have for it, and all that it might be. */
function thingOf(view: State, seat: number, name: string): Thing {
  const numbers = Array.from({ length: view.options.highest }, (_, at) => String(at + 1));
  const values = numbers.map((value) => ({ value, words: value, sign: value }));
  return { kind: "thing", name: String(seat), title: t("template-card-hidden", { name }), values };
}
