/**
 * My own plan, as a private note that the house keeps: placements, a bar, then one mark a zone.
 *
 *   "SA1^ OD4<|..f......b..............."    two buildings laid, two traps pencilled in
 */

import type { Placement } from "@house/generated/archeologic";
import { ZONES, type Building } from "./pieces";

export type Mark = "." | "s" | "f" | "b" | "x";
/** Nothing noted, safe, fire, blade, surely empty: what the pencil goes through. */
export const MARKS: readonly Mark[] = [".", "f", "b", "s", "x"];
export const NOTE = "plan";

export interface Draft {
  readonly laid: readonly Placement[];
  readonly marks: Readonly<Record<string, Mark>>;
}

const TURNS = "^>v<";
const PLACEMENT = /^([STLOVI])([A-E][1-5])([\^>v<])$/;

export function readDraft(value: string | undefined): Draft {
  const [laid = "", signs = ""] = (value ?? "").split("|");
  const marks: Record<string, Mark> = {};
  ZONES.forEach((zone, n) => {
    const sign = signs[n] as Mark | undefined;
    if (sign && sign !== "." && MARKS.includes(sign)) marks[zone] = sign;
  });
  return { laid: laid.split(" ").flatMap(readPlacement), marks };
}

function readPlacement(word: string): readonly Placement[] {
  const found = PLACEMENT.exec(word);
  return found ? [{ building: found[1] as Building, at: found[2]!, turn: TURNS.indexOf(found[3]!) }] : [];
}

export function writeDraft({ laid, marks }: Draft): string {
  const words = laid.map(({ building, at, turn }) => `${building}${at}${TURNS[turn]}`).join(" ");
  const signs = ZONES.map((zone) => marks[zone] ?? ".").join("");
  return words || /[^.]/.test(signs) ? `${words}|${signs}` : "";
}

/** Lay a building down, or move it: the one just laid is on top. */
export function lay(draft: Draft, placement: Placement): Draft {
  return { ...draft, laid: [...draft.laid.filter(({ building }) => building !== placement.building), placement] };
}

export function takeBack(draft: Draft, building: Building): Draft {
  return { ...draft, laid: draft.laid.filter((placement) => placement.building !== building) };
}

export function nextMark(draft: Draft, zone: string): Draft {
  const now = MARKS.indexOf(draft.marks[zone] ?? ".");
  return { ...draft, marks: { ...draft.marks, [zone]: MARKS[(now + 1) % MARKS.length]! } };
}
