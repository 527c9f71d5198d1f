/** A wire to nobody: laid instead of one to the house, it answers from what the page has at hand. */

import type { FromPage, TableInfo, ToPage } from "@house/generated/types";
import type { WireEnds } from "@house/socket";

export abstract class LaidWire {
  #ends: WireEnds | null = null;

  /** Answer what the page says. */
  abstract send(message: FromPage): void;

  /** Be laid instead of a wire. */
  readonly lay = (_address: string, ends: WireEnds): Pick<LaidWire, "send" | "close"> => {
    this.#ends = ends;
    queueMicrotask(() => this.open());
    return this;
  };

  close(): void {
    this.#ends = null;
  }

  /** Nobody answers for now; whoever listens says so. */
  protected lose(): void {
    this.#ends?.onLost();
  }

  /** It can be tried again: whoever listens says hello, and what was not answered. */
  protected open(): void {
    this.#ends?.onOpen();
  }

  protected tell(message: ToPage): void {
    this.#ends?.onMessage(message);
  }

  /** Greet whoever sits there: the table, and what they have noted. */
  protected welcome(seat: number, table: TableInfo, notes: Readonly<Record<string, string>>): void {
    this.tell({ t: "welcome", seat, eyes: seat, table, notes, now: Date.now(), build: "" });
  }
}

/** A table at which its reader has a name. */
export function seated(table: TableInfo, seat: number, name: string): TableInfo {
  return { ...table, seats: table.seats.map((one, at) => (at === seat ? { ...one, name } : one)) };
}
