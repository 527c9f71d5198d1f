/** A wire to one table that mends itself: later after each failure, and at once when the reader comes back. */

import type { FromPage, ToPage } from "@house/generated/types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
/** After a hello the clocks are compared at once, and a few times more: the quickest round trip counts. */
const FIRST_PINGS = [0, 150, 400, 900, 2000];
/** A network can die without a word. Whoever gets no answer for so long has lost it, whatever the socket believes. */
const ANSWER_WITHIN = 12_000;
const OPEN_WITHIN = 10_000;

/** What a browser calls a connection that ended without a goodbye. */
const CUT = 1006;

/** What a house says that is closing: another worker takes this page at once. Not every page in the same instant. */
const MOVE = 1012;
const SPREAD = 400;

/** How long to wait before the next try, in milliseconds; `chance` is from 0 to 1. */
export function waitAfter(code: number, failures: number, chance: number): number {
  if (code === MOVE && failures === 0) return SPREAD * chance;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + chance / 2);
}

/** What the house says in one text: a message a line. */
export function messagesIn(text: string): ToPage[] {
  return text.split("\n").map((line) => JSON.parse(line) as ToPage);
}

export interface WireEnds {
  /** A fresh connection: say hello. */
  onOpen(): void;
  /** It is time to say that we are here, and to ask for the time. */
  onBeat(): void;
  onMessage(message: ToPage): void;
  onLost(): void;
}

export class Wire {
  #socket: WebSocket | null = null;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly address: string,
    private readonly ends: WireEnds,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Send if connected. What must arrive is sent again by whoever cares, after the next hello. */
  send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket) {
      this.#beat();
      return;
    }
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) this.#giveUp(socket);
    }, OPEN_WITHIN);
    socket.onopen = () => {
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
      this.ends.onOpen();
      for (const wait of FIRST_PINGS)
        setTimeout(() => {
          if (socket === this.#socket) this.ends.onBeat();
        }, wait);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#failures = 0;
      for (const message of messagesIn(String(event.data))) this.ends.onMessage(message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #beat(): void {
    const [socket, asked] = [this.#socket, Date.now()];
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.ends.onBeat();
    setTimeout(() => {
      if (this.#heard < asked) this.#giveUp(socket);
    }, ANSWER_WITHIN);
  }

  /** Go on without a socket at once: one that is dead would take its time to say so. */
  #giveUp(socket: WebSocket): void {
    this.#lost(socket, CUT);
    socket.close();
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.ends.onLost();
    this.#retry = setTimeout(() => this.#connect(), waitAfter(code, this.#failures++, Math.random()));
  }
}
