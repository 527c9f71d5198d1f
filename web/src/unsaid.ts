/**
 * What a seat has done or noted and the house has not answered yet. It is said again after a lost connection, under the
 * same ids, so that saying it twice is the same as saying it once. While the page loads itself anew, this tab keeps it;
 * but nothing of a seat whose device is passed around.
 */

import { signal } from "@preact/signals";
import type { Act, Note } from "@house/generated/types";

interface Kept {
  readonly token: string;
  readonly acts: readonly Act[];
  readonly notes: readonly Note[];
}

export class Unsaid {
  /** Oldest first. */
  readonly acts = signal<readonly Act[]>([]);
  /** Of each key what was written last. */
  readonly notes = new Map<string, Note>();

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {
    this.#takeUp();
    addEventListener("pagehide", this.#keep);
    addEventListener("pageshow", this.#takeBack);
  }

  close(): void {
    removeEventListener("pagehide", this.#keep);
    removeEventListener("pageshow", this.#takeBack);
  }

  /** Forget everything, and let the tab keep nothing from now on. */
  forget(): void {
    this.close();
    this.acts.value = [];
    this.notes.clear();
  }

  all(): (Act | Note)[] {
    return [...this.acts.value, ...this.notes.values()];
  }

  answered(id: string): void {
    this.acts.value = this.acts.value.filter((act) => act.id !== id);
  }

  dropNote(id: string): void {
    for (const [key, note] of this.notes) if (note.id === id) this.notes.delete(key);
  }

  get #place(): string {
    return `cabinet-noir.unsaid.${this.table}`;
  }

  readonly #keep = (): void => {
    const mine = { token: this.token, acts: this.acts.value, notes: [...this.notes.values()] };
    if (this.all().length > 0) this.#write([...this.#others(), mine]);
  };

  /** The same page is shown again: it still has everything. */
  readonly #takeBack = (): void => this.#write(this.#others());

  #takeUp(): void {
    const mine = this.#read().find(({ token }) => token === this.token);
    if (!mine) return;
    this.acts.value = mine.acts;
    for (const note of mine.notes) this.notes.set(note.key, note);
    this.#write(this.#others());
  }

  /** What other seats of this device have kept. */
  #others(): readonly Kept[] {
    return this.#read().filter(({ token }) => token !== this.token);
  }

  #read(): readonly Kept[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "[]") as Kept[];
    } catch (error) {
      if (error instanceof DOMException) return [];
      throw error;
    }
  }

  #write(kept: readonly Kept[]): void {
    try {
      if (kept.length > 0) sessionStorage.setItem(this.#place, JSON.stringify(kept));
      else sessionStorage.removeItem(this.#place);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
