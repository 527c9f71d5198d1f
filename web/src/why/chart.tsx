/** The line of knowledge: how many worlds were left, entry by entry, and a pin where something became certain. */

import type { Knowing } from "@house/generated/types";
import { t } from "@house/language";
import { language } from "@house/settings";
import { curveOf, ends, leftAt } from "@house/why/curve";

const WIDTH = 320;
const HEIGHT = 132;
const FRAME = { left: 44, right: 310, top: 12, bottom: 112 };

interface Props {
  readonly knowing: Knowing;
  readonly name: string;
  readonly at: number;
  onPick(seq: number): void;
}

export function Chart({ knowing: { worlds, known }, name, at, onPick }: Props) {
  const curve = curveOf(worlds, FRAME);
  const [first, last] = ends(worlds) ?? [1, 1];
  const pins = [...new Set(known.map(({ seq }) => seq))];
  const pick = (event: MouseEvent & { currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const across = ((event.clientX - left) * WIDTH) / width;
    const share = (across - FRAME.left) / (FRAME.right - FRAME.left);
    onPick(Math.round(Math.min(Math.max(share, 0), 1) * (worlds.length - 1)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keys the list below, and the steps of the replay, do the same
    <svg
      class="knowing-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("house-knowing-chart", { name, first, last, count: known.length })}
      onClick={pick}
    >
      {curve.rules.map(({ worlds: count, y }) => (
        <g key={count} class="knowing-rule">
          <path d={`M${FRAME.left} ${y}H${FRAME.right}`} />
          <text x={FRAME.left - 6} y={y + 4}>
            {inShort(count)}
          </text>
        </g>
      ))}
      <path class="knowing-now" d={`M${curve.x(at)} ${FRAME.top - 6}V${FRAME.bottom}`} />
      {curve.lines.map((points) => (
        <polyline key={points} class="knowing-line" points={points} />
      ))}
      {pins.map((seq) => (
        <circle
          key={seq}
          class="knowing-pin"
          cx={curve.x(seq)}
          cy={curve.y(leftAt(worlds, seq) ?? 1)}
          r="4.5"
        />
      ))}
      <text class="knowing-axis" x={(FRAME.left + FRAME.right) / 2} y={HEIGHT - 4}>
        {t("house-knowing-axis")}
      </text>
    </svg>
  );
}

function inShort(count: number): string {
  return new Intl.NumberFormat(language.value, { notation: "compact" }).format(count);
}
