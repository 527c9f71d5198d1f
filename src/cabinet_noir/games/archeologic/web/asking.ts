/** The question I am about to put: an axis and an element; what it costs is read off the view. */

import { useEffect, useState } from "preact/hooks";
import type { State } from "@house/generated/archeologic";
import type { Axis, Element } from "./words";

export interface Asking {
  readonly axis: Axis | null;
  readonly element: Element | null;
  setAxis(axis: Axis): void;
  setElement(element: Element): void;
  /** The question has been put: the next one is chosen anew. */
  clear(): void;
  time(view: State): number | null;
}

/** The axis on which the viewfinder will stand by itself. */
function freeAxis(view: State): Axis | null {
  return view.ring.find((axis) => view.axis_times[axis] === 0) ?? null;
}

export function useAsking(view: State): Asking {
  const free = freeAxis(view);
  const [axis, setAxis] = useState<Axis | null>(free);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setAxis(free), [free]);
  return {
    axis,
    element,
    setAxis,
    setElement,
    clear: () => setElement(null),
    time: (now) =>
      axis === null || element === null
        ? null
        : (now.axis_times[axis] ?? 0) + (now.element_times[element] ?? 0),
  };
}
