/** The table of ArcheOlogic: the track and my plan above; buildings, Archeoscope and answers within a thumb's reach. */

import { useState } from "preact/hooks";
import type { Ask, State } from "@house/generated/archeologic";
import { type KeyMap, useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Answers } from "./Answers";
import { type Asking, useAsking } from "./asking";
import { Claim, GiveUp } from "./Claim";
import type { Tool } from "./draft";
import { type Hand, useHand } from "./hand";
import { Ledger, mineOf } from "./Ledger";
import { Plan } from "./Plan";
import { BUILDINGS, covered } from "./pieces";
import { Scope } from "./Scope";
import { Track } from "./Track";
import { Tray } from "./Tray";
import { axisWords, buildingWords, type Element, elementWords, wrongWords } from "./words";
import "./archeologic.css";
import "./piece.css";
import "./scope.css";

type Mode = "lay" | "scope" | "answers";
const MODES: readonly Mode[] = ["scope", "lay", "answers"];

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON: the types come from the room's own structs
  const hand = useHand(board, view);
  const asking = useAsking(view);
  const [mode, setMode] = useState<Mode>("scope");
  const may = (action: string): boolean =>
    !board.still && board.offers.some((offer) => offer.action === action);
  const ask = (): void => {
    if (!may("ask") || board.busy || !asking.axis || !asking.element) return;
    board.act({ t: "ask", axis: asking.axis, element: asking.element });
    asking.clear(); // a second tap is no second question
  };
  const seated = board.me !== null && !board.still && view.phase !== "over";
  useKeys(seated ? keysOf(view, mode, setMode, hand, asking, ask) : {});
  const best = board.assist?.advice[0]?.action as Ask | undefined; // the house's word, best first
  const city = "t" in view.city ? null : view.city;
  const wrong = seated ? (board.assist?.wrong ?? []) : [];
  const complete = hand.draft.laid.length === BUILDINGS.length;
  const time =
    mode === "scope" && may("ask")
      ? asking.time(view)
      : mode === "lay" && complete && may("claim")
        ? view.claim_time
        : null;
  return (
    <div class="archeologic" data-phase={view.phase} data-mode={mode}>
      <Track
        view={view}
        names={board.names}
        me={board.me}
        toAct={board.toAct}
        landing={time === null ? null : (view.lands[time] ?? null)}
      />
      <div class="desk">
        <div class="desk-plan">
          <div class="desk-paper">
            {city ? (
              <Plan
                view={view}
                me={board.me}
                draft={{ laid: city, marks: {}, letters: {} }}
                wrong={[]}
                assist={null}
                hand={null}
                title={t("archeologic-city")}
              />
            ) : (
              <Plan
                view={view}
                me={board.me}
                draft={hand.draft}
                wrong={wrong}
                assist={board.assist}
                hand={seated ? hand : null}
                title={t("archeologic-plan")}
              />
            )}
            {seated && <Ledger view={view} me={board.me} />}
          </div>
          <p class={wrong.length > 0 ? "ask ask-wrong" : "ask"}>
            {wrong.length > 0 ? <span role="status">{wrongWords(wrong)}</span> : askWords(board, view, hand)}
            {board.assist && board.assist.worlds !== null && !city && (
              <small> {t("archeologic-worlds", { worlds: board.assist.worlds })}</small>
            )}
          </p>
          {best && (
            <p class="best">
              {t("archeologic-best", { axis: axisWords(best.axis), element: elementWords(best.element) })}
            </p>
          )}
          {city && (
            <p class="quest">
              {t("archeologic-quest-code", { quest: view.quest })}
              {view.marks && (
                <>
                  {" "}
                  ·{" "}
                  {t("archeologic-marks", { seasoned: view.marks.seasoned, confirmed: view.marks.confirmed })}
                </>
              )}
            </p>
          )}
        </div>
        <div class="desk-tools" onKeyDown={keepEnter}>
          {seated && (
            <div class="modes" role="group" aria-label={t("archeologic-modes")}>
              {MODES.map((one) => (
                <button
                  key={one}
                  type="button"
                  class="button"
                  aria-pressed={mode === one}
                  data-mode={one}
                  onClick={() => setMode(one)}
                >
                  {t(`archeologic-mode-${one}`)}
                </button>
              ))}
            </div>
          )}
          <div class="desk-now">
            {seated && mode === "lay" && <Tray view={view} me={board.me} hand={hand} />}
            {seated && mode === "scope" && (
              <Scope
                view={view}
                asking={asking}
                mayAsk={may("ask")}
                mayAim={may("aim")}
                busy={board.busy}
                last={mineOf(view, board.me).at(-1) ?? null}
                onAsk={ask}
                onAim={(axis) => board.act({ t: "aim", axis })}
              />
            )}
            {(!seated || mode === "answers") && <Answers view={view} me={board.me} heading="h2" />}
          </div>
          {may("claim") && mode !== "scope" && (
            <div class="claims">
              {mode === "lay" && (
                <Claim
                  view={view}
                  me={board.me}
                  laid={hand.draft.laid}
                  busy={board.busy}
                  onClaim={(claimed) => board.act({ t: "claim", city: claimed })}
                />
              )}
              {mode === "answers" && (
                <GiveUp busy={board.busy} onGiveUp={() => board.act({ t: "give_up" })} />
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Enter on a button of the tools is that button's own; on what is chosen already, or on the plan, it is the board's. */
function keepEnter(event: KeyboardEvent): void {
  const on = event.target;
  if (event.key === "Enter" && on instanceof HTMLButtonElement && on.getAttribute("aria-checked") !== "true")
    event.stopPropagation();
}

/** The one sentence that says what to do. */
function askWords(board: BoardProps, view: State, hand: Hand): string {
  if (view.phase === "over") return t("archeologic-ask-over");
  if (board.me === null || board.still) return t("archeologic-ask-watch");
  if (hand.held) return t("archeologic-ask-chosen", { building: buildingWords(hand.held.building) });
  if (view.phase === "aiming") return t("archeologic-ask-aim");
  if (view.claims[board.me] !== null) return t("archeologic-ask-pending");
  return t(board.toAct.includes(board.me) ? "archeologic-ask-turn" : "archeologic-ask-wait");
}

const OTHERS: Readonly<Record<string, Element>> = { n: "buildings", x: "empty", p: "traps" };
const WRITTEN: Readonly<Record<string, Tool>> = {
  f: "f",
  b: "b",
  n: "s",
  x: "x",
  Delete: ".",
  Backspace: ".",
};

/** Every key: letters A to E and digits choose an axis; the buildings' own letters take a building, ask about it, or are written. */
function keysOf(
  view: State,
  mode: Mode,
  setMode: (mode: Mode) => void,
  hand: Hand,
  asking: Asking,
  ask: () => void,
): KeyMap {
  const keys: Record<string, () => void> = {
    m: () => setMode(MODES[(MODES.indexOf(mode) + 1) % MODES.length]!),
    k: () => {
      setMode("lay");
      hand.setTool(hand.tool === null ? "f" : null);
    },
    Escape: hand.drop,
  };
  const choose = (select: () => void, chosen: string) => (): void => {
    setMode("scope");
    select();
    focusSoon(chosen); // so that Enter asks
  };
  for (const axis of view.ring)
    keys[axis.toLowerCase()] = choose(() => asking.setAxis(axis), `.axis[data-axis="${axis}"]`);
  if (mode === "scope") {
    const elements: Record<string, Element> = { ...OTHERS };
    for (const building of BUILDINGS) elements[building.toLowerCase()] = building;
    for (const [key, element] of Object.entries(elements))
      keys[key] = choose(() => asking.setElement(element), `.element[data-element="${element}"]`);
    keys.Enter = ask;
    return keys;
  }
  const walk = (columns: number, rows: number) => (): void => {
    hand.move(columns, rows);
    focusSoon('.zone[tabindex="0"]');
  };
  Object.assign(keys, {
    ArrowLeft: walk(-1, 0),
    ArrowRight: walk(1, 0),
    ArrowUp: walk(0, -1),
    ArrowDown: walk(0, 1),
  });
  keys.Enter = () => hand.tapZone(hand.cursor);
  for (const building of BUILDINGS)
    keys[building.toLowerCase()] = () => (hand.tool === null ? hand.take(building) : hand.write(building));
  if (hand.tool !== null) {
    for (const [key, tool] of Object.entries(WRITTEN)) keys[key] = () => hand.write(tool);
    return keys;
  }
  keys.r = hand.turn;
  keys.Delete = keys.Backspace = () => {
    const on = covered(view.drawings, hand.draft.laid).get(hand.cursor);
    if (on) hand.back(on.building);
  };
  return keys;
}

/** Move the focus once the page has been drawn again. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.archeologic ${selector}`)?.focus());
}
