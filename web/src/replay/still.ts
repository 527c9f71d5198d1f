/** What a board is given that is a picture of the past: nothing can be done there. */

import type { Outcome } from "@house/generated/types";
import type { Moment } from "@house/replay/pages";
import type { BoardProps } from "@house/room";
import { glowAt, type Lit } from "@house/why/lit";

export function still(
  moment: Moment,
  me: number | null,
  names: readonly string[],
  outcome: Outcome | null,
  lit: Lit,
): BoardProps {
  return {
    view: moment.view,
    me,
    names,
    toAct: [],
    offers: [],
    last: moment.move,
    outcome,
    notes: moment.notes,
    assist: null,
    dial: "off",
    clock: null,
    time: null,
    still: true,
    busy: false,
    pending: [],
    held: [],
    act: () => undefined,
    shout: () => undefined,
    note: () => undefined,
    lit: (...places) => glowAt(lit, ...places),
    why: null,
  };
}
