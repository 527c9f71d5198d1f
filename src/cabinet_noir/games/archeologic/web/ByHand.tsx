/** A quest of the box's own: clues and answers are entered as its booklet and its Archeoscope told them. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { CompanionProps } from "@house/box/companion";
import type { Entered, Put, State, TrapClue } from "@house/generated/archeologic";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { axesOf, Shown } from "./Ledger";
import { Notes } from "./Notes";
import { ZONES } from "./pieces";
import { SymbolSign } from "./Signs";
import { type Answer, type Axis, axisWords, type Element, elementWords, symbolWords } from "./words";
import "./piece.css";
import "./scope.css";
import "./companion.css";

interface Props {
  readonly props: CompanionProps;
  readonly entered: Entered;
}

const isPut = (one: { readonly t: string }): one is Put => one.t === "put";

export function ByHand({ props, entered }: Props) {
  const [adding, setAdding] = useState(false);
  const told = (entered.told ?? []).filter(isPut);
  const view = laidOut(props.blanks[""] as State, entered, told);
  const clash = props.checked?.clash?.clues.map(({ seq }) => seq) ?? [];
  return (
    <div class="box-beside">
      <div>
        <section class="panel box-part">
          <h2>{t("archeologic-companion-traps")}</h2>
          <Traps traps={entered.traps ?? []} onTraps={(traps) => props.enter({ ...entered, traps })} />
        </section>
        <section class="panel box-part">
          <h2>{t("archeologic-answers")}</h2>
          <p class="buttons">
            <button type="button" class="button button-main" onClick={() => setAdding(true)}>
              {t("archeologic-companion-add")}
            </button>
          </p>
          <ol class="box-told">
            {told.map((one, at) => (
              <li key={at} class={clash.includes(at + 1) ? "box-clashing" : undefined}>
                <span class="box-told-words">
                  {axisWords(one.axis)}, {elementWords(one.element)}{" "}
                  {one.answer && <Shown answer={one.answer} against={false} />}
                </span>
                <button
                  type="button"
                  class="button button-quiet"
                  onClick={() => props.enter({ ...entered, told: told.toSpliced(at, 1) })}
                >
                  {t("box-strike")}
                </button>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Notes {...props.board(view)} />
      {adding && (
        <EnterAnswer
          view={view}
          onDone={(one) => {
            props.enter({ ...entered, told: [...told, one] });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function laidOut(blank: State, entered: Entered, told: readonly Put[]): State {
  const asked = told.flatMap(({ axis, element, answer }) =>
    answer ? [{ seat: 0, axis, element, time: 0, answer, drift: 0 }] : [],
  );
  return { ...blank, clues: entered.traps ?? [], asked };
}

const NEXT: Readonly<Record<string, TrapClue["trap"] | null>> = { "": "f", f: "b", b: null };

/** The plan: a tap puts a flame on a zone, another a blade, a third takes it away. */
function Traps({
  traps,
  onTraps,
}: {
  readonly traps: readonly TrapClue[];
  onTraps(traps: readonly TrapClue[]): void;
}) {
  return (
    <div class="archeologic-traps" role="group" aria-label={t("archeologic-companion-traps-text")}>
      {ZONES.map((zone) => {
        const trap = traps.find(({ at }) => at === zone)?.trap ?? null;
        const next = NEXT[trap ?? ""] ?? null;
        const others = traps.filter(({ at }) => at !== zone);
        return (
          <button
            key={zone}
            type="button"
            aria-label={trap ? `${zone}, ${symbolWords(trap)}` : zone}
            onClick={() => onTraps(next ? [...others, { t: "trap_clue", at: zone, trap: next }] : others)}
          >
            {trap ? <SymbolSign symbol={trap} /> : <small aria-hidden="true">{zone}</small>}
          </button>
        );
      })}
    </div>
  );
}

interface EnterProps {
  readonly view: State;
  onDone(one: Put): void;
  onClose(): void;
}

const MOST_SHOWN = 4;

function EnterAnswer({ view, onDone, onClose }: EnterProps) {
  const [axis, setAxis] = useState<Axis | null>(null);
  const [element, setElement] = useState<Element | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const elements = Object.keys(view.element_times) as Element[];
  const isCount = element === "buildings" || element === "empty";
  return (
    <Dialog title={t("archeologic-companion-add")} wide onClose={onClose}>
      <div class="form">
        <Choose
          legend={t("archeologic-companion-axis")}
          name="axis"
          among={axesOf(view).map((value) => ({ value, words: value }))}
          chosen={axis}
          onChoose={(value) => setAxis(value)}
        />
        <Choose
          legend={t("archeologic-elements")}
          name="element"
          among={elements.map((value) => ({ value, words: elementWords(value) }))}
          chosen={element}
          onChoose={(value) => {
            setElement(value);
            setAnswer(value === "buildings" || value === "empty" ? null : { t: "symbols", shown: [] });
          }}
        />
        {isCount && (
          <Choose
            legend={t("archeologic-companion-shown")}
            name="count"
            among={[0, 1, 2, 3, 4, 5].map((value) => ({ value, words: String(value) }))}
            chosen={answer?.t === "count" ? answer.number : null}
            onChoose={(number) => setAnswer({ t: "count", number })}
          />
        )}
        {answer?.t === "symbols" && (
          <EnterSymbols
            traps={element === "traps"}
            shown={answer.shown}
            onShown={(shown) => setAnswer({ t: "symbols", shown })}
          />
        )}
        <p class="buttons">
          <button
            type="button"
            class="button button-main"
            disabled={!axis || !element || !answer}
            onClick={() => axis && element && answer && onDone({ t: "put", axis, element, answer })}
          >
            {t("box-done")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

type Symbols = Extract<Answer, { readonly t: "symbols" }>["shown"];
const ORDER = ["s", "f", "b"] as const;

interface SymbolsProps {
  readonly traps: boolean;
  readonly shown: Symbols;
  onShown(shown: Symbols): void;
}

/** What lay in the holes, in no order: how many of each. */
function EnterSymbols({ traps, shown, onShown }: SymbolsProps) {
  const count = (symbol: string): number => shown.filter((one) => one === symbol).length;
  const put = (symbol: string, number: number): void =>
    onShown(ORDER.flatMap((one) => Array.from({ length: one === symbol ? number : count(one) }, () => one)));
  return (
    <>
      {ORDER.filter((symbol) => !traps || symbol !== "s").map((symbol) => (
        <Choose
          key={symbol}
          legend={symbolWords(symbol)}
          name={`shown ${symbol}`}
          among={Array.from({ length: MOST_SHOWN }, (_, value) => ({ value, words: String(value) }))}
          chosen={count(symbol)}
          onChoose={(number) => put(symbol, number)}
        />
      ))}
    </>
  );
}
