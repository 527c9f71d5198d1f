/**
 * Somebody at a puzzle: what was answered, what came of it, and whether the next answer counts. Who judges, the house
 * or a page without the network, is none of its business.
 */

import { computed, signal } from "@preact/signals";
import type { Hint, Moved, PuzzleAnswer, PuzzleCard, PuzzleVerdict } from "@house/generated/types";

export type Answer = PuzzleAnswer["answer"];

export interface Judge {
  answer(answer: Answer): Promise<PuzzleVerdict>;
  hint(rung: number): Promise<Hint>;
  /** Show me; null where nobody is shown before it is due. */
  readonly giveUp: (() => Promise<PuzzleVerdict>) | null;
}

export class Solving {
  readonly busy = signal(false);
  /** The last verdict. */
  readonly heard = signal<PuzzleVerdict | null>(null);
  /** How many answers were judged. */
  readonly tries = signal(0);
  /** Does the next answer count? */
  readonly counts;
  /** What the one answer that counted did to a rating. */
  readonly moved = signal<Moved | null>(null);
  readonly solution = computed(() => this.heard.value?.solution ?? null);

  constructor(
    readonly card: PuzzleCard,
    private readonly judge: Judge,
  ) {
    this.counts = signal(card.counts);
  }

  get mayGiveUp(): boolean {
    return this.judge.giveUp !== null;
  }

  answer(answer: Answer): Promise<void> {
    return this.#hear(() => this.judge.answer(answer));
  }

  giveUp(): Promise<void> {
    const { giveUp } = this.judge;
    return giveUp ? this.#hear(giveUp) : Promise.resolve();
  }

  async hint(rung: number): Promise<Hint> {
    const hint = await this.judge.hint(rung);
    this.counts.value = false;
    return hint;
  }

  /** One question at a time; what is refused was none, and leaves everything as it was. */
  async #hear(ask: () => Promise<PuzzleVerdict>): Promise<void> {
    if (this.busy.peek() || this.solution.peek()) return;
    this.busy.value = true;
    try {
      const verdict = await ask();
      this.counts.value = false;
      this.tries.value++;
      this.moved.value ??= verdict.moved;
      this.heard.value = verdict;
    } finally {
      this.busy.value = false;
    }
  }
}
