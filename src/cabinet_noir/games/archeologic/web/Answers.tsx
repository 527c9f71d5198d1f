/** What I was told: the clues, and my answers axis by axis. Always there. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { SymbolSign } from "./Signs";
import { answerWords, axisWords, cluesOf, clueWords, elementWords, type Answer } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  /** How deep its headings lie in the page. */
  readonly heading: "h2" | "h3";
}

export function Answers({ view, me, heading: Heading }: Props) {
  const clues = cluesOf(view, me);
  const axes = [...view.ring].sort((a, b) => order(a) - order(b));
  const mine = view.asked.flatMap((asked) => (asked.seat === me && asked.answer.t !== "unread" ? [{ ...asked, answer: asked.answer as Answer }] : []));
  return (
    <div class="answers">
      <Heading>{t("archeologic-clues")}</Heading>
      <ul class="clues">{clues.all.map((clue, n) => <li key={n}>{clueWords(clue)}</li>)}</ul>
      {clues.alone.length > 0 && (
        <>
          <Heading>{t("archeologic-clues-alone")}</Heading>
          <ul class="clues">{clues.alone.map((clue, n) => <li key={n}>{clueWords(clue)}</li>)}</ul>
        </>
      )}
      {me !== null && <Heading>{t("archeologic-answers")}</Heading>}
      {me !== null && mine.length === 0 && <p class="muted">{t("archeologic-answers-none")}</p>}
      <dl class="answer-list">
        {axes.map((axis) => {
          const here = mine.filter((asked) => asked.axis === axis);
          return here.length > 0 && (
            <div key={axis}>
              <dt aria-label={axisWords(axis)}>{axis}</dt>
              {here.map((asked, n) => <dd key={n}>{elementWords(asked.element)} <Shown answer={asked.answer} /></dd>)}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Columns before rows. */
function order(axis: string): number {
  return axis.charCodeAt(0) >= 65 ? axis.charCodeAt(0) - 65 : Number(axis) + 10;
}

function Shown({ answer }: { readonly answer: Answer }) {
  return (
    <span class="shown" role="img" aria-label={answerWords(answer)}>
      {answer.t === "count" ? <b>{answer.number}</b> : answer.shown.length === 0 ? "–" : answer.shown.map((symbol, n) => <SymbolSign key={n} symbol={symbol} />)}
    </span>
  );
}
