/** My hand over the plan: what I hold, where the cursor is, what is dragged; every change goes into the kept draft. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import type { BoardProps } from "@house/room";
import { lay, nextMark, NOTE, readDraft, takeBack, writeDraft, type Draft } from "./draft";
import { columnOf, covered, nearest, rowOf, shapeOf, SIDE, turnedOn, ZONES, type Building } from "./pieces";

/** A building on its way, in zones from the plan's upper left corner. */
export interface Drag {
  readonly building: Building;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
}

export interface Hand {
  readonly draft: Draft;
  readonly held: { readonly building: Building; readonly turn: number } | null;
  readonly cursor: string;
  readonly drag: Drag | null;
  readonly pencil: boolean;
  take(building: Building): void;
  drop(): void;
  turn(): void;
  tapZone(zone: string): void;
  back(building: Building): void;
  clear(): void;
  move(columns: number, rows: number): void;
  setCursor(zone: string): void;
  setPencil(on: boolean): void;
  grab(event: PointerEvent, building: Building, turn: number, at: string | null): void;
  /** The element of the plan, from which drags are measured. */
  readonly plan: { current: HTMLElement | null };
}

const SLIP = 6;
/** So many pixels of movement make a drag of a tap. */

export function useHand(board: BoardProps, view: State): Hand {
  const kept = board.notes[NOTE];
  const [draft, setDraft] = useState<Draft>(() => readDraft(kept));
  const [held, setHeld] = useState<Hand["held"]>(null);
  const [cursor, setCursor] = useState("A1");
  const [drag, setDrag] = useState<Drag | null>(null);
  const [pencil, setPencil] = useState(false);
  const plan = useRef<HTMLElement | null>(null);
  const now = useRef(draft);
  now.current = draft;
  useEffect(() => { // another device of mine may have written it
    if ((kept ?? "") !== writeDraft(now.current)) setDraft(readDraft(kept));
  }, [kept]);

  const keep = (next: Draft): void => {
    now.current = next;
    setDraft(next);
    board.note(NOTE, writeDraft(next));
  };
  const put = (placement: Placement): void => { keep(lay(now.current, placement)); setHeld(null); };
  const tapZone = (zone: string): void => {
    setCursor(zone);
    if (pencil) return keep(nextMark(now.current, zone));
    if (held) return put({ ...held, at: nearest(shapeOf(view.drawings, held.building, held.turn), columnOf(zone), rowOf(zone)) });
    const on = covered(view.drawings, now.current.laid).get(zone);
    const placement = on && now.current.laid.find(({ building }) => building === on.building);
    if (placement) put(turnedOn(view.drawings, placement));
  };
  const grab = useGrab({ view, plan, setDrag, onDrop: put, onOut: (building) => { keep(takeBack(now.current, building)); setHeld(null); } });

  return {
    draft, held, cursor, drag, pencil, plan, tapZone, grab,
    take: (building) => {
      const laid = draft.laid.find((placement) => placement.building === building);
      setPencil(false);
      setHeld(held?.building === building ? null : { building, turn: laid?.turn ?? 0 });
    },
    drop: () => setHeld(null),
    turn: () => {
      if (held) return setHeld({ ...held, turn: (held.turn + 1) % 4 });
      tapZone(cursor);
    },
    back: (building) => { keep(takeBack(now.current, building)); setHeld(null); },
    clear: () => { keep({ ...now.current, laid: [] }); setHeld(null); },
    move: (columns, rows) => setCursor(ZONES[wrap(rowOf(cursor) + rows) * SIDE + wrap(columnOf(cursor) + columns)]!),
    setCursor,
    setPencil: (on) => { setPencil(on); setHeld(null); },
  };
}

function wrap(index: number): number {
  return (index + SIDE) % SIDE;
}

interface GrabProps {
  readonly view: State;
  readonly plan: { current: HTMLElement | null };
  setDrag(drag: Drag | null): void;
  onDrop(placement: Placement): void;
  onOut(building: Building): void;
}

/** Follow a finger or a mouse from where it takes a building to where it lets go; a second finger turns it. */
function useGrab({ view, plan, setDrag, onDrop, onOut }: GrabProps): Hand["grab"] {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (event, building, startTurn, at) => {
    const box = plan.current?.getBoundingClientRect();
    if (!box || stop.current || event.button !== 0) return;
    const size = box.width / SIDE;
    let turn = startTurn;
    let now: Drag | null = null;
    const shape = (): readonly string[] => shapeOf(view.drawings, building, turn);
    const spot = (move: PointerEvent): Drag => ({
      building, turn, moved: true,
      x: (move.clientX - box.left) / size - shape()[0]!.length / 2,
      y: (move.clientY - box.top) / size - shape().length / 2 - (move.pointerType === "touch" ? 0.9 : 0), // above the finger
    });
    const follow = (move: PointerEvent): void => {
      if (move.pointerId !== event.pointerId) return;
      if (!now && Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < SLIP) return;
      now = spot(move);
      setDrag(now);
    };
    const second = (other: PointerEvent): void => {
      if (other.pointerId === event.pointerId || !now) return;
      turn = (turn + 1) % 4;
      now = { ...now, turn };
      setDrag(now);
    };
    const end = (up: PointerEvent): void => {
      if (up.pointerId !== event.pointerId) return;
      stop.current?.();
      setDrag(null);
      if (!now || up.type === "pointercancel") return;
      const { x, y } = now;
      const over = x > -1.5 && y > -1.5 && x < SIDE && y < SIDE;
      if (over) onDrop({ building, turn, at: nearest(shape(), x, y) });
      else if (at !== null) onOut(building);
    };
    const events = { pointermove: follow, pointerdown: second, pointerup: end, pointercancel: end } as const;
    for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener as EventListener);
    stop.current = () => {
      for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener as EventListener);
      stop.current = null;
      if (now) document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    };
  };
}

/** A drag that ends over a button is no click on it. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
