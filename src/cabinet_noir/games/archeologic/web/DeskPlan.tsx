/** The plan, my answers beside it, and the sentences below it: what to do, and what the house says. */

import type { Ask, State } from "@house/generated/archeologic";
import type { Advice } from "@house/generated/types";
import { t } from "@house/language";
import type { BoardProps, Topic } from "@house/room";
import { WhyButton } from "@house/why/button";
import type { Hand } from "./hand";
import type { Standing } from "./keys";
import { Ledger } from "./Ledger";
import { Plan } from "./Plan";
import { noteWords } from "./why";
import { axisWords, buildingWords, clashWords, elementWords, wrongWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly hand: Hand;
  readonly standing: Standing;
}

export function DeskPlan({ board, view, hand, standing }: Props) {
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
            lit={board.lit}
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
            lit={board.lit}
            title={t("archeologic-plan")}
          />
        )}
        {standing !== "watches" && <Ledger view={view} me={board.me} wrong={wrong} lit={board.lit} />}
      </div>
      <p class={said ? "ask ask-wrong" : "ask"}>
        {said ? <span role="status">{said}</span> : askWords(board, view, hand, standing)}
        {said && !clash && <WhyWrong board={board} />}
        {board.assist && board.assist.worlds !== null && !city && (
          <small> {t("archeologic-worlds", { worlds: board.assist.worlds })}</small>
        )}
      </p>
      {board.assist?.advice[0] && <Best board={board} advice={board.assist.advice[0]} />}
      {city && <p class="quest unbroken">{t("archeologic-quest-code", { quest: view.quest })}</p>}
    </div>
  );
}

/** The way from what my plan contradicts to why it does. */
function WhyWrong({ board }: { readonly board: BoardProps }) {
  const notes = (board.assist?.wrong ?? []).flatMap((key) => {
    const words = noteWords(key);
    return words === null ? [] : [{ key, words }];
  });
  const about = notes.map(({ words }) => words).join(", ");
  return <WhyButton why={board.why} topic={{ kind: "notes", notes }} about={about} looks="ask-why" />;
}

/** The house's word on what to ask, and the way to how much that is expected to tell. */
function Best({ board, advice }: { readonly board: BoardProps; readonly advice: Advice }) {
  const { axis, element } = advice.action as Ask;
  const words = t("archeologic-best", { axis: axisWords(axis), element: elementWords(element) });
  const topic: Topic = { kind: "question", words, bits: advice.bits };
  return (
    <p class="best">
      {words} <WhyButton why={board.why} topic={topic} about={words} looks="ask-why" />
    </p>
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
