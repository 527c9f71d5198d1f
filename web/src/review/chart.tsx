/** The line of worth: each seat's chance of winning, move by move, and a numbered pin where it turned. */

import type { Reviewed } from "@house/generated/types";
import { t } from "@house/language";
import { lineOf, tapped } from "@house/review/line";
import { hundredths } from "@house/review/shares";

const WIDTH = 320;
const HEIGHT = 158;
const FRAME = { left: 42, right: 308, top: 18, bottom: 134 };
const RULED = [0, 0.25, 0.5, 0.75, 1];
/** Lines are told apart by their dashes, too. */
export const DASHES = ["7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

interface Props {
  readonly found: Reviewed;
  readonly names: readonly string[];
  readonly at: number;
  onPick(seq: number): void;
}

export function WorthChart({ found, names, at, onPick }: Props) {
  const { eyes, steps, start, result, turns } = found;
  const line = lineOf(found, FRAME);
  const last = steps.length - 1;
  const pick = (event: MouseEvent & { currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPick(tapped(((event.clientX - left) * WIDTH) / width, line, turns, last));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keys the list below, and the steps of the replay, do the same
    <svg
      class="worth-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("house-review-chart", {
        name: names[eyes] ?? "?",
        start: hundredths(start[eyes] ?? 0),
        result: hundredths(result),
        count: turns.length,
        turns: turns.join(", "),
      })}
      onClick={pick}
    >
      {RULED.map((share) => (
        <g key={share} class="worth-rule">
          <path d={`M${FRAME.left} ${line.y(share)}H${FRAME.right}`} />
          {share % 0.5 === 0 && (
            <text x={FRAME.left - 6} y={line.y(share) + 4}>
              {hundredths(share)}
            </text>
          )}
        </g>
      ))}
      <path class="worth-now" d={`M${line.x(at)} ${FRAME.top - 8}V${FRAME.bottom}`} />
      {line.lines.map((points, seat) =>
        seat === eyes ? null : (
          <polyline key={seat} class="worth-other" stroke-dasharray={dashesOf(seat, eyes)} points={points} />
        ),
      )}
      <polyline class="worth-own" points={line.lines[eyes]} />
      {turns.map((seq, number) => (
        <g
          key={seq}
          class={seq === at ? "worth-pin worth-pin-now" : "worth-pin"}
          transform={`translate(${line.x(seq)} ${line.y(steps[seq]!.worth[eyes]!)})`}
        >
          <circle r="8" />
          <text y="4">{number + 1}</text>
        </g>
      ))}
      <text class="worth-axis" x={(FRAME.left + FRAME.right) / 2} y={HEIGHT - 6}>
        {t("house-review-axis")}
      </text>
    </svg>
  );
}

/** The others' dashes, by their order. */
export function dashesOf(seat: number, eyes: number): string {
  return DASHES[(seat > eyes ? seat - 1 : seat) % DASHES.length]!;
}
