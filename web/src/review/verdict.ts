/** What is said of a choice, by what could be known then; how it went is luck, and said as such.
 * The terminal says the same (`cli/past/verdict.py`).
 */

import type { ReviewedStep } from "@house/generated/types";

/** Less than this is as good as the best: the house's own estimate is no finer. */
const AS_GOOD = 0.02;
/** From this on there was more to be had. */
const MUCH = 0.08;
/** A gamble and its chance that changed so much are worth a word. */
const FELT = 0.05;

type Quality = "best" | "near" | "more";
type Fate = "kind" | "hard" | "plain";

export interface Verdict {
  readonly quality: Quality;
  readonly fate: Fate;
}

/** An own choice: something the seat that looks back did, with what it could have done. */
export function isChoice(step: ReviewedStep): boolean {
  return (step.compared ?? []).length > 0;
}

export function verdictOf(step: ReviewedStep): Verdict {
  const { choice, gamble, chance } = step.parts;
  const fate = gamble + chance;
  return {
    quality: -choice < AS_GOOD ? "best" : -choice < MUCH ? "near" : "more",
    fate: fate >= FELT ? "kind" : fate <= -FELT ? "hard" : "plain",
  };
}

/** Is there something to say of it? A good choice that went as expected speaks for itself. */
export function isTelling(step: ReviewedStep, turns: readonly number[]): boolean {
  if (!isChoice(step)) return false;
  const { quality, fate } = verdictOf(step);
  return quality !== "best" || fate === "hard" || turns.includes(step.seq);
}

/** So many choices are walked through: an evening is short. */
const MOST_WALKED = 5;

/** The choices that cost something, the dearest first. */
export function costly(steps: readonly ReviewedStep[]): readonly ReviewedStep[] {
  return steps
    .filter((step) => isChoice(step) && verdictOf(step).quality !== "best")
    .sort((one, other) => one.parts.choice - other.parts.choice)
    .slice(0, MOST_WALKED);
}
