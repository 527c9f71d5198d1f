/** The surveyor's plan: twenty-five zones on squared paper, clues pinned to it, my buildings and marks laid on it. */

import type { Assist } from "@house/generated/types";
import type { Placement, State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { Draft } from "./draft";
import type { Hand } from "./hand";
import { Piece } from "./Piece";
import { COLUMNS, columnOf, covered, rowOf, shapeOf, SIDE, ZONES } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, cluesOf, symbolWords, turnedWords } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly draft: Draft;
  readonly assist: Assist | null;
  /** Without a hand the plan is only looked at. */
  readonly hand: Hand | null;
  readonly title: string;
}

const TURNS = "^>v<";

export function Plan({ view, me, draft, assist, hand, title }: Props) {
  const clues = cluesOf(view, me);
  const pinned = new Map([...clues.all, ...clues.alone].flatMap((clue) => (clue.t === "trap_clue" ? [[clue.at, clue.trap] as const] : [])));
  const on = covered(view.drawings, draft.laid);
  const wrong = (placement: Placement): boolean => {
    const odds = assist?.odds[placement.building];
    return odds !== undefined && !(`${placement.at}${TURNS[placement.turn]}` in odds);
  };
  const label = (zone: string): string => {
    const there = on.get(zone);
    const parts = [there
      ? t("archeologic-zone-laid", { zone, building: buildingWords(there.building), symbol: symbolWords(there.symbol) })
      : t("archeologic-zone-empty", { zone })];
    if (pinned.has(zone)) parts.push(t("archeologic-zone-clue", { symbol: symbolWords(pinned.get(zone)!) }));
    if (draft.marks[zone] && draft.marks[zone] !== ".") parts.push(t("archeologic-zone-note", { symbol: symbolWords(draft.marks[zone]!) }));
    const odds = assist?.odds[zone];
    if (odds) parts.push(t("archeologic-zone-odds", { symbols: Object.keys(odds).map(symbolWords).join(", ") }));
    return parts.join(", ");
  };
  return (
    <div class="plan" role="group" aria-label={title}>
      <p class="unseen">{t("archeologic-plan-text", { laid: draft.laid.length })} {draft.laid.map((placement) =>
        t("archeologic-laid", { building: buildingWords(placement.building), zone: placement.at, turned: turnedWords(placement.turn) })
        + (wrong(placement) ? ` (${t("archeologic-contradicts")})` : "")).join("; ")}</p>
      <div class="plan-columns" aria-hidden="true">{COLUMNS.map((name) => <span key={name}>{name}</span>)}</div>
      <div class="plan-rows" aria-hidden="true">{COLUMNS.map((_, row) => <span key={row}>{row + 1}</span>)}</div>
      <div class="paper" ref={(element) => { if (hand) hand.plan.current = element; }}>
        {ZONES.map((zone) => {
          const inside = <Zone zone={zone} pinned={pinned.get(zone)} mark={draft.marks[zone]} odds={on.has(zone) ? undefined : assist?.odds[zone]} />;
          return hand
            ? (
              <button key={zone} type="button" class="zone" aria-label={label(zone)} data-zone={zone} tabIndex={hand.cursor === zone ? 0 : -1}
                onClick={() => hand.tapZone(zone)} onFocus={() => hand.setCursor(zone)}
                onPointerDown={(event) => {
                  const there = hand.pencil || hand.held ? undefined : on.get(zone);
                  const placement = there && draft.laid.find(({ building }) => building === there.building);
                  if (placement) hand.grab(event, placement.building, placement.turn, placement.at);
                }}>
                {inside}
              </button>
            )
            : <div key={zone} class="zone" role="img" aria-label={label(zone)} data-zone={zone}>{inside}</div>;
        })}
        {draft.laid.map((placement) => hand?.drag?.building !== placement.building && (
          <div key={placement.building} class={wrong(placement) ? "laid laid-wrong" : "laid"} aria-hidden="true"
            style={{ "--x": columnOf(placement.at), "--y": rowOf(placement.at) }}>
            <Piece building={placement.building} drawing={shapeOf(view.drawings, placement.building, placement.turn)} />
          </div>
        ))}
        {hand?.drag && (
          <div class="laid laid-dragged" aria-hidden="true" style={{ "--x": hand.drag.x, "--y": hand.drag.y }}>
            <Piece building={hand.drag.building} drawing={shapeOf(view.drawings, hand.drag.building, hand.drag.turn)} />
          </div>
        )}
        <div class="pins" aria-hidden="true">
          {[...pinned].map(([zone, trap]) => (
            <span key={zone} class={`pin pin-${trap}`} style={{ gridColumn: columnOf(zone) + 1, gridRow: rowOf(zone) + 1 }}><SymbolSign symbol={trap} /></span>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ZoneProps {
  readonly zone: string;
  readonly pinned: string | undefined;
  readonly mark: string | undefined;
  readonly odds: Readonly<Record<string, number>> | undefined;
}

/** What is pencilled into a zone, and with the house's help what may be there. */
function Zone({ pinned, mark, odds }: ZoneProps) {
  if (mark && mark !== "." && !pinned) return <span class="mark"><SymbolSign symbol={mark} /></span>;
  if (!odds || pinned) return null;
  const likely = Object.entries(odds).sort(([, a], [, b]) => b - a);
  return (
    <span class="guesses">
      {likely.map(([symbol, share]) => (
        <i key={symbol} style={{ opacity: 0.35 + 0.65 * share }}>{symbol === "." ? "·" : <SymbolSign symbol={symbol} />}</i>
      ))}
    </span>
  );
}

export const PLAN_SIDE = SIDE;
