/** The contract between a page that lies beside a real box and the room whose box it is. */

import type { ComponentType } from "preact";
import type { Checked, Given } from "@house/generated/types";
import type { BoardProps } from "@house/room";

/** What a room's sheet is given. It says what was entered; it knows no rule and no request. */
export interface CompanionProps {
  /** All that was entered so far, in the room's own shape; null: nothing yet. */
  readonly entered: unknown;
  /** Tables nobody has written on, as this page was built with them, by their names. */
  readonly blanks: Readonly<Record<string, unknown>>;
  /** What the house said of exactly this; null: not yet, or it cannot be reached. */
  readonly checked: Checked | null;
  /** The table as the house told it last, where that is kept for the way; null: nothing is. */
  readonly before: unknown;
  /** Is the house being asked, or can it not be reached? */
  readonly asking: boolean;
  readonly cut: boolean;
  readonly names: readonly string[];
  enter(entered: object): void;
  /** Enter something else altogether: a sheet of its own, with no notes on it. */
  begin(entered: object): void;
  /** Have a sheet drawn by the house, where it keeps something hidden for it. */
  draw(): Promise<object>;
  /** Have something judged that is on no sheet. */
  ask(entered: object): Promise<Checked>;
  /** What the room's own pieces are drawn from, for a table as it was entered. */
  board(view: unknown): BoardProps;
}

/** What a room brings along for its box. */
export interface CompanionParts {
  readonly Sheet: ComponentType<CompanionProps>;
  /** What is left once something the house was told is struck; null: it is put right on the sheet itself. */
  without?(entered: unknown, given: Given): object | null;
  /** How many codes, cities or rows may be, in words. */
  left?(count: number): string;
  /** Does the house look at each sheet by itself? Not where it is asked by a tap. */
  readonly looked: boolean;
  /** Do others sit there of whom something is entered? */
  readonly named?: boolean;
  /** Is what it told kept on this device, so that it can be read without the network? */
  readonly keeps?: boolean;
}
