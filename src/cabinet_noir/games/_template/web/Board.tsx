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
    <ul>
      {view.cards.map((card, seat) => (
        <li key={seat}>
          {board.names[seat]}: {card.t === "card" ? card.number : "?"}
          {seats.includes(seat) &&
            numbers.map((number) => (
              <button
                type="button"
                key={number}
                disabled={board.busy}
                onClick={() => board.act({ t: "name", seat, number } satisfies Name)}
              >
                {number}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}

export function Notes(board: BoardProps) {
  return <p>{board.notes["0"] ?? ""}</p>;
}

export function Rules() {
  return <p>{t("template-name")}</p>;
}
