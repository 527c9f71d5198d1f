/**
 * A puzzle's wire: it shows the real table what the card's seat was told. What is done there is an answer, where a move
 * is asked for, and else is refused kindly; nothing is ever played.
 */

import { Refused } from "@house/api";
import type { Act, AskHint, Assist, FromPage, News, PuzzleCard, TableInfo } from "@house/generated/types";
import { LaidWire, seated } from "@house/laid";
import type { Answer, Solving } from "@house/puzzles/solving";
import type { Riddles } from "@house/room";

/** Where one answers by a move, the table offers what may be done; elsewhere there is nothing to do but to think. */
const BY_MOVE: readonly PuzzleCard["kind"][] = ["question", "win", "word"];

export class PuzzleWire extends LaidWire {
  #notes: Readonly<Record<string, string>> = {};

  constructor(
    private readonly solving: Solving,
    private readonly reader: string,
    private readonly riddles: Riddles,
  ) {
    super();
  }

  send(message: FromPage): void {
    switch (message.t) {
      case "hello":
        this.welcome(this.solving.card.seat, this.table(), this.#notes);
        this.tell(newsOf(this.solving.card));
        this.showBest();
        return;
      case "act":
        void this.#judge(message);
        return;
      case "hint":
        void this.#hint(message);
        return;
      case "note":
        this.#notes = { ...this.#notes, [message.key]: message.value };
        this.tell({ t: "noted", key: message.key, value: message.value });
        return;
      default: // nothing else is done at a puzzle
        return;
    }
  }

  /** The table, with its reader at the puzzle's seat. */
  table(): TableInfo {
    const { table, seat } = this.solving.card;
    return seated(table, seat, this.reader);
  }

  /** Once the best question is known, it is marked on the table, as the house marks its advice. */
  showBest(): void {
    const { card, solution } = this.solving;
    const { best, bits = 0 } = solution.peek() ?? {};
    if (best != null && card.kind === "question")
      this.tell({ ...SILENT, seq: card.news.seq, advice: [{ action: best, bits }] });
  }

  async #judge({ id, action }: Act): Promise<void> {
    const answer = this.#answerIn(action);
    if (!answer || this.solving.solution.peek()) {
      this.tell({ t: "error", code: "illegal", reason: answer ? "puzzle-is-over" : this.#instead(), id });
      return;
    }
    await this.#orRefused(id, async () => {
      await this.solving.answer(answer);
      this.tell({ t: "done", id, seq: this.solving.card.news.seq });
    });
  }

  #answerIn(action: unknown): Answer | null {
    const { kind } = this.solving.card;
    if (kind === "question" || kind === "win") return { t: "asked", action };
    const word = kind === "word" ? this.riddles.word?.(action) : null;
    return word ? { t: "said", word } : null;
  }

  #instead(): string {
    return BY_MOVE.includes(this.solving.card.kind) ? "no-answer-to-this" : "puzzle-nothing-is-played";
  }

  async #hint({ id, rung }: AskHint): Promise<void> {
    await this.#orRefused(id, async () => this.tell({ ...(await this.solving.hint(rung)), id }));
  }

  /** What the house refuses is refused here in its own words. */
  async #orRefused(id: string, attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tell({ ...error.problem, id });
    }
  }
}

const SILENT: Assist = {
  t: "assist",
  seq: 0,
  level: "best",
  worlds: null,
  counts: {},
  odds: {},
  advice: [],
  wrong: [],
};

/** What the seat was told. Nobody takes anything back, and no clock runs. */
export function newsOf({ kind, news }: Pick<PuzzleCard, "kind" | "news">): News {
  const told = { ...news, undo: null, clock: null };
  return BY_MOVE.includes(kind) ? told : { ...told, offers: [], to_act: [] };
}
