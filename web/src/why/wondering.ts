/**
 * What I ask the house to explain: what about, the questions that are on their way, and what their answers light up.
 *
 * The house answers one question of a seat at a time, so they are asked one after the other. A question keeps its id
 * until it is answered or refused; after a lost connection it is asked again under the same one.
 */

import { signal } from "@preact/signals";
import type { AskHint, Claim, Explained, Hint, Problem, Why } from "@house/generated/types";
import { newId } from "@house/ids";
import type { Topic } from "@house/room";
import { DARK } from "@house/why/lit";

/** What is to be explained: a claim, something one is advised to do, or a note by its key. */
export type Doubt = { readonly claim: Claim } | { readonly action: object } | { readonly note: string };

type Answer = Explained | Hint | Problem;

interface Waiting {
  readonly asked: Why | AskHint;
  hear(answer: Answer): void;
}

export class Wondering {
  /** What the open panel is about. */
  readonly topic = signal<Topic | null>(null);
  readonly lit = signal(DARK);
  /** What is said before a first hint is asked for. */
  readonly caution = signal("");
  /** Is the panel folded to what one looks at, so that the table is in sight: where it lay, or out of the way above? */
  readonly folded = signal<"below" | "above" | null>(null);
  /** The question that is on its way, and those that come after it. */
  #waiting: readonly Waiting[] = [];

  constructor(private readonly send: (question: Why | AskHint) => void) {}

  readonly open = (topic: Topic): void => {
    this.topic.value = topic;
    this.folded.value = null;
  };

  readonly close = (): void => {
    this.topic.value = null;
    this.lit.value = DARK;
  };

  /** Forget what was asked and answered; whoever still waits for an answer gets none. */
  forget(): void {
    this.close();
    this.caution.value = "";
    this.folded.value = null;
    this.#waiting = [];
  }

  /** Why is that so? */
  explain(doubt: Doubt): Promise<Explained | Problem> {
    return this.#ask({ t: "why", id: newId(), ...doubt }) as Promise<Explained | Problem>;
  }

  /** Give me a hint, as far as this rung. */
  hint(rung: number): Promise<Hint | Problem> {
    return this.#ask({ t: "hint", id: newId(), rung }) as Promise<Hint | Problem>;
  }

  /** Take an answer, or a refusal; return whether it was to a question. */
  hear(answer: Answer): boolean {
    const [first, ...others] = this.#waiting;
    if (!first || first.asked.id !== answer.id) return false;
    this.#waiting = others;
    first.hear(answer);
    this.askAgain();
    return true;
  }

  /** Ask what is to be asked now, once more after a lost connection. */
  askAgain(): void {
    const [first] = this.#waiting;
    if (first) this.send(first.asked);
  }

  #ask(asked: Why | AskHint): Promise<Answer> {
    return new Promise((hear) => {
      this.#waiting = [...this.#waiting, { asked, hear }];
      if (this.#waiting.length === 1) this.send(asked);
    });
  }
}
