/** The table of ArcheOlogic: the track and my plan above; buildings, Archeoscope and answers within a thumb's reach. */

import { useState } from "preact/hooks";
import type { Ask, State } from "@house/generated/archeologic";
import { useKeys, type KeyMap } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Answers } from "./Answers";
import { useAsking, type Asking } from "./asking";
import { Claim, GiveUp } from "./Claim";
import { useHand, type Hand } from "./hand";
import { covered, type Building } from "./pieces";
import { Plan } from "./Plan";
import { Scope } from "./Scope";
import { Track } from "./Track";
import { Tray } from "./Tray";
import { buildingWords, elementWords, type Answer, type Element } from "./words";
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
  const may = (action: string): boolean => !board.still && board.offers.some((offer) => offer.action === action);
  const ask = (): void => {
    if (may("ask") && !board.busy && asking.axis && asking.element) board.act({ t: "ask", axis: asking.axis, element: asking.element });
  };
  const seated = board.me !== null && !board.still && view.phase !== "over";
  useKeys(seated ? keysOf(view, mode, setMode, hand, asking, ask) : {});
  const best = board.assist?.advice[0]?.action as Ask | undefined; // the house's word, best first
  const city = "t" in view.city ? null : view.city;
  return (
    <div class="archeologic" data-phase={view.phase} data-mode={mode}>
      <Track view={view} names={board.names} me={board.me} toAct={board.toAct} />
      <div class="desk">
        <div class="desk-plan">
          {city
            ? <Plan view={view} me={board.me} draft={{ laid: city, marks: {} }} assist={null} hand={null} title={t("archeologic-city")} />
            : <Plan view={view} me={board.me} draft={hand.draft} assist={board.assist} hand={seated ? hand : null} title={t("archeologic-plan")} />}
          <p class="ask">{askWords(board, view, hand)}{board.assist && board.assist.worlds !== null && !city && <small> {t("archeologic-worlds", { worlds: board.assist.worlds })}</small>}</p>
          {best && <p class="best">{t("archeologic-best", { axis: best.axis, element: elementWords(best.element) })}</p>}
          {city && <p class="quest">{t("archeologic-quest-code", { quest: view.quest })}{view.marks && <> · {t("archeologic-marks", { seasoned: view.marks.seasoned, confirmed: view.marks.confirmed })}</>}</p>}
        </div>
        <div class="desk-tools">
          {seated && (
            <div class="modes" role="group" aria-label={t("archeologic-modes")}>
              {MODES.map((one) => (
                <button key={one} type="button" class="button" aria-pressed={mode === one} data-mode={one} onClick={() => setMode(one)}>{t(`archeologic-mode-${one}`)}</button>
              ))}
            </div>
          )}
          <div class="desk-now">
            {seated && mode === "lay" && <Tray view={view} hand={hand} />}
            {seated && mode === "scope" && (
              <Scope view={view} asking={asking} mayAsk={may("ask")} mayAim={may("aim")} busy={board.busy} shown={lastShown(view, board.me)}
                onAsk={ask} onAim={(axis) => board.act({ t: "aim", axis })} />
            )}
            {(!seated || mode === "answers") && <Answers view={view} me={board.me} heading="h2" />}
          </div>
          {may("claim") && mode !== "scope" && (
            <div class="claims">
              {mode === "lay" && <Claim view={view} laid={hand.draft.laid} busy={board.busy} onClaim={(claimed) => board.act({ t: "claim", city: claimed })} />}
              {mode === "answers" && <GiveUp busy={board.busy} onGiveUp={() => board.act({ t: "give_up" })} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** My last answer, as it stood in the holes. */
function lastShown(view: State, me: number | null): Answer | null {
  const answer = view.asked.findLast((asked) => asked.seat === me)?.answer;
  return !answer || answer.t === "unread" ? null : answer;
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

/** Every key: letters A to E and digits choose an axis; the buildings' own letters take a building, or ask about it. */
function keysOf(view: State, mode: Mode, setMode: (mode: Mode) => void, hand: Hand, asking: Asking, ask: () => void): KeyMap {
  const keys: Record<string, () => void> = {
    m: () => setMode(MODES[(MODES.indexOf(mode) + 1) % MODES.length]!),
    k: () => hand.setPencil(!hand.pencil),
    Escape: hand.drop,
  };
  for (const axis of view.ring) keys[axis.toLowerCase()] = () => { setMode("scope"); asking.setAxis(axis); };
  for (const building of Object.keys(view.drawings)) {
    keys[building.toLowerCase()] = () => (mode === "scope" ? asking.setElement(building as Element) : hand.take(building as Building));
  }
  if (mode === "scope") {
    for (const [key, element] of Object.entries(OTHERS)) keys[key] = () => asking.setElement(element);
    keys.Enter = ask;
    return keys;
  }
  const walk = (columns: number, rows: number) => (): void => {
    hand.move(columns, rows);
    requestAnimationFrame(() => hand.plan.current?.querySelector<HTMLElement>('.zone[tabindex="0"]')?.focus());
  };
  Object.assign(keys, { ArrowLeft: walk(-1, 0), ArrowRight: walk(1, 0), ArrowUp: walk(0, -1), ArrowDown: walk(0, 1) });
  keys.r = hand.turn;
  keys.Enter = () => hand.tapZone(hand.cursor);
  keys.Delete = keys.Backspace = () => {
    const on = covered(view.drawings, hand.draft.laid).get(hand.cursor);
    if (on) hand.back(on.building);
  };
  return keys;
}
