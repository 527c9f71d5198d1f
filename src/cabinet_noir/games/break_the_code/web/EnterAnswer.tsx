/** A question of the real table and what everybody answered, entered with a thumb: the card, who asked, lamps. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { Heard, Said, State } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { CardSign } from "./Card";
import { EnterSaid } from "./EnterSaid";
import { type Answer, cardWords } from "./words";

const CARDS: readonly number[] = Array.from({ length: 21 }, (_, index) => index + 1);
/** On these cards the asker chooses a number. */
const CHOICES: Readonly<Record<number, readonly number[]>> = { 2: [1, 2], 3: [3, 4], 5: [6, 7], 6: [8, 9] };

interface Props {
  readonly view: State;
  readonly names: readonly string[];
  /** What was entered before, to be changed; null: something new. */
  readonly before: Heard | null;
  onDone(heard: Heard): void;
  onClose(): void;
}

export function EnterAnswer({ view, names, before, onDone, onClose }: Props) {
  const [card, setCard] = useState<number | null>(before?.question.card ?? null);
  const [choice, setChoice] = useState<number | null>(before?.question.choice ?? null);
  const [seat, setSeat] = useState(before?.seat ?? 0);
  const [said, setSaid] = useState<readonly Said[]>(before?.said ?? []);
  const others = view.hands.flatMap((_, one) =>
    one !== 0 && (view.seats === 4 || one !== seat) ? [one] : [],
  );
  const heard = said.filter((one) => others.includes(one.seat));
  const choices = card === null ? undefined : CHOICES[card];
  const isWhole = card !== null && (!choices || choice !== null) && heard.length > 0;
  const pickCard = (picked: number | null): void => {
    setCard(picked);
    setChoice(null);
    setSaid([]);
  };
  const hear = (one: number, answer: Answer): void =>
    setSaid([...said.filter((each) => each.seat !== one), { seat: one, answer }]);
  return (
    <Dialog title={t("break-the-code-companion-add")} wide onClose={onClose}>
      <div class="form">
        <CardPicker card={card} onPick={pickCard} />
        {choices && (
          <Choose
            legend={t("break-the-code-companion-number")}
            name="choice"
            among={choices.map((value) => ({ value, words: String(value) }))}
            chosen={choice}
            onChoose={(value) => setChoice(value)}
          />
        )}
        {view.seats > 2 && view.seats < 4 && card !== null && (
          <Choose
            legend={t("break-the-code-companion-who")}
            name="asker"
            among={view.hands.map((_, value) => ({
              value,
              words: value === 0 ? t("box-me") : (names[value] ?? "?"),
            }))}
            chosen={seat}
            onChoose={(value) => setSeat(value)}
          />
        )}
        {card !== null &&
          others.map((one) => (
            <EnterSaid
              key={`${card} ${one}`}
              card={card}
              places={view.hands[one]?.length ?? 0}
              name={names[one] ?? "?"}
              answer={said.find((each) => each.seat === one)?.answer ?? null}
              onAnswer={(answer) => hear(one, answer)}
            />
          ))}
        <p class="buttons">
          <button
            type="button"
            class="button button-main"
            disabled={!isWhole}
            onClick={() =>
              card !== null && onDone({ t: "heard", seat, question: { card, choice }, said: heard })
            }
          >
            {t("box-done")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

function CardPicker({ card, onPick }: { readonly card: number | null; onPick(card: number | null): void }) {
  if (card !== null)
    return (
      <p class="btc-asking">
        <CardSign card={card} /> <strong>{cardWords(card)}</strong>{" "}
        <button type="button" class="button button-quiet" onClick={() => onPick(null)}>
          {t("box-change")}
        </button>
      </p>
    );
  return (
    <div class="btc-card-grid" role="group" aria-label={t("break-the-code-companion-card")}>
      {CARDS.map((one) => (
        <button key={one} type="button" class="btc-card" data-card={one} onClick={() => onPick(one)}>
          <CardSign card={one} />
          <span class="btc-card-words">{cardWords(one)}</span>
        </button>
      ))}
    </div>
  );
}
