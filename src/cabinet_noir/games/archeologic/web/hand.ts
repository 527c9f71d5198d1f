/** My hand over the plan: what I hold, where the cursor is, what is dragged; every change goes into the kept draft. */

import { useMemo, useRef, useState } from "preact/hooks";
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
import { type Drag, type Grab, useGrab } from "./grab";
import {
  type Building,
  type Clashes,
  clashesOf,
  columnOf,
  covered,
  middleOf,
  nearest,
  rowOf,
  SIDE,
  shapeOf,
  turnedAround,
  ZONES,
} from "./pieces";

export interface Hand {
  readonly draft: Draft;
  /** What does not lie well in it. */
  readonly clashes: Clashes;
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
  readonly grab: Grab;
  /** The element of the plan, from which drags are measured. */
  readonly plan: { current: HTMLElement | null };
}

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
  const clashes = useMemo(() => clashesOf(view.drawings, draft.laid), [view.drawings, draft]);

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
  const turnLaid = useTurning(view, put);
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
    if (placement) turnLaid(placement);
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
    clashes,
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

/** Turn a laid building in place. Pushed in at the border, it comes back by turning on: its middle is remembered. */
function useTurning(view: State, put: (placement: Placement) => void): (placement: Placement) => void {
  const turned = useRef<{ readonly word: string; readonly middle: ReturnType<typeof middleOf> } | null>(null);
  return (placement) => {
    const known = turned.current?.word === wordOf(placement) ? turned.current.middle : null;
    const middle = known ?? middleOf(view.drawings, placement);
    const next = turnedAround(view.drawings, placement, middle);
    turned.current = { word: wordOf(next), middle };
    put(next);
  };
}

function wordOf({ building, at, turn }: Placement): string {
  return `${building}${at}${turn}`;
}

function wrap(index: number): number {
  return (index + SIDE) % SIDE;
}
