/** My answers beside the plan, a line an axis, in signs: on a phone they are never out of sight. */

import type { Asked, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { ElementSign } from "./Element";
import { SymbolSign } from "./Signs";
import { type Answer, answerWords, axisWords, elementWords } from "./words";

export type Mine = Asked & {
  readonly answer: Answer;
  /** Its name: where in the view it stands. */
  readonly name: string;
};

/** What this pair of eyes was answered, in the order it was asked. */
export function mineOf(view: State, me: number | null): readonly Mine[] {
  return view.asked.flatMap((asked, n) =>
    asked.seat === me && asked.answer.t !== "unread"
      ? [{ ...asked, answer: asked.answer as Answer, name: `asked.${n}` }]
      : [],
  );
}

/** The axes as they are read: columns before rows. */
export function axesOf(view: State): readonly State["ring"][number][] {
  return [...view.ring].sort((a, b) => order(a) - order(b));
}

function order(axis: string): number {
  return axis.charCodeAt(0) >= 65 ? axis.charCodeAt(0) - 65 : Number(axis) + 10;
}

interface LedgerProps {
  readonly view: State;
  readonly me: number | null;
  /** What the house says cannot be, and `told:asked.0`: what my plan contradicts. */
  readonly wrong: readonly string[];
  /** How an open reason lights an axis. */
  readonly lit: BoardProps["lit"];
}

export function Ledger({ view, me, wrong, lit }: LedgerProps) {
  const mine = mineOf(view, me);
  return (
    <div class="ledger" role="group" aria-label={t("archeologic-answers")}>
      {mine.length === 0 && <p class="muted">{t("archeologic-answers-none")}</p>}
      <dl>
        {axesOf(view).map((axis) => {
          const here = mine.filter((asked) => asked.axis === axis);
          return (
            here.length > 0 && (
              <div key={axis} class={lit(axis) || undefined}>
                <dt>
                  <span class="unseen">{axisWords(axis)}</span>
                  <span aria-hidden="true">{axis}</span>
                </dt>
                {here.map((asked, n) => (
                  <dd key={n} title={elementWords(asked.element)}>
                    <span class="unseen">{elementWords(asked.element)}</span>
                    <ElementSign view={view} element={asked.element} />
                    <Shown answer={asked.answer} against={wrong.includes(`told:${asked.name}`)} />
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

interface ShownProps {
  readonly answer: Answer;
  /** My plan contradicts it. */
  readonly against: boolean;
}

export function Shown({ answer, against }: ShownProps) {
  const words = against ? `${answerWords(answer)} (${t("archeologic-against")})` : answerWords(answer);
  return (
    <span class={against ? "shown shown-against" : "shown"} role="img" aria-label={words}>
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
