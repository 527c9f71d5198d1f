/** The Archeoscope: a brass ring with the viewfinder, a blue selector of elements, three holes, and the time it costs. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { Asking } from "./asking";
import { Piece } from "./Piece";
import { SymbolSign } from "./Signs";
import { answerWords, axisWords, elementWords, type Answer, type Axis, type Element } from "./words";

interface Props {
  readonly view: State;
  readonly asking: Asking;
  readonly mayAsk: boolean;
  readonly mayAim: boolean;
  readonly busy: boolean;
  readonly shown: Answer | null;
  onAsk(): void;
  onAim(axis: Axis): void;
}

export function Scope({ view, asking, mayAsk, mayAim, busy, shown, onAsk, onAim }: Props) {
  const elements = Object.keys(view.element_times) as Element[];
  const time = asking.time(view);
  return (
    <div class="scope">
      <Ring view={view} chosen={asking.axis} aiming={mayAim} onAxis={(axis) => (mayAim ? onAim(axis) : asking.setAxis(axis))} busy={busy} shown={shown} />
      {!mayAim && (
        <div class="scope-side">
          <div class="elements" role="radiogroup" aria-label={t("archeologic-elements")}>
            {elements.map((element) => (
              <button key={element} type="button" role="radio" aria-checked={asking.element === element} class="element"
                title={elementWords(element)}
                aria-label={t("archeologic-element-time", { element: elementWords(element), time: view.element_times[element] ?? 0 })}
                onClick={() => asking.setElement(element)}>
                <ElementSign view={view} element={element} />
                <span class="element-time" aria-hidden="true">{"●".repeat(view.element_times[element] ?? 0)}</span>
              </button>
            ))}
          </div>
          <button type="button" class="button button-main scope-ask" disabled={!mayAsk || busy || time === null} onClick={onAsk}>
            {time === null ? t("archeologic-scope") : t("archeologic-ask", { time })}
          </button>
        </div>
      )}
    </div>
  );
}

/** An element's picture: the building itself, a flame and blades, a cluster of roofs, an empty square. */
function ElementSign({ view, element }: { readonly view: State; readonly element: Element }) {
  if (element === "traps") return <span class="element-sign"><SymbolSign symbol="f" /><SymbolSign symbol="b" /></span>;
  if (element === "empty") return <span class="element-sign"><i class="sign-empty" /></span>;
  if (element === "buildings") return <span class="element-sign sign-buildings"><i /><i /><i /></span>;
  return <span class="element-sign"><Piece building={element} drawing={view.drawings[element]} /></span>;
}

interface RingProps {
  readonly view: State;
  readonly chosen: Axis | null;
  readonly aiming: boolean;
  readonly busy: boolean;
  readonly shown: Answer | null;
  onAxis(axis: Axis): void;
}

/** The ring in its own order, clockwise from the top; each axis says what it costs now. */
function Ring({ view, chosen, aiming, busy, shown, onAxis }: RingProps) {
  const { ring } = view;
  return (
    <div class="ring" role="radiogroup" aria-label={t("archeologic-ring")}>
      <svg class="ring-brass" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="78" fill="none" stroke="#6d5217" stroke-width="40" />
        <circle cx="100" cy="100" r="78" fill="none" stroke="#b08d38" stroke-width="36" />
        <circle cx="100" cy="100" r="78" fill="none" stroke="#d8b24a" stroke-width="1" stroke-dasharray="2 47" />
        <circle cx="100" cy="100" r="58" fill="#1c3a5c" stroke="#0e2036" stroke-width="3" />
      </svg>
      {ring.map((axis, step) => {
        const angle = (step / ring.length) * 2 * Math.PI - Math.PI / 2;
        const time = view.axis_times[axis] ?? 0;
        const here = view.viewfinder === axis;
        return (
          <button key={axis} type="button" role="radio" aria-checked={chosen === axis} disabled={busy}
            class={here ? "axis axis-here" : "axis"} data-axis={axis}
            aria-label={aiming ? t("archeologic-aim-here", { axis: axisWords(axis) })
              : t("archeologic-ring-axis", { axis: axisWords(axis), time }) + (here ? `, ${t("archeologic-ring-viewfinder")}` : "")}
            style={{ left: `${50 + 39 * Math.cos(angle)}%`, top: `${50 + 39 * Math.sin(angle)}%` }} onClick={() => onAxis(axis)}>
            <span>{axis}</span>
            {!aiming && <small aria-hidden="true">{time === 0 ? "·" : `+${time}`}</small>}
          </button>
        );
      })}
      <Holes shown={shown} />
    </div>
  );
}

/** The holes: a number in one of two, or up to three symbols. */
function Holes({ shown }: { readonly shown: Answer | null }) {
  const words = shown === null ? t("archeologic-holes-none") : answerWords(shown);
  return (
    <div class="holes" role="img" aria-label={`${t("archeologic-holes")}: ${words}`}>
      {shown?.t === "count"
        ? <><span class="hole">{shown.number}</span><span class="hole" /></>
        : [0, 1, 2].map((hole) => <span key={hole} class="hole">{shown?.shown[hole] && <SymbolSign symbol={shown.shown[hole]!} />}</span>)}
    </div>
  );
}
