/** What I am about to do: a card in hand, or a code half composed. Nothing here judges; the house does. */

import { useLayoutEffect, useState } from "preact/hooks";
import type { State } from "@house/generated/break-the-code";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { type Choice, inOrder, type Offered } from "./offered";

export interface Turn {
  readonly card: number | null;
  readonly guessing: boolean;
  /** Places, among the offered tiles, of those chosen for the code. */
  readonly chosen: readonly number[];
  /** A guess that can be made only once was tapped once. */
  readonly sure: boolean;
  pick(card: number): void;
  ask(choice: Choice): void;
  openGuess(on: boolean): void;
  toggle(index: number): void;
  clear(): void;
  send(): void;
  pass(): void;
}

export function useTurn(board: BoardProps, view: State, offered: Offered): Turn {
  const [card, setCard] = useState<number | null>(null);
  const [wantsGuess, setGuess] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [sure, setSure] = useState(false);
  const mayAsk = offered.cards.size > 0;
  const guessing = offered.code !== null && (wantsGuess || !mayAsk);
  const isWhole = chosen.length === offered.code?.size;
  const held = card !== null && offered.cards.has(card) ? card : null;
  // Before it is drawn: what is pressed once the new turn is seen must stay.
  useLayoutEffect(() => {
    setCard(null);
    setGuess(false);
    setSure(false);
  }, [view.asked.length, view.guesses.length]);

  const ask = (choice: Choice): void => {
    if (held === null || board.busy) return;
    board.act({ t: "ask", card: held, choice });
    setCard(null);
  };
  const pick = (wanted: number): void => {
    if (!offered.cards.has(wanted)) return;
    const choices = offered.cards.get(wanted)!;
    if (wanted === held && choices.length === 1) ask(choices[0]!);
    else setCard(wanted);
  };
  const toggle = (index: number): void => {
    setSure(false);
    if (chosen.includes(index)) setChosen(chosen.filter((one) => one !== index));
    else if (offered.code && chosen.length < offered.code.size) setChosen([...chosen, index]);
  };
  const clear = (): void => {
    setChosen([]);
    setSure(false);
  };
  const send = (): void => {
    if (!offered.code || !isWhole || board.busy) return;
    if (view.seats > 2 && !sure) {
      setSure(true);
      return;
    }
    board.act({ t: "guess", code: inOrder(offered.code.of, chosen) });
    clear();
  };
  const takeBack = (): void => setChosen(chosen.slice(0, -1));
  const openGuess = (on: boolean): void => {
    setGuess(on);
    setSure(false);
  };
  const pass = (): void => {
    if (!board.busy && offered.pass) board.act({ t: "pass" });
  };

  useKeys(
    board.still || board.me === null || (!mayAsk && !offered.code)
      ? {}
      : {
          Escape: () => (guessing ? openGuess(false) : setCard(null)),
          [t("break-the-code-key-guess")]: () => openGuess(!guessing),
          ...(guessing
            ? { Backspace: takeBack, ...(isWhole && { Enter: send }) } // until then Enter presses a tile
            : cardKeys(view, held, offered, pick, ask)),
        },
  );
  return { card: held, guessing, chosen, sure, pick, ask, openGuess, toggle, clear, send, pass };
}

/** Digits pick the card at a place of the row; with a card in hand that wants a number, they say which. */
function cardKeys(
  view: State,
  held: number | null,
  offered: Offered,
  pick: (card: number) => void,
  ask: (choice: Choice) => void,
): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  view.row.forEach((card, place) => {
    if (card !== null) keys[String(place + 1)] = () => pick(card);
  });
  const choices = held === null ? [] : offered.cards.get(held)!;
  for (const choice of choices) if (choice !== null) keys[String(choice)] = () => ask(choice);
  if (held !== null && choices.length === 1) keys.Enter = () => ask(choices[0]!);
  return keys;
}
