/**
 * My own plan, in two private notes that the house keeps, and checks where the table agreed to it.
 *
 *   plan     "SA1^ OD4<|..f......b..............."    two buildings laid, two trap counters put down
 *   pencil   "AAEA..."    a letter a zone, whose six bits are the buildings pencilled in there, S first
 */

import type { Placement } from "@house/generated/archeologic";
import { BUILDINGS, type Building, ZONES } from "./pieces";

/** A counter on a zone: fire, blade, safe, surely empty; a point is none. */
type Counter = "." | "s" | "f" | "b" | "x";
export const COUNTERS: readonly Counter[] = ["f", "b", "s", "x"];
/** What the pencil writes: a counter, a building's letter, or nothing at all. */
export type Tool = Counter | Building;
export const PLAN = "plan";
export const PENCIL = "pencil";

export interface Draft {
  readonly laid: readonly Placement[];
  readonly marks: Readonly<Record<string, Counter>>;
  readonly letters: Readonly<Record<string, readonly Building[]>>;
}

const TURNS = "^>v<";
const PLACEMENT = /^([STLOVI])([A-E][1-5])([\^>v<])$/;
const SETS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function readDraft(plan: string | undefined, pencil: string | undefined): Draft {
  const [laid = "", signs = ""] = (plan ?? "").split("|");
  const marks: Record<string, Counter> = {};
  const letters: Record<string, readonly Building[]> = {};
  ZONES.forEach((zone, n) => {
    const sign = signs[n] as Counter | undefined;
    if (sign && COUNTERS.includes(sign)) marks[zone] = sign;
    const bits = SETS.indexOf(pencil?.[n] || "A");
    if (bits > 0) letters[zone] = BUILDINGS.filter((_, place) => (bits >> place) & 1);
  });
  return { laid: laid.split(" ").flatMap(readPlacement), marks, letters };
}

function readPlacement(word: string): readonly Placement[] {
  const found = PLACEMENT.exec(word);
  return found ? [{ building: found[1] as Building, at: found[2]!, turn: TURNS.indexOf(found[3]!) }] : [];
}

export function writePlan({ laid, marks }: Draft): string {
  const words = laid.map(({ building, at, turn }) => `${building}${at}${TURNS[turn]}`).join(" ");
  const signs = ZONES.map((zone) => marks[zone] ?? ".").join("");
  return words || /[^.]/.test(signs) ? `${words}|${signs}` : "";
}

export function writePencil({ letters }: Draft): string {
  const sets = ZONES.map(
    (zone) =>
      SETS[(letters[zone] ?? []).reduce((bits, building) => bits | (1 << BUILDINGS.indexOf(building)), 0)]!,
  );
  return sets.some((set) => set !== "A") ? sets.join("") : "";
}

/** Lay a building down, or move it: the one just laid is on top. */
export function lay(draft: Draft, placement: Placement): Draft {
  return {
    ...draft,
    laid: [...draft.laid.filter(({ building }) => building !== placement.building), placement],
  };
}

export function takeBack(draft: Draft, building: Building): Draft {
  return { ...draft, laid: draft.laid.filter((placement) => placement.building !== building) };
}

/** Put a counter on a zone or write a letter there; the same once more takes it away, and a point takes all away. */
export function mark(draft: Draft, zone: string, tool: Tool): Draft {
  const written = draft.letters[zone] ?? [];
  if (isBuilding(tool)) {
    const now = BUILDINGS.filter((building) => (building === tool) !== written.includes(building));
    return { ...draft, letters: { ...draft.letters, [zone]: now } };
  }
  const counter = draft.marks[zone] === tool ? "." : tool;
  return {
    ...draft,
    marks: { ...draft.marks, [zone]: counter },
    letters: tool === "." ? { ...draft.letters, [zone]: [] } : draft.letters,
  };
}

function isBuilding(tool: Tool): tool is Building {
  return (BUILDINGS as readonly string[]).includes(tool);
}
