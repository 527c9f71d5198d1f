/** A seat's notes: as the house has them, and over them what was written here and is not answered yet. */

import { signal } from "@preact/signals";
import type { Note } from "@house/generated/types";

type Notes = Readonly<Record<string, string>>;

export class Notebook {
  readonly shown = signal<Notes>({});
  /** The notes as the house has them. */
  #kept: Notes = {};

  constructor(private readonly unsaid: Map<string, Note>) {}

  /** Take what the house has, all of it. */
  takeAll(notes: Notes): void {
    this.#kept = notes;
    this.show();
  }

  /** Take one note that the house now has. */
  take({ key, value }: Pick<Note, "key" | "value">): void {
    if (this.unsaid.get(key)?.value === value) this.unsaid.delete(key);
    this.takeAll({ ...this.#kept, [key]: value });
  }

  write(note: Note): void {
    this.unsaid.set(note.key, note);
    this.show();
  }

  show(): void {
    const written = [...this.unsaid.values()].map(({ key, value }) => [key, value] as const);
    const all = Object.entries({ ...this.#kept, ...Object.fromEntries(written) });
    this.shown.value = Object.fromEntries(all.filter(([, value]) => value !== ""));
  }
}
