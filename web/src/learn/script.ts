/**
 * A lesson's wire: it answers as the house would, from what was written down when the page was built. A lesson is
 * played on the real table through it; there is no second one.
 */

import { signal } from "@preact/signals";
import type { FromPage, Lesson, LessonScene, TableInfo, ToPage } from "@house/generated/types";
import { LaidWire, seated } from "@house/laid";
import type { Plain } from "@house/room";

const LEARNER = 0;
const asItIs: Plain = (action) => action;

export class Script extends LaidWire {
  /** The scene its reader is at, by number. */
  readonly at;

  constructor(
    private readonly lesson: Lesson,
    start: number,
    private readonly reader: string,
    private readonly plain: Plain = asItIs,
  ) {
    super();
    this.at = signal(start in lesson.scenes ? start : 0);
  }

  get scene(): LessonScene {
    return this.lesson.scenes[this.at.value]!;
  }

  send(message: FromPage): void {
    switch (message.t) {
      case "hello":
        this.welcome(LEARNER, this.table(), this.#noted());
        for (const scene of this.#wayTo(this.at.value)) this.tell(newsOf(scene));
        return;
      case "act": {
        const found = this.scene.accepted.find(({ action }) => this.#isAccepted(action, message.action));
        if (!found) {
          this.tell({ t: "error", code: "illegal", reason: "house-lesson-instead", id: message.id });
          return;
        }
        this.tell({ t: "done", id: message.id, seq: message.at + 1 });
        this.#goTo(found.goes_to);
        return;
      }
      case "note":
        this.tell({ t: "noted", key: message.key, value: message.value });
        return;
      case "hint": {
        const hint = this.scene.hints[message.rung - 1];
        if (hint) this.tell({ ...hint, id: message.id });
        return;
      }
      default: // nothing else is done in a lesson
        return;
    }
  }

  /** Is this what is accepted or, where the least of a move is asked for, does it say all of that? */
  #isAccepted(accepted: unknown, done: unknown): boolean {
    if (accepted === null) return false;
    const { options } = this.lesson.table;
    const is = this.scene.at_least ? saysAllOf : isSame;
    return is(this.plain(accepted, options), this.plain(done, options));
  }

  /** Go on from a stop that is only read. */
  goOn(): void {
    const [first] = this.scene.accepted;
    if (first && first.action === null) this.#goTo(first.goes_to);
  }

  /** The table as it is told at this scene: hints are at hand where there is something to prove. */
  table(): TableInfo {
    const assist = this.scene.hints.length > 0 ? "hints" : "off";
    return { ...seated(this.lesson.table, LEARNER, this.reader), assist };
  }

  #goTo(scene: number): void {
    this.at.value = scene;
    this.tell(this.table());
    this.tell(newsOf(this.scene));
    for (const [key, value] of Object.entries(this.scene.notes ?? {})) this.tell({ t: "noted", key, value });
  }

  /** What the lesson has put into its reader's notes so far. */
  #noted(): Record<string, string> {
    return Object.assign({}, ...[...this.#wayTo(this.at.value)].map(({ notes }) => notes));
  }

  *#wayTo(scene: number): Generator<LessonScene> {
    const found = this.lesson.scenes[scene]!;
    if (found.before !== null) yield* this.#wayTo(found.before);
    yield found;
  }
}

/** What is new at a scene. No move is taken back in a lesson: one goes back from stop to stop. */
function newsOf({ news }: LessonScene): ToPage {
  return { ...news, undo: null };
}

/** Are two moves the same, whatever their order of fields, and whether what is nothing is said or left out? */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Does a move say all that another one says, whatever it says besides? What is empty says nothing. */
export function saysAllOf(wanted: unknown, move: unknown): boolean {
  const said = move as Record<string, unknown>;
  return Object.entries(wanted as object).every(([key, field]) => isEmpty(field) || isSame(field, said[key]));
}

function isEmpty(field: unknown): boolean {
  return field === null || (Array.isArray(field) && field.length === 0);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, ordered(field)]),
  );
}
