/**
 * The wire of a try: what is done there is told to the house with all that was done before it, and the house answers
 * with what this seat sees. Nothing of it is kept anywhere but here, so the notes are, too.
 */

import { ask, at, Refused } from "@house/api";
import type { Act, FromPage, Retried, Retry } from "@house/generated/types";
import { LaidWire } from "@house/laid";
import { waitAfter } from "@house/socket";

const NO_GOODBYE = 1006;
const NOTHING = -1;

/** From where on somebody tries again; without a world: as things lay. */
export type From = Pick<Retry, "eyes" | "entry" | "world">;

export function askRetry(table: string, body: Retry): Promise<Retried> {
  return ask(at(table, "/retry"), { method: "POST", body });
}

export class RetryWire extends LaidWire {
  #acts: readonly unknown[] = [];
  /** What was done last, and its answer: said again, it is not done again. */
  #last: { readonly id: string; readonly seq: number } | null = null;
  #notes: Readonly<Record<string, string>> = {};
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly from: From,
  ) {
    super();
  }

  override close(): void {
    clearTimeout(this.#retry);
    super.close();
  }

  send(message: FromPage): void {
    switch (message.t) {
      case "hello":
        void this.#unlessCut(() => this.#greet());
        return;
      case "sync":
        void this.#unlessCut(async () => this.#show(await this.#ask(this.#acts)));
        return;
      case "act":
        void this.#unlessCut(() => this.#act(message), message.id);
        return;
      case "note":
        this.#notes = { ...this.#notes, [message.key]: message.value };
        this.tell({ t: "noted", key: message.key, value: message.value });
        return;
      default: // nothing else is done in a try
        return;
    }
  }

  async #greet(): Promise<void> {
    const told = await this.#ask(this.#acts);
    this.welcome(this.from.eyes, told.table, this.#notes);
    this.#show(told);
  }

  async #act({ id, at: since, action }: Act): Promise<void> {
    if (this.#last?.id !== id) {
      const acts = [...this.#acts, action];
      const told = await this.#ask(acts, since);
      this.#acts = acts;
      this.#last = { id, seq: told.news.seq };
      this.#show(told);
    }
    this.tell({ t: "done", id, seq: this.#last!.seq });
  }

  async #ask(acts: readonly unknown[], since = NOTHING): Promise<Retried> {
    const told = await askRetry(this.table, { ...this.from, acts, since });
    this.#failures = 0;
    return told;
  }

  /** A try is begun anew, and nothing in it is taken back. */
  #show({ table, news }: Retried): void {
    this.tell(table);
    this.tell({ ...news, undo: null });
  }

  /** What the house refuses is refused here in its own words; a house that does not answer is tried again. */
  async #unlessCut(attempt: () => Promise<void>, id = ""): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.problem.code === "unreachable") this.#wait();
      else this.tell({ ...error.problem, ...(id && { id }) });
    }
  }

  #wait(): void {
    this.lose();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), waitAfter(NO_GOODBYE, this.#failures++, Math.random()));
  }
}
