/** One presence's watch over the deal: when it opens its part, what it thinks of the deal, what it keeps in play. */

import { computed, signal } from "@preact/signals";
import { keepHead } from "@house/deal/kept";
import { hasMoved, type Judgement, judged, partToOpen } from "@house/deal/witness";
import type { Move, News } from "@house/generated/types";
import type { Presence } from "@house/presence";

export class DealWatch {
  readonly judgement = signal<Judgement>("fair");
  readonly mayRefuse = computed(() => {
    const { info, seat, moves } = this.presence;
    return (
      seat.value !== null &&
      this.judgement.value === "left-out" &&
      info.value.status === "playing" &&
      !hasMoved(moves.value, seat.value)
    );
  });
  /** Has this connection opened its part of the deal? */
  #opened = false;

  constructor(private readonly presence: Pick<Presence, "info" | "seat" | "eyes" | "moves">) {}

  /** A new connection: the part may have to be opened once more. */
  again(): void {
    this.#opened = false;
  }

  /** Everybody sits: the part of the deal that this seat had pledged, once a connection; nothing: not now. */
  part(): string {
    const part = this.#opened ? "" : partToOpen(this.presence.info.value, this.presence.seat.value);
    this.#opened ||= part !== "";
    return part;
  }

  /**
   * Judge the deal when it comes, and keep what one is told in play; a game one comes to after its end is not. Where a
   * device goes around, only what a spectator is told is kept: from the hash of a sight, a short secret can be guessed.
   */
  look(news: News, fresh: readonly Move[], first: boolean, goesAround: boolean): void {
    const { table, status } = this.presence.info.value;
    const eyes = this.presence.eyes.value;
    if (fresh[0]?.seq === 0) this.judgement.value = judged(table, this.presence.seat.value, fresh[0]);
    if ((status !== "over" || !first) && (eyes === null || !goesAround))
      keepHead(table, eyes === null ? "spectator" : String(eyes), news.seq, news.head);
  }
}
