/** A replay is read page by page, from wherever the reader looks. Few pages are kept, however long the game was. */

import { applied } from "@house/difference";
import type { Move, Replay } from "@house/generated/types";

/** A step as it is shown. */
export interface Moment {
  readonly move: Move;
  readonly view: unknown;
  readonly notes: Readonly<Record<string, string>>;
}

interface Page {
  readonly replay: Replay;
  readonly moments: readonly Moment[];
}

/** Where pages begin, unless one was too heavy for so many steps: then the next begins where it ended. */
export const STEPS = 128;
export const PAGES_KEPT = 3;
/** What is read ahead, so that a reader who goes on does not wait; and the move before, which is told, too. */
const AHEAD = 16;
const BEHIND = 2;

/** Return the steps of a page, each with its whole view. What did not change from one to the next is shared. */
export function momentsOf(replay: Replay): readonly Moment[] {
  let view: unknown = replay.view;
  let notes: unknown = replay.notes;
  return replay.steps.map((step) => {
    view = applied(view, step.view);
    notes = applied(notes, step.notes);
    return { move: step.move, view, notes: notes as Moment["notes"] };
  });
}

export class Pages {
  #kept: readonly Page[] = [];
  #wanted = -1;
  /** Where pages were asked for since the reader looks here: what is near is read once, whatever is kept of it. */
  #tried: ReadonlySet<number> = new Set();
  #reading = false;
  #closed = false;

  /** `changed` is called when a page has come, `failed` when one could not be read. */
  constructor(
    private readonly read: (start: number) => Promise<Replay>,
    private readonly changed: () => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  close(): void {
    this.#closed = true;
  }

  /** The page that came last: what it says of the game as a whole is the newest. */
  get newest(): Replay | undefined {
    return this.#kept.at(-1)?.replay;
  }

  get count(): number {
    return this.#kept.length;
  }

  moment(at: number): Moment | undefined {
    const page = this.#pageOf(at);
    return page?.moments[at - page.replay.start];
  }

  /** How it ended, if this step is the last one and it has. */
  outcome(at: number): Replay["outcome"] {
    const page = this.#pageOf(at);
    return page && at === page.replay.last ? page.replay.outcome : null;
  }

  /** The moves that are known without a gap around a step. */
  movesAround(at: number): readonly Move[] {
    let first = this.#pageOf(at);
    const found: Move[] = [];
    while (first && first.replay.start > 0) {
      const before = this.#pageOf(first.replay.start - 1);
      if (!before) break;
      first = before;
    }
    for (let page = first; page; page = this.#pageOf(end(page)))
      found.push(...page.moments.map(({ move }) => move));
    return found;
  }

  /** Read what is needed to show a step, then what is near it. If the reader looks elsewhere meanwhile, that first. */
  want(at: number): void {
    if (at === this.#wanted) return;
    this.#wanted = at;
    this.#tried = new Set();
    if (!this.#reading) this.#readOn().catch(this.failed);
  }

  async #readOn(): Promise<void> {
    this.#reading = true;
    try {
      for (let start = this.#next(); start !== undefined; start = this.#next()) {
        this.#tried = new Set([...this.#tried, start]);
        const replay = await this.read(start);
        if (this.#closed) return;
        this.#keep({ replay, moments: momentsOf(replay) });
        this.changed();
      }
    } finally {
      this.#reading = false;
    }
  }

  #next(): number | undefined {
    const last = this.newest?.last ?? this.#wanted;
    return [this.#wanted, this.#wanted - BEHIND, this.#wanted + AHEAD]
      .map((at) => Math.min(Math.max(at, 0), last))
      .filter((at) => !this.#pageOf(at))
      .map((at) => this.#startFor(at))
      .find((start) => !this.#tried.has(start));
  }

  #startFor(at: number): number {
    const before = this.#kept.filter((page) => page.replay.start <= at);
    return Math.max(at - (at % STEPS), ...before.map(end));
  }

  #keep(page: Page): void {
    const near = (one: Page): number =>
      this.#wanted < one.replay.start
        ? one.replay.start - this.#wanted
        : Math.max(0, this.#wanted - end(one) + 1);
    const others = this.#kept.filter((one) => one.replay.start !== page.replay.start);
    const nearest = [...others, page].toSorted((one, other) => near(one) - near(other)).slice(0, PAGES_KEPT);
    this.#kept = [...others, page].filter((one) => nearest.includes(one));
  }

  #pageOf(at: number): Page | undefined {
    return this.#kept.find((page) => page.replay.start <= at && at < end(page));
  }
}

function end(page: Page): number {
  return page.replay.start + page.moments.length;
}
