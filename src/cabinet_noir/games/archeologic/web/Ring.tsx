/** The brass ring: ten axes clockwise, the viewfinder over one of them, a needle to the one chosen, the holes amid. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { ElementSign } from "./Element";
import type { Mine } from "./Ledger";
import { SymbolSign } from "./Signs";
import { type Axis, answerWords, axisWords, elementWords } from "./words";

interface Props {
  readonly view: State;
  readonly chosen: Axis | null;
  readonly aiming: boolean;
  readonly busy: boolean;
  /** My last question, with what stood in the holes. */
  readonly last: Mine | null;
  onAxis(axis: Axis): void;
}

export function Ring({ view, chosen, aiming, busy, last, onAxis }: Props) {
  const { ring } = view;
  return (
    <div class="ring" role="radiogroup" aria-label={t("archeologic-ring")}>
      <Brass
        needle={chosen && !aiming ? ring.indexOf(chosen) : null}
        viewfinder={ring.indexOf(view.viewfinder)}
        axes={ring.length}
      />
      {ring.map((axis, step) => {
        const angle = (step / ring.length) * 2 * Math.PI - Math.PI / 2;
        const time = view.axis_times[axis] ?? 0;
        const here = view.viewfinder === axis;
        return (
          <button
            key={axis}
            type="button"
            role="radio"
            aria-checked={!aiming && chosen === axis}
            disabled={busy}
            class={here ? "axis axis-here" : "axis"}
            data-axis={axis}
            aria-label={
              aiming
                ? t("archeologic-aim-here", { axis: axisWords(axis) })
                : t("archeologic-ring-axis", { axis: axisWords(axis), time }) +
                  (here ? `, ${t("archeologic-ring-viewfinder")}` : "")
            }
            style={{ left: `${50 + 39 * Math.cos(angle)}%`, top: `${50 + 39 * Math.sin(angle)}%` }}
            onClick={() => onAxis(axis)}
          >
            <span>{axis}</span>
            {!aiming && <small aria-hidden="true">{time === 0 ? "0" : `+${time}`}</small>}
          </button>
        );
      })}
      <Holes view={view} last={last} />
    </div>
  );
}

interface BrassProps {
  readonly needle: number | null;
  readonly viewfinder: number;
  readonly axes: number;
}

/** The metal of it. The viewfinder and the needle go the shorter way round. */
function Brass({ needle, viewfinder, axes }: BrassProps) {
  const step = 360 / axes;
  return (
    <svg class="ring-brass" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f0d486" />
          <stop offset=".45" stop-color="#b8923a" />
          <stop offset=".6" stop-color="#c9a449" />
          <stop offset="1" stop-color="#8a6a24" />
        </linearGradient>
        <radialGradient id="glass" cx=".4" cy=".3" r=".9">
          <stop offset="0" stop-color="#2f5f92" />
          <stop offset=".7" stop-color="#1c3a5c" />
          <stop offset="1" stop-color="#0e2036" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="100" r="98" fill="#5c4413" />
      <circle cx="100" cy="100" r="96" fill="url(#brass)" />
      <g stroke="#5c4413" stroke-width="1">
        {Array.from({ length: axes * 4 }, (_, n) => (
          <path
            key={n}
            d={n % 4 === 2 ? "M100 5v38" : "M100 5v5"}
            stroke-opacity={n % 4 === 2 ? 0.45 : 0.8}
            transform={`rotate(${(n * step) / 4} 100 100)`}
          />
        ))}
      </g>
      <g class="ring-viewfinder" style={{ transform: `rotate(${viewfinder * step}deg)` }}>
        <path
          d="M78 3.5A98 98 0 0 1 122 3.5L115 42A60 60 0 0 0 85 42z"
          fill="#f7e7b4"
          fill-opacity=".45"
          stroke="#33260a"
          stroke-width="2.5"
        />
        <path d="M94 1h12l-6 8z" fill="#33260a" />
      </g>
      <circle cx="100" cy="100" r="59" fill="#5c4413" />
      <circle cx="100" cy="100" r="57" fill="url(#glass)" />
      {needle !== null && (
        <g class="ring-needle" style={{ transform: `rotate(${needle * step}deg)` }}>
          <path d="M100 44l9 52h-18z" fill="#7fb4ea" fill-opacity=".5" />
          <path d="M100 44l6 14h-12z" fill="#d9ecff" />
        </g>
      )}
    </svg>
  );
}

/** The holes: a number in one of two, or up to three symbols; around them the question, and the answer in short. */
function Holes({ view, last }: { readonly view: State; readonly last: Mine | null }) {
  const shown = last?.answer ?? null;
  const words =
    last === null
      ? t("archeologic-holes-none")
      : `${axisWords(last.axis)}, ${elementWords(last.element)}: ${answerWords(last.answer)}`;
  return (
    <div class="holes" role="img" aria-label={`${t("archeologic-holes")}: ${words}`}>
      <span class="holes-asked">
        {last && (
          <>
            {last.axis} <ElementSign view={view} element={last.element} />
          </>
        )}
      </span>
      <span class="holes-row" key={view.asked.length}>
        {shown?.t === "count" ? (
          <>
            <span class="hole">{shown.number}</span>
            <span class="hole" />
          </>
        ) : (
          [0, 1, 2].map((hole) => (
            <span key={hole} class="hole">
              {shown?.shown[hole] && <SymbolSign symbol={shown.shown[hole]!} />}
            </span>
          ))
        )}
      </span>
      <span class="holes-nothing">
        {shown?.t === "symbols" && shown.shown.length === 0 && t("archeologic-shown-nothing")}
      </span>
    </div>
  );
}
