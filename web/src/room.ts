/** The contract between the shell and a room's page: what a room brings, and what its board is given. */

import type { ComponentChildren, ComponentType } from "preact";
import type { CompanionParts } from "@house/box/companion";
import type { ServerTime } from "@house/clock";
import type { Assist, AssistLevel, Clock, Move, Offer, Outcome } from "@house/generated/types";
import type { Glow } from "@house/why/lit";

/** A board draws a view and reports intentions. It knows no rule and no socket. */
export interface BoardProps {
  /** The room's own state, as this pair of eyes sees it. */
  readonly view: unknown;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly me: number | null;
  readonly names: readonly string[];
  readonly toAct: readonly number[];
  /** What may be done now. Legality is here and nowhere else. */
  readonly offers: readonly Offer[];
  /** The last move, to be pointed at. */
  readonly last: Move | null;
  readonly outcome: Outcome | null;
  readonly notes: Readonly<Record<string, string>>;
  readonly assist: Assist | null;
  /** How far the house helps at this table, whether or not it has anything to tell just now. */
  readonly dial: AssistLevel;
  /** The clock that is running, if one is; `time` says what the server's clock shows. */
  readonly clock: Clock | null;
  readonly time: ServerTime | null;
  /** A picture of the past: nothing can be done or noted here. */
  readonly still: boolean;
  /** An action is on its way. */
  readonly busy: boolean;
  /** The actions that are on their way, oldest first. */
  readonly pending: readonly unknown[];
  /** The other seats this device holds, where one is passed around and the room hides nothing between seats. */
  readonly held: readonly HeldSeat[];
  act(action: object): void;
  /** Act without waiting for the answer to what was done before: where people act at the same time. */
  shout(action: object): void;
  note(key: string, value: string): void;
  /** How a place is lit by the reason that is open, by the room's own names of it: a class, or nothing. */
  lit(...places: readonly string[]): Glow;
  /** Have something explained; null where these eyes are not told anything. */
  readonly why: ((topic: Topic) => void) | null;
}

/** Something a reader may want explained. */
export type Topic = Thing | WrongNotes | BestQuestion | BestMove | { readonly kind: "hint" };

/** A hidden thing, by the name the house's help knows it by, and all that it might be. */
export interface Thing {
  readonly kind: "thing";
  readonly name: string;
  readonly title: string;
  readonly values: readonly {
    readonly value: string;
    readonly words: string;
    readonly sign: ComponentChildren;
  }[];
}

/** Notes that cannot be right, by their keys. */
export interface WrongNotes {
  readonly kind: "notes";
  readonly notes: readonly { readonly key: string; readonly words: string }[];
}

/** A question the house thinks well of, in words, and the bits it is expected to tell. */
export interface BestQuestion {
  readonly kind: "question";
  readonly words: string;
  readonly bits: number;
}

/** What the house would do, in words, where it can say how its worth comes about; and the points it expects of it. */
export interface BestMove {
  readonly kind: "move";
  readonly words: string;
  readonly action: object;
  readonly points: number;
}

/** A seat besides one's own on the same device: what may be done from there. */
export interface HeldSeat {
  readonly seat: number;
  readonly offers: readonly Offer[];
  shout(action: object): void;
}

/** A move without what makes no difference, such as the accents of a typed word: plainly the same is the same move. */
export type Plain = (action: unknown, options: unknown) => unknown;

/** A hidden thing as it may be picked. */
export interface Pickable {
  /** Whose it is, or of what sort; how many of that group lie beside each other, where that is known. */
  readonly group: string;
  readonly across?: number;
  readonly title: string;
  /** It, drawn small; and each value it may have: null where that is the same as a value of what it is picked by. */
  readonly sign: ComponentChildren;
  drawn(value: string): ComponentChildren;
  /** What it is picked by, where that is another thing: then its values are offered with that one's. */
  readonly by?: string;
}

/** How a room's puzzles are spoken of on the page. */
export interface Riddles {
  /** A hidden thing by the name the house's claims use; null: it is told in words. */
  thing?(board: Pick<BoardProps, "names" | "view">, name: string): Pickable | null;
  /** A move in words, on the table as it stood before it, if that is at hand; nothing: it has none. */
  move?(board: Pick<BoardProps, "names"> & Partial<Pick<BoardProps, "view">>, action: unknown): string;
  /** A move that words do not tell, drawn; nothing: its words do. */
  drawn?(board: Pick<BoardProps, "names" | "view">, action: unknown): ComponentChildren;
  /** What else one must know to find the best move: what a table would count, and a puzzle does not. */
  aside?(): string;
  /** Where words are judged: the one a move says; and how it is spelt, once what makes no difference is gone. */
  word?(action: unknown): string | null;
  spelt?(word: string, options: unknown): string;
}

/** The rules are drawn with the pieces of a table, where they are read at one. */
export interface RulesProps {
  /** The room's own state; null where no table is open. */
  readonly view: unknown;
}

/** What a seat sees, to be drawn in black and white. */
export interface PositionProps {
  readonly view: unknown;
  readonly me: number;
  readonly names: readonly string[];
}

/** What a room has on paper: drawn in black and white, with what is printed in the box. */
export interface Paper {
  /** For how many players there is a note sheet of its own; none: one serves any number. */
  readonly players: readonly number[];
  /** A note sheet to lay beside the box. */
  readonly Sheet: ComponentType<{ readonly players: number }>;
  readonly score: ScoreShape;
  /** A puzzle's position. */
  readonly Position: ComponentType<PositionProps>;
}

/** What a score card is ruled for. */
export interface ScoreShape {
  /** How many lines: players, or teams. */
  readonly lines: number;
  /** What has a column, besides the total and the match points. */
  columns(): readonly ComponentChildren[];
  /** What scores how much, in a few words. */
  legend?(): readonly string[];
}

export interface Room {
  readonly key: string;
  /** A small drawing for the card of the game. */
  readonly Emblem: ComponentType;
  /** Where seats play together: which side a seat is on, in the room's words. */
  side?(options: Readonly<Record<string, unknown>>, seats: number, seat: number): string;
  /** Nothing is hidden between seats: a device passed around may act for all its seats at once. */
  readonly shared?: boolean;
  /** Its advice is a question, worth so many bits. */
  readonly asks?: boolean;
  /** Where moves are typed: what makes a move plain. */
  plain?(): Promise<Plain>;
  board(): Promise<ComponentType<BoardProps>>;
  /** The sheet of private notes, shown beside the board. */
  notes(): Promise<ComponentType<BoardProps>>;
  rules(): Promise<ComponentType<RulesProps>>;
  /** What it has on paper, if anything. */
  paper?(): Promise<Paper>;
  /** What lies beside its real box; none: nothing does. */
  companion?(): Promise<CompanionParts>;
  /** How its puzzles are spoken of; none: there are none. */
  riddles?(): Promise<Riddles>;
}
