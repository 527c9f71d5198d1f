/** A finger or a mouse that takes a building from where it lies to where it lets go. */

import { useEffect, useRef } from "preact/hooks";
import type { Placement, State } from "@house/generated/archeologic";
import { type Building, leavesPlan, nearest, SIDE, shapeOf } from "./pieces";

/** A building on its way, in zones from the plan's upper left corner. */
export interface Drag {
  readonly building: Building;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
  /** It would leave the plan as it lies now. */
  readonly outside: boolean;
}

/** Take a building: where it lies on the plan, or null where it is still beside it. */
export type Grab = (event: PointerEvent, building: Building, turn: number, at: string | null) => void;

/** So many pixels of movement make a drag of a tap. */
const SLIP = 6;

interface GrabProps {
  readonly view: State;
  readonly plan: { current: HTMLElement | null };
  setDrag(drag: Drag | null): void;
  onDrop(placement: Placement): void;
  onOut(building: Building): void;
}

/** Follow a finger or a mouse from where it takes a building to where it lets go; a second finger turns it. */
export function useGrab({ view, plan, setDrag, onDrop, onOut }: GrabProps): Grab {
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
    const spotOf = ({ clientX, clientY }: PointerEvent, above: number): Pick<Drag, "x" | "y" | "outside"> => {
      const x = (clientX - box.left) / size - shape()[0]!.length / 2;
      const y = (clientY - box.top) / size - shape().length / 2 - above;
      return { x, y, outside: leavesPlan(shape(), x, y) };
    };
    const show = (): void => {
      const above = finger.pointerType === "touch" ? 0.9 : 0; // the finger, that would hide it
      now = {
        building,
        turn,
        moved: true,
        ...spotOf(finger, above),
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
