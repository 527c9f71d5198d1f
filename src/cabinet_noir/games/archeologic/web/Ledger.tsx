/** My answers beside the plan, a line an axis, in signs: on a phone they are never out of sight. */

import type { Asked, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { ElementSign } from "./Element";
import { SymbolSign } from "./Signs";
import { type Answer, answerWords, axisWords, elementWords } from "./words";

export type Mine = Asked & { readonly answer: Answer };

/** What this pair of eyes was answered, in the order it was asked. */
export function mineOf(view: State, me: number | null): readonly Mine[] {
  return view.asked.flatMap((asked) =>
    asked.seat === me && asked.answer.t !== "unread" ? [{ ...asked, answer: asked.answer as Answer }] : [],
  );
}

/** The axes as they are read: columns before rows. */
export function axesOf(view: State): readonly State["ring"][number][] {
  return [...view.ring].sort((a, b) => order(a) - order(b));
}

function order(axis: string): number {
  return axis.charCodeAt(0) >= 65 ? axis.charCodeAt(0) - 65 : Number(axis) + 10;
}

export function Ledger({ view, me }: { readonly view: State; readonly me: number | null }) {
  const mine = mineOf(view, me);
  return (
    <div class="ledger" role="group" aria-label={t("archeologic-answers")}>
      {mine.length === 0 && <p class="muted">{t("archeologic-answers-none")}</p>}
      <dl>
        {axesOf(view).map((axis) => {
          const here = mine.filter((asked) => asked.axis === axis);
          return (
            here.length > 0 && (
              <div key={axis}>
                <dt>
                  <span class="unseen">{axisWords(axis)}</span>
                  <span aria-hidden="true">{axis}</span>
                </dt>
                {here.map((asked, n) => (
                  <dd key={n} title={elementWords(asked.element)}>
                    <span class="unseen">{elementWords(asked.element)}</span>
                    <ElementSign view={view} element={asked.element} />
                    <Shown answer={asked.answer} />
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

export function Shown({ answer }: { readonly answer: Answer }) {
  return (
    <span class="shown" role="img" aria-label={answerWords(answer)}>
      {answer.t === "count" ? (
        <b>{answer.number}</b>
      ) : answer.shown.length === 0 ? (
        "–"
      ) : (
        answer.shown.map((symbol, n) => <SymbolSign key={n} symbol={symbol} />)
      )}
    </span>
  );
}
