/** The plan, my answers beside it, and the sentences below it: what to do, and what the house says. */

import type { Ask, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import type { Hand } from "./hand";
import type { Standing } from "./keys";
import { Ledger } from "./Ledger";
import { Plan } from "./Plan";
import { axisWords, buildingWords, clashWords, elementWords, wrongWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly hand: Hand;
  readonly standing: Standing;
}

export function DeskPlan({ board, view, hand, standing }: Props) {
  const best = board.assist?.advice[0]?.action as Ask | undefined; // the house's word, best first
  const city = "t" in view.city ? null : view.city;
  const works = standing === "works";
  const wrong = works ? (board.assist?.wrong ?? []) : [];
  const clash = works && hand.clashes.buildings.length > 0;
  const said = clash ? clashWords(hand.clashes.buildings) : wrong.length > 0 ? wrongWords(wrong) : null;
  const claim = board.me === null ? null : view.claims[board.me];
  const checked = claim && !("t" in claim) ? claim : null;
  return (
    <div class="desk-plan">
      <div class="desk-paper">
        {city || checked ? (
          <Plan
            view={view}
            me={board.me}
            draft={{ laid: city ?? checked ?? [], marks: {}, letters: {} }}
            wrong={[]}
            assist={null}
            hand={null}
            title={t(city ? "archeologic-city" : "archeologic-plan-checked")}
          />
        ) : (
          <Plan
            view={view}
            me={board.me}
            draft={hand.draft}
            wrong={wrong}
            assist={board.assist}
            hand={works ? hand : null}
            title={t("archeologic-plan")}
          />
        )}
        {standing !== "watches" && <Ledger view={view} me={board.me} wrong={wrong} />}
      </div>
      <p class={said ? "ask ask-wrong" : "ask"}>
        {said ? <span role="status">{said}</span> : askWords(board, view, hand, standing)}
        {board.assist && board.assist.worlds !== null && !city && (
          <small> {t("archeologic-worlds", { worlds: board.assist.worlds })}</small>
        )}
      </p>
      {best && (
        <p class="best">
          {t("archeologic-best", { axis: axisWords(best.axis), element: elementWords(best.element) })}
        </p>
      )}
      {city && <p class="quest">{t("archeologic-quest-code", { quest: view.quest })}</p>}
    </div>
  );
}

/** The one sentence that says what to do. */
function askWords(board: BoardProps, view: State, hand: Hand, standing: Standing): string {
  if (view.phase === "over") return t("archeologic-ask-over");
  if (board.me === null || board.still || standing === "out") return t("archeologic-ask-watch");
  if (standing === "checked") return t("archeologic-ask-pending");
  if (hand.held) return t("archeologic-ask-chosen", { building: buildingWords(hand.held.building) });
  if (view.phase === "aiming") return t("archeologic-ask-aim");
  return t(board.toAct.includes(board.me) ? "archeologic-ask-turn" : "archeologic-ask-wait");
}
