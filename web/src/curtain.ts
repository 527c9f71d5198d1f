/**
 * The curtain before a seat whose device is passed around: how this page wants it, and whether the house has drawn it.
 * Between the two, whatever comes was seen with other eyes, and is passed over.
 */

import type { ToPage } from "@house/generated/types";

export class Curtain {
  down = false;
  /** Does the device go around, so that nothing of what its seats are told is kept? */
  goesAround = false;
  /** Does the house still have to say that it has been drawn? */
  #awaited = false;

  draw(down: boolean): void {
    this.goesAround ||= down;
    this.down = down;
    this.#awaited = true;
  }

  /** Is a message of other eyes than these? A welcome says whose follow; pongs and refusals are of nobody's. */
  muffles(message: ToPage): boolean {
    if (message.t === "welcome")
      this.#awaited = message.seat !== null && (message.eyes === null) !== this.down;
    return this.#awaited && message.t !== "pong" && message.t !== "error";
  }
}
