/** A question card: a sign one knows at a glance, the question in words, a brass edge when it is chosen. */

import type { ComponentChildren } from "preact";
import type { Question } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { cardWords } from "./words";

const SLOTS = 5;
const NUMBERS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [1, 2],
  3: [3, 4],
  4: [5],
  5: [6, 7],
  6: [8, 9],
};
const SUMS: Readonly<Record<number, readonly number[]>> = {
  14: [0, 1, 2],
  15: [2, 3, 4],
  16: [1, 2, 3],
  17: [0, 1, 2, 3, 4],
};

function Slots({ on }: { readonly on: readonly number[] }) {
  return (
    <span class="btc-slots">
      {Array.from({ length: SLOTS }, (_, place) => (
        <i key={place} class={on.includes(place) ? "on" : ""} />
      ))}
    </span>
  );
}

function sign(card: number): ComponentChildren {
  if (NUMBERS[card])
    return NUMBERS[card].map((number, index) => (
      <>
        {index > 0 && <small>/</small>}
        <b>{number}</b>
      </>
    ));
  if (SUMS[card])
    return (
      <>
        <b>Σ</b>
        <Slots on={SUMS[card]} />
      </>
    );
  switch (card) {
    case 7:
      return (
        <span class="btc-chips">
          <i class="black" />
          <i class="black" />
          <i class="white" />
        </span>
      );
    case 8:
      return (
        <>
          <b>3</b>
          <small>→</small>
          <b>4</b>
        </>
      );
    case 9:
      return (
        <>
          <small>×</small>
          <span class="btc-chips">
            <i class="black" />
          </span>
          <b>?</b>
        </>
      );
    case 10:
      return (
        <>
          <small>×</small>
          <span class="btc-chips">
            <i class="white" />
          </span>
          <b>?</b>
        </>
      );
    case 11:
      return <b>1 3 5</b>;
    case 12:
      return <b>0 2 4</b>;
    case 13:
      return (
        <>
          <b>7</b>
          <small>=</small>
          <b>7</b>
        </>
      );
    case 18:
      return (
        <>
          <b>Σ</b>
          <span class="btc-chips">
            <i class="black" />
          </span>
        </>
      );
    case 19:
      return (
        <>
          <b>Σ</b>
          <span class="btc-chips">
            <i class="white" />
          </span>
        </>
      );
    case 20:
      return (
        <>
          <b>C</b>
          <small>&gt;</small>
          <b>4</b>
        </>
      );
    default:
      return (
        <>
          <b>▲</b>
          <small>−</small>
          <b>▼</b>
        </>
      );
  }
}

export function CardSign({ card }: { readonly card: number }) {
  return (
    <span class="btc-sign" aria-hidden="true">
      {sign(card)}
    </span>
  );
}

/** What was asked, in signs: the card's, or the number its asker chose. */
export function QuestionSign({ question }: { readonly question: Question }) {
  return question.choice === null ? (
    <CardSign card={question.card} />
  ) : (
    <span class="btc-sign" aria-hidden="true">
      <b>{question.choice}</b>
    </span>
  );
}

interface Props {
  readonly card: number;
  readonly selected: boolean;
  readonly fresh: boolean;
  readonly enabled: boolean;
  /** How many bits it is expected to tell, where the table agreed on such help. */
  readonly bits: number | undefined;
  readonly best: boolean;
  onPick(): void;
}

export function QuestionCard({ card, selected, fresh, enabled, bits, best, onPick }: Props) {
  const looks = classes(
    "btc-card",
    selected && "btc-card-selected",
    fresh && "btc-card-fresh",
    best && "btc-card-best",
  );
  return (
    <button
      type="button"
      class={looks}
      data-card={card}
      aria-pressed={selected}
      disabled={!enabled}
      onClick={onPick}
    >
      <CardSign card={card} />
      <span class="btc-card-words">{cardWords(card)}</span>
      {bits !== undefined && (
        <span class="btc-bits">
          {best ? "★ " : ""}
          {t("break-the-code-card-bits", { bits: Math.round(bits * 10) / 10 })}
          {best && <span class="unseen">, {t("break-the-code-card-best")}</span>}
        </span>
      )}
    </button>
  );
}
