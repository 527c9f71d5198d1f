/** Somebody at the keyboard: holds the draft, sends what is said in one's turn and keeps the rest for it. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Answer, Answers, Place, Say, State } from "@house/generated/password-express";
import type { BoardProps } from "@house/room";
import { after, openTo, taken } from "./answers";
import type { Doing } from "./doing";
import {
  aimed,
  answerOf,
  type Draft,
  EMPTY,
  entered,
  fits,
  prepare,
  release,
  type Step,
  tapped,
  tappedOnly,
  typed,
  written,
} from "./draft";

export interface Typist {
  readonly draft: Draft;
  /** Is it our turn, or are words prepared for it, or neither? */
  readonly mode: "saying" | "preparing" | "resting";
  /** The rows the typed word fits, and the places it would take there. */
  readonly fits: readonly number[];
  readonly preview: readonly Place[];
  /** Of these the ones that may be taken alone: those of rows where the word takes several (R6). */
  readonly choosable: readonly Place[];
  /** Our words on their way: where they will land. */
  readonly ghosts: readonly (Place & { readonly word: string })[];
  type(text: string): void;
  enter(): void;
  tap(row: number): void;
  only(at: Place): void;
  aim(row: number): void;
  drop(prepared: number): void;
}

const NOTHING: Answers = { t: "answers", rows: [], used: [], language: "fr", rules: 2 };

export function useTypist(board: BoardProps, view: State, doing: Doing): Typist {
  const kept = useSignal<Draft>(EMPTY);
  const mode = modeOf(board, view, doing);
  const sent = board.pending.filter(isSay).map((action) => action.answer);
  const base = mode === "saying" ? doing.say!.answers : mode === "preparing" ? openTo(view) : NOTHING;
  const draft = {
    ...kept.value,
    aim: kept.value.aim.filter((row) => base.rows.some((open) => open.row === row)),
  };
  const answers = [...sent, ...draft.prepared].reduce(after, base);

  useEffect(() => {
    kept.value = EMPTY;
  }, [board.me, board.held.length > 0 ? view.turn : 0]);
  useEffect(() => {
    kept.value = { ...EMPTY, text: kept.value.text };
  }, [view.round]);
  useLayoutEffect(() => {
    const text = view.phase === "guessing" ? kept.value.text : "";
    kept.value = { ...kept.value, text, asking: false, told: null };
  }, [view.phase, view.turn]);
  useLayoutEffect(() => {
    if (mode !== "saying" || kept.value.prepared.length === 0) return;
    const released = release(kept.value, base);
    kept.value = released.draft;
    for (const answer of released.answers) doing.say!.shout({ t: "say", answer });
  }, [mode, view.turn]);

  const take = ({ draft: next, answer }: Step): void => {
    if (answer && mode === "saying") doing.say!.shout({ t: "say", answer });
    kept.value = answer && mode === "preparing" ? prepare(next, answer) : next;
  };
  const { word } = written(draft.text);
  const open = word ? fits(answers, draft.text) : [];
  const preview = word ? taken(answers, answerOf(answers, draft.text, open)) : [];
  return {
    draft,
    mode,
    fits: open,
    preview,
    choosable: answers.rules > 1 ? preview.filter(({ row }) => countIn(preview, row) > 1) : [],
    ghosts: sent.reduce(landing, { answers: base, at: [] }).at,
    type: (text) =>
      take(
        mode === "resting"
          ? { draft: { ...draft, text } }
          : typed(draft, text, answers, view.positions.length),
      ),
    enter: () => {
      if (mode !== "resting") take(entered(draft, answers));
    },
    tap: (row) => {
      if (mode !== "resting") take(tapped(draft, row, answers));
    },
    only: (at) => {
      if (mode !== "resting") take(tappedOnly(draft, at, answers));
    },
    aim: (row) => {
      kept.value = aimed(draft, row);
    },
    drop: (at) => {
      kept.value = { ...draft, prepared: draft.prepared.filter((_, index) => index !== at) };
    },
  };
}

/** Words are prepared while the others play; where one phone serves both sides, nothing is prepared in secret. */
function modeOf(board: BoardProps, view: State, doing: Doing): Typist["mode"] {
  if (board.still || board.me === null) return "resting";
  if (doing.say) return "saying";
  return view.phase === "guessing" && board.held.length === 0 ? "preparing" : "resting";
}

function countIn(places: readonly Place[], row: number): number {
  return places.filter((place) => place.row === row).length;
}

interface Landing {
  readonly answers: Answers;
  readonly at: readonly (Place & { readonly word: string })[];
}

function landing({ answers, at }: Landing, answer: Answer): Landing {
  return {
    answers: after(answers, answer),
    at: [...at, ...taken(answers, answer).map((place) => ({ ...place, word: answer.word }))],
  };
}

function isSay(action: unknown): action is Say {
  return (action as Partial<Say>).t === "say";
}
