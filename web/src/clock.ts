/**
 * The server's time on this page: how far our own clock is off, by the quickest of the last few round trips.
 *
 * A pong says what the server's clock showed somewhere between our sending and our hearing; the shorter the trip, the
 * surer the middle of it. Everyone who asks `now` counts down to the same moment.
 */

const TRIPS_KEPT = 8;

interface Trip {
  readonly took: number;
  readonly offset: number;
}

export class ServerTime {
  #trips: readonly Trip[] = [];
  #guess = 0;

  constructor(private readonly own: () => number = () => performance.timeOrigin + performance.now()) {}

  /** What a ping says: our own time as it leaves. */
  leaving(): number {
    return this.own();
  }

  /** The server's first word, before any round trip is known: late by the way to here. */
  told(now: number): void {
    this.#guess = now - this.own();
  }

  /** A pong came back. */
  heard(sent: number, now: number): void {
    const here = this.own();
    const took = here - sent;
    if (took < 0) return;
    this.#trips = [...this.#trips, { took, offset: now - (sent + here) / 2 }].slice(-TRIPS_KEPT);
  }

  /** What the server's clock shows now, in milliseconds since 1970. */
  now(): number {
    const best = this.#trips.reduce<Trip | null>(
      (best, trip) => (best && best.took <= trip.took ? best : trip),
      null,
    );
    return this.own() + (best?.offset ?? this.#guess);
  }

  /** A new connection may go another way, and this machine may have slept: what was measured is forgotten. */
  forget(): void {
    this.#trips = [];
  }
}
