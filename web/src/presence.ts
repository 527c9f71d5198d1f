/**
 * My presence at a table: everything the house has shown this seat, and everything this seat still wants to say.
 *
 * It drops what it has, applies what comes next and asks again from its own entry when there is a gap. An action keeps
 * its id until the house has answered it, so that sending it twice is the same as sending it once.
 *
 * Where a device is passed around, its seats are here behind a curtain, with a spectator's eyes. When the curtain falls
 * or is lifted, all is forgotten, and nothing is heard until the house's welcome says whose eyes follow.
 */

import { batch, computed, signal } from "@preact/signals";
import { ServerTime } from "@house/clock";
import { Curtain } from "@house/curtain";
import { DealWatch } from "@house/deal/watch";
import type {
  Act,
  Assist,
  Chose,
  Clock,
  FromPage,
  Move,
  News,
  Note,
  Phrase,
  Problem,
  Said,
  TableInfo,
  ToPage,
  Welcome,
} from "@house/generated/types";
import { newId } from "@house/ids";
import { namesOf } from "@house/names";
import { Notebook } from "@house/notebook";
import { BUILD, heardBuild, needRenewal } from "@house/renewal";
import { Wire, type WireEnds } from "@house/socket";
import { Unsaid } from "@house/unsaid";
import { Wondering } from "@house/why/wondering";

type AtTable = Extract<FromPage, { t: "grant" | "take_back" | "refuse_deal" | "resign" | "turn_dial" }>;
type Connection = "connecting" | "live" | "lost";
type Lay = (address: string, ends: WireEnds) => Pick<Wire, "send" | "close">;

export interface Hearing {
  /** New moves were made while we were looking. */
  onMoves?(moves: readonly Move[]): void;
  onProblem?(problem: Problem): void;
  onSaid?(said: Said): void;
  /** The house has taken this seat or these eyes away. */
  onTakenAway?(): void;
}

const KEPT_PHRASES = 60;

const layWire: Lay = (address, ends) => new Wire(address, ends);

export class Presence {
  readonly info;
  readonly seat = signal<number | null>(null);
  /** Whose eyes these are: my own, or those of a seat that lets me look over its shoulder. */
  readonly eyes = signal<number | null>(null);
  /** What was said at the table while I was here. */
  readonly said = signal<readonly Said[]>([]);
  /** The seats of people whom I have blocked. */
  readonly apart = signal<readonly number[]>([]);
  readonly news = signal<News | null>(null);
  readonly moves = signal<readonly Move[]>([]);
  readonly notes;
  readonly assist = signal<Assist | null>(null);
  /** The clock that is running; `time` is what it is read against. */
  readonly clock = signal<Clock | null>(null);
  /** What was done and is not answered yet, oldest first. */
  readonly pending;
  readonly connection = signal<Connection>("connecting");
  readonly names = computed(() => namesOf(this.info.value.seats));
  /** Whose turn it is: whom the clock still hurries or, where none runs, whoever may act. */
  readonly turn = computed(() => {
    const able = this.news.value?.to_act ?? [];
    const hurried = this.clock.value?.seats ?? able;
    const left = hurried.filter((seat) => able.includes(seat)); // one of all who vote may have voted
    return left.length > 0 ? left : hurried;
  });
  readonly mine = computed(() => {
    const seat = this.seat.value;
    return seat !== null && this.turn.value.includes(seat) && !this.info.value.seats[seat]?.forfeited;
  });
  /** What I ask the house to explain. */
  readonly why = new Wondering((question) => this.#send(question));
  readonly #watch = new DealWatch(this);
  /** What this device thinks of the deal. */
  readonly deal = this.#watch.judgement;
  /** May I still end this game, because it was dealt without my part? */
  readonly mayRefuseDeal = this.#watch.mayRefuse;

  /** Nothing of what this seat is told may be said aloud: the device shows another one. */
  hushed = false;

  readonly #curtain = new Curtain();
  readonly #wire;
  readonly #unsaid;
  readonly #notebook;

  constructor(
    info: TableInfo,
    readonly token: string,
    private readonly hearing: Hearing = {},
    pledge = "",
    lay: Lay = layWire,
    readonly time = new ServerTime(),
  ) {
    this.info = signal(info);
    this.#unsaid = new Unsaid(info.table, token);
    this.pending = this.#unsaid.acts;
    this.#notebook = new Notebook(this.#unsaid.notes);
    this.notes = this.#notebook.shown;
    const address = `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(info.table)}`;
    const said = { ...(BUILD && { page: BUILD }), ...(pledge && { pledge }) };
    this.#wire = lay(address, {
      onOpen: () => {
        this.time.forget();
        this.#watch.again();
        const covered = this.#curtain.down && { covered: true };
        this.#send({ t: "hello", token, since: this.#seq, ...said, ...covered });
      },
      onBeat: () => this.#send({ t: "ping", sent: this.time.leaving() }),
      onMessage: (message) => this.#hear(message),
      onLost: () => {
        this.connection.value = "lost";
      },
    });
  }

  close(): void {
    this.#unsaid.close();
    this.#wire.close();
  }

  /** Let the curtain fall, or lift it: all that was told, and was not said yet, is forgotten; the house tells anew. */
  drawCurtain(down: boolean): void {
    this.#curtain.draw(down);
    this.#unsaid.forget();
    batch(() => {
      this.eyes.value = this.news.value = this.assist.value = this.clock.value = null;
      this.moves.value = [];
      this.#notebook.takeAll({});
      this.why.forget();
    });
    this.#send({ t: "curtain", down });
  }

  /** Do something. One thing at a time: a second one before the house has answered the first is not sent. */
  act(action: object): void {
    if (this.pending.value.length === 0) this.shout(action);
  }

  /** Do something at once, whatever else is on its way: where all act at the same time, nobody waits for an answer. */
  shout(action: object): void {
    const news = this.news.value;
    if (!news) return;
    const act: Act = { t: "act", at: news.seq, id: newId(), action };
    this.pending.value = [...this.pending.value, act];
    this.#send(act);
  }

  /** Keep a note: here at once, on the server as soon as it hears. */
  note(key: string, value: string): void {
    const note: Note = { t: "note", key, value, id: newId() };
    this.#notebook.write(note);
    this.#send(note);
  }

  /** Say one of the few things that can be said. */
  say(phrase: Phrase): void {
    this.#send({ t: "say", phrase });
  }

  /** Wish a pause, take the wish back, or let a paused table go on. */
  pause(wish: boolean): void {
    this.#send({ t: "pause", wish });
  }

  /** A seat was left: say what I would do about it. */
  choose(about: number, choice: Chose["choice"]): void {
    this.#send({ t: "choose", about, choice });
  }

  /** Do something else at the table: give time, take back, refuse the deal, resign, turn the dial. */
  atTable(act: AtTable): void {
    this.#send(act);
  }

  get #seq(): number {
    return this.news.peek()?.seq ?? -1;
  }

  #send(message: FromPage): void {
    this.#wire.send(message);
  }

  #hear(message: ToPage): void {
    if (this.#curtain.muffles(message)) return;
    switch (message.t) {
      case "welcome":
        this.time.told(message.now);
        heardBuild(message.build);
        if (this.#isTakenAway(message)) {
          this.hearing.onTakenAway?.();
          return;
        }
        this.seat.value = message.seat;
        this.eyes.value = message.eyes;
        this.info.value = message.table;
        this.#notebook.takeAll(message.notes);
        this.connection.value = "live";
        this.#sayAgain();
        this.#openPart();
        return;
      case "said":
        this.said.value = [...this.said.value.slice(-KEPT_PHRASES), message];
        this.hearing.onSaid?.(message);
        return;
      case "apart":
        this.apart.value = message.seats;
        this.said.value = this.said.value.filter((said) => !message.seats.includes(said.seat));
        return;
      case "table":
        this.info.value = message;
        this.#openPart();
        return;
      case "news":
        this.#take(message);
        return;
      case "assist":
        this.assist.value = message;
        return;
      case "why":
      case "hint":
        this.why.hear(message);
        return;
      case "noted":
        this.#notebook.take(message);
        return;
      case "done":
        this.#unsaid.answered(message.id);
        return;
      case "error":
        this.#refused(message);
        return;
      case "pong":
        this.#send({ t: "echo", probe: message.probe });
        this.time.heard(message.sent, message.now);
        return;
      default:
        message satisfies never;
    }
  }

  /** Is it no longer my seat, or are they no longer the eyes I was lent? */
  #isTakenAway({ seat, eyes }: Welcome): boolean {
    if (this.seat.value !== null) return seat !== this.seat.value;
    return this.eyes.value !== null && (seat !== null || eyes !== this.eyes.value);
  }

  /** After a lost connection: what was not answered is said again, under the same id. */
  #sayAgain(): void {
    for (const one of this.#unsaid.all()) this.#send(one);
    this.why.askAgain();
  }

  /** Show this seat's part of the deal, if it is time. */
  #openPart(): void {
    const part = this.#watch.part();
    if (part !== "") this.#send({ t: "open", part });
  }

  #take(news: News): void {
    const seq = this.#seq;
    if (news.seq < seq) return;
    if (news.since > seq) {
      this.#send({ t: "sync", since: seq });
      return;
    }
    const fresh = news.moves.filter((move) => move.seq > seq);
    this.moves.value = [...this.moves.value, ...fresh];
    const first = this.news.value === null;
    this.news.value = news;
    this.clock.value = news.clock;
    this.#watch.look(news, fresh, first, this.#curtain.goesAround);
    if (!first && fresh.length > 0) this.hearing.onMoves?.(fresh);
  }

  #refused(problem: Problem): void {
    if (problem.code === "reload") {
      this.#wire.close();
      needRenewal();
      return;
    }
    if (problem.reason === "deal-is-made") return; // too late with a part: the deal itself says so
    if (this.why.hear(problem)) return;
    if (problem.id) this.#unsaid.answered(problem.id);
    // What the house failed at is sent again.
    if (problem.id && problem.code !== "fault") this.#unsaid.dropNote(problem.id);
    this.#notebook.show();
    if (problem.code === "stale") this.#send({ t: "sync", since: this.#seq });
    this.hearing.onProblem?.(problem);
  }
}
