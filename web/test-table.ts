/** A table in the hand, for tests: what a house would say of one, and a wire that answers. */

import type { FromPage, News, SeatInfo, TableInfo, ToPage } from "@house/generated/types";
import type { WireEnds } from "@house/socket";

export const INFO: TableInfo = {
  t: "table",
  table: "abc",
  code: "ABC",
  game: "vinci",
  status: "playing",
  open: false,
  assist: "off",
  options: {},
  seats: [],
  seq: 0,
  next_table: "",
  outcome: null,
  paused: false,
  pause_wished: [],
  clock: null,
  chosen: [],
  rated: false,
  machines: false,
  grace: 0,
  reviewed: false,
  board: null,
  seal: "",
  dealing: false,
  dial: [],
};

export const SEAT: SeatInfo = {
  kind: "person",
  name: "Ada",
  level: "",
  taken: true,
  present: true,
  host: false,
  held: false,
  avatar: "",
  lent: false,
  left: 0,
  pledge: "",
  forfeited: false,
  stands_in: false,
  machine: false,
  asked: "",
  declined: "",
  resigning: null,
};

/** Return news of so many moves. */
export function news(since: number, seq: number): News {
  const moves = Array.from({ length: seq - since }, (_, i) => ({
    seq: since + 1 + i,
    seat: 0,
    events: [],
    told: [],
  }));
  return {
    t: "news",
    since,
    seq,
    moves,
    view: {},
    to_act: [0],
    offers: [],
    outcome: null,
    clock: null,
    undo: null,
    head: "",
  };
}

/** A wire in the hand: what the page said, and a way to answer. */
export class FakeWire {
  said: FromPage[] = [];
  ends!: WireEnds;
  onClose: () => void = () => undefined;
  lay = (_address: string, ends: WireEnds) => {
    this.ends = ends;
    return {
      send: (message: FromPage) => {
        this.said.push(message);
      },
      close: () => this.onClose(),
    };
  };
  hear(...messages: ToPage[]): void {
    for (const message of messages) this.ends.onMessage(message);
  }
  welcome(notes: Record<string, string> = {}): void {
    this.ends.onOpen();
    this.hear({ t: "welcome", seat: 0, table: INFO, notes, now: 0, eyes: 0, build: "" });
  }
  last(): FromPage | undefined {
    return this.said.at(-1);
  }
}
