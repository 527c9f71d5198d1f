/** What I was told: the clues, and my answers axis by axis. Always there. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { axesOf, mineOf, Shown } from "./Ledger";
import { axisWords, cluesOf, clueWords, elementWords, type Given } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  /** What the house says cannot be, and `told:clue.0`, `told:asked.0`: what my plan contradicts. */
  readonly wrong: readonly string[];
  /** How an open reason lights an axis. */
  readonly lit: BoardProps["lit"];
  /** How deep its headings lie in the page. */
  readonly heading: "h2" | "h3";
}

export function Answers({ view, me, wrong, lit, heading: Heading }: Props) {
  const clues = cluesOf(view, me);
  const alone = clues.filter((given) => given.alone);
  const mine = mineOf(view, me);
  return (
    <div class="answers">
      <Heading>{t("archeologic-clues")}</Heading>
      <Clues given={clues.filter((given) => !given.alone)} wrong={wrong} />
      {alone.length > 0 && (
        <>
          <Heading>{t("archeologic-clues-alone")}</Heading>
          <Clues given={alone} wrong={wrong} />
        </>
      )}
      {me !== null && <Heading>{t("archeologic-answers")}</Heading>}
      {me !== null && mine.length === 0 && <p class="muted">{t("archeologic-answers-none")}</p>}
      <dl class="answer-list">
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
                  <dd key={n}>
                    {elementWords(asked.element)}{" "}
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

function Clues({ given, wrong }: { readonly given: readonly Given[]; readonly wrong: readonly string[] }) {
  return (
    <ul class="clues">
      {given.map(({ clue, name }) => {
        const against = wrong.includes(`told:${name}`);
        return (
          <li key={name} class={against ? "clue-against" : ""}>
            {clueWords(clue)}
            {against && <small> ({t("archeologic-against")})</small>}
          </li>
        );
      })}
    </ul>
  );
}
