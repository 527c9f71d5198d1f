/** A reason on the evidence board: its clues pinned below each other on one string; where they are many, in steps. */

import type { Given, Line, Then } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Told } from "@house/table/told";

export interface Readers {
  readonly names: readonly string[];
  readonly me: number | null;
}

interface Props extends Readers {
  readonly clues: readonly Given[];
  readonly steps?: readonly Then[] | undefined;
  /** What all of it shows, where that is not to be said again as the last step. */
  readonly shown?: Line | undefined;
  /** Without words a clue only says where to look. */
  readonly wordless?: boolean;
  /** The clue one looks at. */
  readonly now: number | null;
  /** Look at a clue; `closely` by a tap, and not only in passing. */
  onLook(clue: number, closely: boolean): void;
}

export function Proof(props: Props) {
  const { clues, steps = [] } = props;
  if (clues.length === 0) return <p class="why-plain">{t("house-why-plain")}</p>;
  if (steps.length === 0 || props.wordless)
    return <Clues {...props} numbers={clues.map((_, number) => number)} />;
  const rest = clues.flatMap((_, number) =>
    steps.some((step) => step.clues.includes(number)) ? [] : [number],
  );
  return (
    <ol class="why-steps">
      {steps.map((step, at) => (
        <li key={at} class="why-step">
          {(step.steps ?? []).length > 0 && (
            <p class="why-with">
              {t("house-why-with", { steps: (step.steps ?? []).map((one) => one + 1).join(", ") })}
            </p>
          )}
          <Clues {...props} numbers={step.clues} />
          {!(at === steps.length - 1 && props.shown && isSame(step.line, props.shown)) && (
            <p class="why-then">
              <span aria-hidden="true">⇒ </span>
              <span class="unseen">{t("house-why-then")} </span>
              <Told line={step.line} names={props.names} me={props.me} />
            </p>
          )}
        </li>
      ))}
      {rest.length > 0 && (
        <li class="why-step">
          <Clues {...props} numbers={rest} />
        </li>
      )}
    </ol>
  );
}

export function isSame(one: Line, other: Line): boolean {
  return one.id === other.id && JSON.stringify(one.args ?? {}) === JSON.stringify(other.args ?? {});
}

function Clues({ clues, numbers, wordless, names, me, now, onLook }: Props & { numbers: readonly number[] }) {
  return (
    <ul class="why-clues">
      {numbers.map((number) => {
        const clue = clues[number]!;
        return (
          <li key={number}>
            <button
              type="button"
              class={classes("why-clue", number === now && "why-clue-now")}
              aria-pressed={number === now}
              data-seq={clue.seq}
              onFocus={() => onLook(number, false)}
              onClick={() => onLook(number, true)}
            >
              <span>
                {wordless ? (
                  t("house-hint-clue", { number: number + 1, entry: clue.seq })
                ) : (
                  <Told line={clue.line} names={names} me={me} />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
