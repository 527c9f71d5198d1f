/** The Archeoscope: the ring with its viewfinder, a blue selector of elements, and the time a question costs. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { Asking } from "./asking";
import { ElementSign } from "./Element";
import type { Mine } from "./Ledger";
import { Ring } from "./Ring";
import { type Axis, axisWords, type Element, elementWords } from "./words";

interface Props {
  readonly view: State;
  readonly asking: Asking;
  readonly mayAsk: boolean;
  readonly mayAim: boolean;
  readonly busy: boolean;
  readonly last: Mine | null;
  onAsk(): void;
  onAim(axis: Axis): void;
}

export function Scope({ view, asking, mayAsk, mayAim, busy, last, onAsk, onAim }: Props) {
  const elements = Object.keys(view.element_times) as Element[];
  return (
    <div class="scope">
      <Ring
        view={view}
        chosen={asking.axis}
        aiming={mayAim}
        onAxis={(axis) => (mayAim ? onAim(axis) : asking.setAxis(axis))}
        busy={busy}
        last={last}
      />
      {!mayAim && (
        <div class="scope-side">
          <div class="elements" role="radiogroup" aria-label={t("archeologic-elements")}>
            {elements.map((element) => (
              <button
                key={element}
                type="button"
                role="radio"
                aria-checked={asking.element === element}
                class="element"
                data-element={element}
                title={elementWords(element)}
                aria-label={t("archeologic-element-time", {
                  element: elementWords(element),
                  time: view.element_times[element] ?? 0,
                })}
                onClick={() => asking.setElement(element)}
              >
                <ElementSign view={view} element={element} />
                <span class="element-name" aria-hidden="true">
                  {elementWords(element)}
                </span>
                <span class="element-time" aria-hidden="true">
                  {"●".repeat(view.element_times[element] ?? 0)}
                </span>
              </button>
            ))}
          </div>
          <button
            type="button"
            class="button button-main scope-ask"
            disabled={!mayAsk || busy || asking.time(view) === null}
            onClick={onAsk}
          >
            <Price view={view} asking={asking} />
          </button>
        </div>
      )}
    </div>
  );
}

/** What is about to be asked, and what it costs: the axis, the element, their sum. */
function Price({ view, asking }: { readonly view: State; readonly asking: Asking }) {
  const { axis, element } = asking;
  const time = asking.time(view);
  if (axis === null || element === null || time === null) return <>{t("archeologic-choose-element")}</>;
  return (
    <>
      {t("archeologic-ask", { time })}
      <small>
        {t("archeologic-price", {
          axis: axisWords(axis),
          element: elementWords(element),
          turning: view.axis_times[axis] ?? 0,
          looking: view.element_times[element] ?? 0,
        })}
      </small>
    </>
  );
}
