/** A disk as a dial: every sum in a ring, and a brass window that is turned by finger, wheel or keys. */

import { useRef } from "preact/hooks";
import { t } from "@house/language";
import { rangeWords } from "./words";

const RADIUS = 74;

interface Props {
  readonly width: number;
  readonly points: number;
  /** Where the window may begin. */
  readonly starts: readonly number[];
  readonly start: number;
  onTurn(start: number): void;
}

/** A point of the ring: sum 0 of so many stands to the left of the top, and they go round clockwise. */
function at(sum: number, sums: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = ((sum + 0.5) / sums) * 2 * Math.PI - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function arc(from: number, to: number, sums: number): string {
  const first = at(from - 0.5, sums, RADIUS);
  const last = at(to + 0.5, sums, RADIUS);
  return `M${first.x} ${first.y}A${RADIUS} ${RADIUS} 0 ${to - from + 1 > sums / 2 ? 1 : 0} 1 ${last.x} ${last.y}`;
}

export function Dial({ width, points, starts, start, onTurn }: Props) {
  const ring = useRef<SVGSVGElement>(null);
  const held = useRef(false);
  const last = starts.at(-1) ?? 0;
  const sums = last + width;
  const turn = (to: number): void => onTurn(Math.max(0, Math.min(last, to)));
  const point = (event: PointerEvent): void => {
    const box = ring.current!.getBoundingClientRect();
    const angle =
      Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2) +
      Math.PI / 2;
    const sum = Math.floor(((((angle / (2 * Math.PI)) % 1) + 1) % 1) * sums);
    turn(sum - Math.floor((width - 1) / 2));
  };
  const keys: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -5,
    PageUp: 5,
    Home: -99,
    End: 99,
  };
  return (
    <svg
      ref={ring}
      class="lc-dial"
      viewBox="-92 -92 184 184"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is drawn, and turned by keys like a slider
      role="slider"
      tabIndex={0}
      aria-label={t("lost-code-dial")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={start}
      aria-valuetext={rangeWords(width, start)}
      onKeyDown={(event) => {
        const step = keys[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        turn(start + step);
      }}
      onWheel={(event) => {
        event.preventDefault();
        turn(start + Math.sign(event.deltaY));
      }}
      onPointerDown={(event) => {
        held.current = true;
        ring.current!.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (held.current) point(event);
      }}
      onPointerUp={() => {
        held.current = false;
      }}
      onPointerCancel={() => {
        held.current = false;
      }}
    >
      <circle class="lc-dial-rim" r="88" />
      <circle class="lc-dial-face" r="60" />
      <path class="lc-dial-window" d={arc(start, start + width - 1, sums)} />
      {Array.from({ length: sums }, (_, sum) => {
        const { x, y } = at(sum, sums, RADIUS);
        const inside = sum >= start && sum < start + width;
        return (
          <text key={sum} class={inside ? "lc-dial-sum lc-dial-in" : "lc-dial-sum"} x={x} y={y + 4.5}>
            {sum}
          </text>
        );
      })}
      <text class="lc-dial-range" y="2">
        {rangeWords(width, start)}
      </text>
      <text class="lc-dial-points" y="24">
        {t("lost-code-points", { points })}
      </text>
    </svg>
  );
}
