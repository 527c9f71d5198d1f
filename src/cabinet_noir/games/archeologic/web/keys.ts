/** What each key does at the desk. */

import type { State } from "@house/generated/archeologic";
import type { KeyMap } from "@house/keyboard";
import type { Asking } from "./asking";
import type { Tool } from "./draft";
import type { Hand } from "./hand";
import { BUILDINGS, covered } from "./pieces";
import type { Element } from "./words";

/** What the tools show: the Archeoscope, buildings and counters to lay, or what was answered. */
export type Mode = "lay" | "scope" | "answers";
export const MODES: readonly Mode[] = ["scope", "lay", "answers"];

/** How I stand: I only watch, I work at my plan, it is being checked and not to be touched, or I am out. */
export type Standing = "watches" | "works" | "checked" | "out";

export interface Desk {
  readonly view: State;
  readonly mode: Mode;
  readonly hand: Hand;
  readonly asking: Asking;
  setMode(mode: Mode): void;
  ask(): void;
}

const OTHERS: Readonly<Record<string, Element>> = { n: "buildings", x: "empty", p: "traps" };
const WRITTEN: Readonly<Record<string, Tool>> = {
  f: "f",
  b: "b",
  n: "s",
  x: "x",
  Delete: ".",
  Backspace: ".",
};

/** Letters A to E and digits choose an axis; a building's own letter takes it, asks about it, or is written. */
export function keysOf(desk: Desk): KeyMap {
  const { view, mode, setMode, hand, asking } = desk;
  const axes = view.ring.map((axis) => [
    axis.toLowerCase(),
    choosing(desk, () => asking.setAxis(axis), `.axis[data-axis="${axis}"]`),
  ]);
  return {
    m: () => setMode(MODES[(MODES.indexOf(mode) + 1) % MODES.length]!),
    k: () => {
      setMode("lay");
      hand.setTool(hand.tool === null ? "f" : null);
    },
    Escape: hand.drop,
    ...Object.fromEntries(axes),
    ...(mode === "scope" ? scopeKeys(desk) : planKeys(desk)),
  };
}

/** Choose something of the Archeoscope, and go there, so that Enter asks. */
function choosing({ setMode }: Desk, select: () => void, chosen: string): () => void {
  return () => {
    setMode("scope");
    select();
    focusSoon(chosen);
  };
}

function scopeKeys(desk: Desk): KeyMap {
  const elements: Record<string, Element> = { ...OTHERS };
  for (const building of BUILDINGS) elements[building.toLowerCase()] = building;
  const chosen = Object.entries(elements).map(([key, element]) => [
    key,
    choosing(desk, () => desk.asking.setElement(element), `.element[data-element="${element}"]`),
  ]);
  return { ...Object.fromEntries(chosen), Enter: desk.ask };
}

function planKeys({ view, hand }: Desk): KeyMap {
  const walk = (columns: number, rows: number) => (): void => {
    hand.move(columns, rows);
    focusSoon('.zone[tabindex="0"]');
  };
  const back = (): void => {
    const on = covered(view.drawings, hand.draft.laid).get(hand.cursor);
    if (on) hand.back(on.building);
  };
  const buildings = BUILDINGS.map((building) => [
    building.toLowerCase(),
    () => (hand.tool === null ? hand.take(building) : hand.write(building)),
  ]);
  const written = Object.entries(WRITTEN).map(([key, tool]) => [key, () => hand.write(tool)]);
  return {
    ArrowLeft: walk(-1, 0),
    ArrowRight: walk(1, 0),
    ArrowUp: walk(0, -1),
    ArrowDown: walk(0, 1),
    Enter: () => hand.tapZone(hand.cursor),
    ...Object.fromEntries(buildings),
    ...(hand.tool === null ? { r: hand.turn, Delete: back, Backspace: back } : Object.fromEntries(written)),
  };
}

/** Move the focus once the page has been drawn again. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.archeologic ${selector}`)?.focus());
}
