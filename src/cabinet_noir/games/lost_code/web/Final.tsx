/** The reveal: every sheet beside its stones, and what each colour scored. */

import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { signed } from "./advice";
import { StonePiece } from "./Stone";

export function Final({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  return (
    <section class="lc-final" aria-label={t("lost-code-final")}>
      <h2>{t("lost-code-final")}</h2>
      {view.sheets.map(
        (sheet, seat) =>
          sheet?.t === "sheet" && (
            <div key={seat} class="lc-final-of">
              <h3>
                {seat === board.me ? t("house-you") : board.names[seat]}{" "}
                <span class="lc-sum">
                  {signed((view.points[seat] ?? []).reduce((sum, one) => sum + one, 0))}
                </span>
              </h3>
              <ul>
                {(view.racks[seat] ?? []).map((stone, at) => {
                  const written = (sheet.numbers[at] ?? []).join(" ") || "—";
                  const points = view.points[seat]?.[at] ?? 0;
                  return (
                    <li key={stone.colour} class={points > 0 ? "lc-found" : "lc-missed"}>
                      <StonePiece
                        stone={stone}
                        label={t("lost-code-final-line", {
                          colour: stone.colour,
                          number: stone.t === "stone" ? stone.number : "?",
                          written,
                          points,
                        })}
                      />
                      <span aria-hidden="true" class="lc-final-written">
                        {written}
                      </span>
                      <span aria-hidden="true" class="lc-final-points">
                        {signed(points)}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}
