/**
 * The wire of a quest of the day: what is done there is posted to the house, which answers with what it shows. Without
 * the network it says so, and what was done is said again once the house answers, having seen the same entry: so doing
 * it twice is doing it once.
 */

import { signal } from "@preact/signals";
import { api, Refused } from "@house/api";
import { offsetNow } from "@house/daily/dates";
import { keepDaily, keepNotes, notesOf } from "@house/daily/kept";
import type { Act, Daily, DailyQuest, FromPage, QuestResult, TableInfo } from "@house/generated/types";
import { LaidWire, seated } from "@house/laid";
import { beKnown } from "@house/me";
import { waitAfter } from "@house/socket";

const ALONE = 0;
const NO_GOODBYE = 1006;

export class QuestWire extends LaidWire {
  /** How it ended, once it has. */
  readonly result;
  #daily: Daily | null;
  #notes;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    daily: Daily,
    private readonly reader: string,
  ) {
    super();
    this.#daily = daily;
    this.date = daily.date;
    this.result = signal<QuestResult | null>(daily.quest.result);
    this.#notes = notesOf(daily.date);
    addEventListener("online", this.#now);
  }

  readonly date: string;

  override close(): void {
    clearTimeout(this.#retry);
    removeEventListener("online", this.#now);
    super.close();
  }

  send(message: FromPage): void {
    switch (message.t) {
      case "hello":
        void this.#unlessCut(() => this.#greet());
        return;
      case "sync":
        void this.#unlessCut(async () => this.#show(await this.#look()));
        return;
      case "act":
        void this.#unlessCut(() => this.#act(message), message.id);
        return;
      case "note":
        this.#notes = { ...this.#notes, [message.key]: message.value };
        keepNotes(this.date, this.#notes);
        this.tell({ t: "noted", key: message.key, value: message.value });
        return;
      default: // nothing else is done in a quest
        return;
    }
  }

  /** The table, with its reader at its only seat. */
  table(quest: DailyQuest): TableInfo {
    return seated(quest.table, ALONE, this.reader);
  }

  async #greet(): Promise<void> {
    const quest = await this.#look();
    this.welcome(ALONE, this.table(quest), this.#notes);
    this.#show(quest);
  }

  /** The quest as it stands; the first time it is what the page has brought along. */
  async #look(): Promise<DailyQuest> {
    const daily = this.#daily ?? (await api.daily(this.date, offsetNow()));
    this.#daily = null;
    this.#failures = 0;
    keepDaily(daily);
    return daily.quest;
  }

  async #act({ id, at, action }: Act): Promise<void> {
    await beKnown();
    const quest = await api.explore(this.date, { at, action });
    this.#show(quest);
    this.tell({ t: "done", id, seq: quest.news.seq });
  }

  #show(quest: DailyQuest): void {
    this.tell(this.table(quest));
    this.tell(quest.news);
    this.result.value = quest.result;
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
    this.#retry = setTimeout(this.#now, waitAfter(NO_GOODBYE, this.#failures++, Math.random()));
  }

  readonly #now = (): void => {
    clearTimeout(this.#retry);
    this.open();
  };
}
