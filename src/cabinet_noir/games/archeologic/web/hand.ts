/** My hand over the plan: what I hold, where the cursor is, what is dragged; every change goes into the kept draft. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import type { BoardProps } from "@house/room";
import {
  type Draft,
  lay,
  mark,
  PENCIL,
  PLAN,
  readDraft,
  type Tool,
  takeBack,
  writePencil,
  writePlan,
} from "./draft";
import { type Building, columnOf, covered, nearest, rowOf, SIDE, shapeOf, turnedOn, ZONES } from "./pieces";

/** A building on its way, in zones from the plan's upper left corner. */
interface Drag {
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
  /** What the pencil writes on the zones that are tapped; null while buildings are laid. */
  readonly tool: Tool | null;
  take(building: Building): void;
  drop(): void;
  turn(): void;
  tapZone(zone: string): void;
  back(building: Building): void;
  clear(): void;
  move(columns: number, rows: number): void;
  setCursor(zone: string): void;
  setTool(tool: Tool | null): void;
  /** Write at the cursor, whatever is in hand. */
  write(tool: Tool): void;
  grab(event: PointerEvent, building: Building, turn: number, at: string | null): void;
  /** The element of the plan, from which drags are measured. */
  readonly plan: { current: HTMLElement | null };
}

const SLIP = 6;
/** So many pixels of movement make a drag of a tap. */

export function useHand(board: BoardProps, view: State): Hand {
  const { [PLAN]: laid, [PENCIL]: pencil } = board.notes;
  const draft = useMemo(() => readDraft(laid, pencil), [laid, pencil]);
  const [held, setHeld] = useState<Hand["held"]>(null);
  const [cursor, setCursor] = useState("A1");
  const [drag, setDrag] = useState<Drag | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const plan = useRef<HTMLElement | null>(null);
  const now = useRef(draft);
  now.current = draft;

  const keep = (next: Draft): void => {
    const before = now.current;
    now.current = next; // a second change may come before the page is drawn again
    if (writePlan(next) !== writePlan(before)) board.note(PLAN, writePlan(next));
    if (writePencil(next) !== writePencil(before)) board.note(PENCIL, writePencil(next));
  };
  const put = (placement: Placement): void => {
    keep(lay(now.current, placement));
    setHeld(null);
  };
  const tapZone = (zone: string): void => {
    setCursor(zone);
    if (tool) {
      keep(mark(now.current, zone, tool));
      return;
    }
    if (held) {
      const shape = shapeOf(view.drawings, held.building, held.turn);
      put({ ...held, at: nearest(shape, columnOf(zone), rowOf(zone)) });
      return;
    }
    const on = covered(view.drawings, now.current.laid).get(zone);
    const placement = on && now.current.laid.find(({ building }) => building === on.building);
    if (placement) put(turnedOn(view.drawings, placement));
  };
  const grab = useGrab({
    view,
    plan,
    setDrag,
    onDrop: put,
    onOut: (building) => {
      keep(takeBack(now.current, building));
      setHeld(null);
    },
  });

  return {
    draft,
    held,
    cursor,
    drag,
    tool,
    plan,
    tapZone,
    grab,
    take: (building) => {
      const laid = draft.laid.find((placement) => placement.building === building);
      setTool(null);
      setHeld(held?.building === building ? null : { building, turn: laid?.turn ?? 0 });
    },
    drop: () => setHeld(null),
    turn: () => {
      if (held) return setHeld({ ...held, turn: (held.turn + 1) % 4 });
      tapZone(cursor);
    },
    back: (building) => {
      keep(takeBack(now.current, building));
      setHeld(null);
    },
    clear: () => {
      keep({ ...now.current, laid: [] });
      setHeld(null);
    },
    move: (columns, rows) =>
      setCursor(ZONES[wrap(rowOf(cursor) + rows) * SIDE + wrap(columnOf(cursor) + columns)]!),
    setCursor,
    setTool: (next) => {
      setTool(next);
      setHeld(null);
    },
    write: (next) => {
      setTool(next);
      keep(mark(now.current, cursor, next));
    },
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
    let finger = event;
    const shape = (): readonly string[] => shapeOf(view.drawings, building, turn);
    const show = (): void => {
      const above = finger.pointerType === "touch" ? 0.9 : 0; // the finger, that would hide it
      now = {
        building,
        turn,
        moved: true,
        x: (finger.clientX - box.left) / size - shape()[0]!.length / 2,
        y: (finger.clientY - box.top) / size - shape().length / 2 - above,
      };
      setDrag(now);
    };
    const twist = twistOf(
      () => finger,
      (quarters) => {
        turn = (turn + quarters + 4) % 4;
        show();
      },
    );
    const follow = (move: PointerEvent): void => {
      if (move.pointerId !== event.pointerId) {
        twist.move(move);
        return;
      }
      finger = move;
      if (now || Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) >= SLIP) show();
    };
    const end = (up: PointerEvent): void => {
      if (up.pointerId !== event.pointerId) {
        twist.up(up);
        return;
      }
      stop.current?.();
      setDrag(null);
      if (!now || up.type === "pointercancel") return;
      const { x, y } = now;
      const over = x > -1.5 && y > -1.5 && x < SIDE && y < SIDE;
      if (over) onDrop({ building, turn, at: nearest(shape(), x, y) });
      else if (at !== null) onOut(building);
    };
    const events = {
      pointermove: follow,
      pointerdown: twist.down,
      pointerup: end,
      pointercancel: end,
    } as const;
    for (const [name, listener] of Object.entries(events))
      document.addEventListener(name, listener as EventListener);
    stop.current = () => {
      for (const [name, listener] of Object.entries(events))
        document.removeEventListener(name, listener as EventListener);
      stop.current = null;
      if (now) document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    };
  };
}

interface Twist {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

/** A second finger: going round the first it turns the building by quarters; a mere tap is a quarter. */
function twistOf(first: () => PointerEvent, turn: (quarters: number) => void): Twist {
  let second: { readonly id: number; from: number; turned: boolean } | null = null;
  const angle = ({ clientX, clientY }: PointerEvent): number =>
    Math.atan2(clientY - first().clientY, clientX - first().clientX);
  return {
    down: (event) => {
      if (!second && event.pointerId !== first().pointerId)
        second = { id: event.pointerId, from: angle(event), turned: false };
    },
    move: (event) => {
      if (event.pointerId !== second?.id) return;
      const gone = Math.round(
        Math.atan2(Math.sin(angle(event) - second.from), Math.cos(angle(event) - second.from)) /
          (Math.PI / 2),
      );
      if (gone === 0) return;
      second.from += (gone * Math.PI) / 2;
      second.turned = true;
      turn(gone);
    },
    up: (event) => {
      if (event.pointerId !== second?.id) return;
      if (!second.turned && event.type === "pointerup") turn(1);
      second = null;
    },
  };
}

/** A drag that ends over a button is no click on it. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
