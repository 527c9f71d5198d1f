/** A table as it was entered, for the pieces and notes of its room: there is nothing to do on it but to write. */

import type { Assist } from "@house/generated/types";
import type { BoardProps, Topic } from "@house/room";
import { glowAt, type Lit } from "@house/why/lit";

interface Writing {
  readonly notes: BoardProps["notes"];
  readonly assist: Assist | null;
  readonly dial: BoardProps["dial"];
  readonly names: readonly string[];
  readonly lit: Lit;
  note(key: string, value: string): void;
  why: ((topic: Topic) => void) | null;
}

/** Whoever writes sits in the first seat. */
export const ME = 0;

export function boardOf(view: unknown, { lit, ...writing }: Writing): BoardProps {
  return {
    ...writing,
    view,
    me: ME,
    toAct: [],
    offers: [],
    last: null,
    outcome: null,
    clock: null,
    time: null,
    still: false,
    busy: false,
    pending: [],
    held: [],
    act: () => undefined,
    shout: () => undefined,
    lit: (...places) => glowAt(lit, ...places),
  };
}
