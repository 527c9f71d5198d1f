/** The score sheet: every round so far, and what could have been said. There is no time to note anything. */

import type { State } from "@house/generated/password-express";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Recap, Result } from "./Review";
import "./terminal.css";
import "./dock.css";

export function Notes(board: BoardProps) {
  const view = board.view as State;
  return (
    <section class="px-sheet" aria-label={t("password-express-sheet")}>
      <h2>{t("password-express-sheet")}</h2>
      {view.results.length === 0 && <p class="muted">{t("password-express-sheet-empty")}</p>}
      <ol>
        {view.results.map((_, round) => (
          <li key={round}>
            <h3>{t("password-express-round-over", { round: round + 1 })}</h3>
            <Result view={view} round={round} />
            <details class="px-recap" open={round === view.results.length - 1}>
              <summary>{t("password-express-sayable")}</summary>
              <Recap view={view} round={round + 1} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
