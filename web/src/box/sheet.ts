/**
 * One sheet beside a real box: kept on this device and nowhere else, and looked at by the house whenever something was
 * entered. What it says is of exactly that sheet; without the network the sheet is paper.
 */

import { useEffect, useState } from "preact/hooks";
import { ask, isUnreachable, Refused } from "@house/api";
import { whenBack } from "@house/back";
import type { Checked, Fresh, Problem, Sheet } from "@house/generated/types";
import { forget, recall, remember } from "@house/settings";

/** So long nothing must change before the house is asked: whoever strikes five numbers means them together. */
const REST = 300;

export interface Kept {
  readonly entered: unknown;
  readonly notes: Readonly<Record<string, string>>;
  readonly level: NonNullable<Sheet["level"]>;
}

export const BLANK: Kept = { entered: null, notes: {}, level: "checked" };

type Answer =
  | { readonly of: Kept; readonly checked: Checked }
  | { readonly of: Kept; readonly problem: Problem };

const key = (game: string): string => `box.${game}`;

/** What is kept of a room's sheet. */
export function keptSheet(game: string): Kept {
  try {
    return { ...BLANK, ...(JSON.parse(recall(key(game)) ?? "{}") as Partial<Kept>) };
  } catch (error) {
    if (error instanceof SyntaxError) return BLANK;
    throw error;
  }
}

const at = (game: string, rest = ""): string => `/api/box/${encodeURIComponent(game)}${rest}`;

export function lookAt(game: string, sheet: Kept): Promise<Checked> {
  return ask<Checked>(at(game), { method: "POST", body: sheet satisfies Sheet });
}

export async function drawFor(game: string): Promise<object> {
  return (await ask<Fresh>(at(game, "/new"), { method: "POST" })).entered as object;
}

export interface TheSheet extends Kept {
  readonly checked: Checked | null;
  readonly problem: Problem | null;
  /** The table as the house told it last, where that is kept. */
  readonly before: unknown;
  readonly asking: boolean;
  readonly cut: boolean;
  change(change: Partial<Kept>): void;
  renew(): void;
}

export function useSheet(game: string, looked: boolean, keeps: boolean): TheSheet {
  const [kept, setKept] = useState(() => keptSheet(game));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [cut, setCut] = useState(false);
  const isAsked = looked && kept.entered !== null;
  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    const look = async (): Promise<boolean> => {
      const found = await answered(game, kept);
      if (wanted) {
        setCut(found === null);
        if (found) setAnswer(found);
        if (found && "checked" in found && keeps)
          remember(`${key(game)}.told`, JSON.stringify(found.checked.view));
      }
      return found !== null;
    };
    const soon = setTimeout(() => void look(), REST);
    const stop = whenBack(look);
    return () => {
      wanted = false;
      clearTimeout(soon);
      stop();
    };
  }, [game, kept, isAsked]);
  const told = answer?.of === kept ? answer : null;
  return {
    ...kept,
    checked: told && "checked" in told ? told.checked : null,
    problem: told && "problem" in told ? told.problem : null,
    before: keeps ? JSON.parse(recall(`${key(game)}.told`) ?? "null") : null,
    asking: isAsked && told === null && !cut,
    cut,
    change: (change) => {
      const next = { ...kept, ...change };
      remember(key(game), JSON.stringify(next));
      setKept(next);
    },
    renew: () => {
      forget(key(game));
      forget(`${key(game)}.told`);
      setAnswer(null);
      setKept({ ...BLANK, level: kept.level });
    },
  };
}

/** What the house says of a sheet, or why it says nothing; null: it cannot be reached. */
async function answered(game: string, kept: Kept): Promise<Answer | null> {
  try {
    return { of: kept, checked: await lookAt(game, kept) };
  } catch (error) {
    if (isUnreachable(error)) return null;
    if (error instanceof Refused) return { of: kept, problem: error.problem };
    throw error;
  }
}
