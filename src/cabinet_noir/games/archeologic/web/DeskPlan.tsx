/** The plan, my answers beside it, and the sentences below it: what to do, and what the house says. */

import type { Ask, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import type { Hand } from "./hand";
import { Ledger } from "./Ledger";
import { Plan } from "./Plan";
import { axisWords, buildingWords, elementWords, wrongWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly hand: Hand;
  /** I play here, and the game goes on. */
  readonly seated: boolean;
}

export function DeskPlan({ board, view, hand, seated }: Props) {
  const best = board.assist?.advice[0]?.action as Ask | undefined; // the house's word, best first
  const city = "t" in view.city ? null : view.city;
  const wrong = seated ? (board.assist?.wrong ?? []) : [];
  return (
    <div class="desk-plan">
      <div class="desk-paper">
        {city ? (
          <Plan
            view={view}
            me={board.me}
            draft={{ laid: city, marks: {}, letters: {} }}
            wrong={[]}
            assist={null}
            hand={null}
            title={t("archeologic-city")}
          />
        ) : (
          <Plan
            view={view}
            me={board.me}
            draft={hand.draft}
            wrong={wrong}
            assist={board.assist}
            hand={seated ? hand : null}
            title={t("archeologic-plan")}
          />
        )}
        {seated && <Ledger view={view} me={board.me} />}
      </div>
      <p class={wrong.length > 0 ? "ask ask-wrong" : "ask"}>
        {wrong.length > 0 ? <span role="status">{wrongWords(wrong)}</span> : askWords(board, view, hand)}
        {board.assist && board.assist.worlds !== null && !city && (
          <small> {t("archeologic-worlds", { worlds: board.assist.worlds })}</small>
        )}
      </p>
      {best && (
        <p class="best">
          {t("archeologic-best", { axis: axisWords(best.axis), element: elementWords(best.element) })}
        </p>
      )}
      {city && (
        <p class="quest">
          {t("archeologic-quest-code", { quest: view.quest })}
          {view.marks && (
            <>
              {" · "}
              {t("archeologic-marks", { seasoned: view.marks.seasoned, confirmed: view.marks.confirmed })}
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The one sentence that says what to do. */
function askWords(board: BoardProps, view: State, hand: Hand): string {
  if (view.phase === "over") return t("archeologic-ask-over");
  if (board.me === null || board.still) return t("archeologic-ask-watch");
  if (hand.held) return t("archeologic-ask-chosen", { building: buildingWords(hand.held.building) });
  if (view.phase === "aiming") return t("archeologic-ask-aim");
  if (view.claims[board.me] !== null) return t("archeologic-ask-pending");
  return t(board.toAct.includes(board.me) ? "archeologic-ask-turn" : "archeologic-ask-wait");
}
