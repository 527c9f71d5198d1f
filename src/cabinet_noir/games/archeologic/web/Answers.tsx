/** What I was told: the clues, and my answers axis by axis. Always there. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { axesOf, mineOf, Shown } from "./Ledger";
import { axisWords, cluesOf, clueWords, elementWords } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  /** How deep its headings lie in the page. */
  readonly heading: "h2" | "h3";
}

export function Answers({ view, me, heading: Heading }: Props) {
  const clues = cluesOf(view, me);
  const mine = mineOf(view, me);
  return (
    <div class="answers">
      <Heading>{t("archeologic-clues")}</Heading>
      <ul class="clues">
        {clues.all.map((clue, n) => (
          <li key={n}>{clueWords(clue)}</li>
        ))}
      </ul>
      {clues.alone.length > 0 && (
        <>
          <Heading>{t("archeologic-clues-alone")}</Heading>
          <ul class="clues">
            {clues.alone.map((clue, n) => (
              <li key={n}>{clueWords(clue)}</li>
            ))}
          </ul>
        </>
      )}
      {me !== null && <Heading>{t("archeologic-answers")}</Heading>}
      {me !== null && mine.length === 0 && <p class="muted">{t("archeologic-answers-none")}</p>}
      <dl class="answer-list">
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
                  <dd key={n}>
                    {elementWords(asked.element)} <Shown answer={asked.answer} />
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
