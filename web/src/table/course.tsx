/** The course of the game, told move by move, newest first. */

import type { Move } from "@house/generated/types";
import { say, t } from "@house/language";

interface Props {
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly me: number | null;
  readonly at?: number;
  onPick?(seq: number): void;
}

export function Course({ moves, names, me, at, onPick }: Props) {
  const told = moves.filter((move) => move.told.length > 0).toReversed();
  return (
    <section class="course" aria-label={t("house-course")}>
      <h2>{t("house-course")}</h2>
      <ol class="course-list" reversed>
        {told.map((move) => {
          const lines = move.told.map((line, index) => <p key={index} class={`told told-${line.id}`}>{say(line, names, me)}</p>);
          return (
            <li key={move.seq} class={move.seq === at ? "move move-now" : "move"} aria-current={move.seq === at ? "step" : undefined}>
              {onPick ? <button type="button" class="move-button" onClick={() => onPick(move.seq)}>{lines}</button> : lines}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
