/** The expert game's first move: stand the row up, jokers where one likes among the rows the house offers. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { jokersIn, moveJoker, type OfferedRow } from "./arranging";
import { TilePiece } from "./Tile";
import { tileWords } from "./words";

interface Props {
  readonly rows: readonly OfferedRow[];
  readonly busy: boolean;
  onArrange(row: OfferedRow): void;
}

export function Arrange({ rows, busy, onArrange }: Props) {
  const [now, setNow] = useState(0);
  const row = rows[now] ?? rows[0]!;
  const jokers = jokersIn(row);
  return (
    <section class="arrange" aria-label={t("vinci-your-row")}>
      <p class="ask">{t(jokers.length > 0 ? "vinci-ask-arrange" : "vinci-ask-stand-up")}</p>
      <div class="ledge">
        {row.map((tile, place) => (
          <TilePiece key={`${tile.colour}${tile.face}`} tile={tile} label={tileWords(tile)} place={place} />
        ))}
      </div>
      <div class="arrange-steps">
        {jokers.map((joker) => (
          <div
            key={joker}
            class="arrange-joker"
            role="group"
            aria-label={t("vinci-tile", { colour: joker, face: "joker" })}
          >
            {([-1, 1] as const).map((step) => {
              const to = moveJoker(rows, now, joker, step);
              return (
                <button
                  key={step}
                  type="button"
                  class="button"
                  disabled={to === null || busy}
                  onClick={() => {
                    if (to !== null) setNow(to);
                  }}
                >
                  {t(step < 0 ? "vinci-joker-left" : "vinci-joker-right", { colour: joker })}
                </button>
              );
            })}
          </div>
        ))}
        <button type="button" class="button button-main" disabled={busy} onClick={() => onArrange(row)}>
          {t("vinci-stand-up")}
        </button>
      </div>
    </section>
  );
}
