/** The surveyor's plan: twenty-five zones on squared paper, clues pinned to it, my buildings and marks laid on it. */

import type { State } from "@house/generated/archeologic";
import type { Assist } from "@house/generated/types";
import { t } from "@house/language";
import type { Draft } from "./draft";
import type { Hand } from "./hand";
import { Piece } from "./Piece";
import { COLUMNS, columnOf, covered, rowOf, shapeOf, ZONES } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, cluesOf, symbolWords, turnedWords } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly draft: Draft;
  /** What the house says cannot be: `plan:S` a building, `plan:C4` a counter, `pencil:C4` letters. */
  readonly wrong: readonly string[];
  readonly assist: Assist | null;
  /** Without a hand the plan is only looked at. */
  readonly hand: Hand | null;
  readonly title: string;
}

export function Plan({ view, me, draft, wrong, assist, hand, title }: Props) {
  const clues = cluesOf(view, me);
  const pinned = new Map(
    [...clues.all, ...clues.alone].flatMap((clue) =>
      clue.t === "trap_clue" ? [[clue.at, clue.trap] as const] : [],
    ),
  );
  const on = covered(view.drawings, draft.laid);
  const cannot = (what: string): string => (wrong.includes(what) ? ` (${t("archeologic-contradicts")})` : "");
  const label = (zone: string): string => {
    const there = on.get(zone);
    const parts = [
      there
        ? t("archeologic-zone-laid", {
            zone,
            building: buildingWords(there.building),
            symbol: symbolWords(there.symbol),
          })
        : t("archeologic-zone-empty", { zone }),
    ];
    if (pinned.has(zone)) parts.push(t("archeologic-zone-clue", { symbol: symbolWords(pinned.get(zone)!) }));
    if (draft.marks[zone] && draft.marks[zone] !== ".")
      parts.push(
        t("archeologic-zone-note", { symbol: symbolWords(draft.marks[zone]!) }) + cannot(`plan:${zone}`),
      );
    if (draft.letters[zone]?.length)
      parts.push(
        t("archeologic-zone-letters", { buildings: draft.letters[zone]!.map(buildingWords).join(", ") }) +
          cannot(`pencil:${zone}`),
      );
    const odds = assist?.odds[zone];
    if (odds)
      parts.push(t("archeologic-zone-odds", { symbols: Object.keys(odds).map(symbolWords).join(", ") }));
    return parts.join(", ");
  };
  return (
    <div class="plan" role="group" aria-label={title}>
      <p class="unseen">
        {t("archeologic-plan-text", { laid: draft.laid.length })}{" "}
        {draft.laid
          .map(
            (placement) =>
              t("archeologic-laid", {
                building: buildingWords(placement.building),
                zone: placement.at,
                turned: turnedWords(placement.turn),
              }) + cannot(`plan:${placement.building}`),
          )
          .join("; ")}
      </p>
      <div class="plan-columns" aria-hidden="true">
        {COLUMNS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div class="plan-rows" aria-hidden="true">
        {COLUMNS.map((_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div
        class="paper"
        ref={(element) => {
          if (hand) hand.plan.current = element;
        }}
      >
        {ZONES.map((zone) => {
          const inside = (
            <Zone
              pinned={pinned.get(zone)}
              counter={draft.marks[zone]}
              letters={on.has(zone) ? [] : (draft.letters[zone] ?? [])}
              covered={on.has(zone)}
              odds={on.has(zone) ? undefined : assist?.odds[zone]}
              wrong={wrong.includes(`plan:${zone}`)}
              wrongLetters={wrong.includes(`pencil:${zone}`)}
            />
          );
          return hand ? (
            <button
              key={zone}
              type="button"
              class="zone"
              aria-label={label(zone)}
              data-zone={zone}
              tabIndex={hand.cursor === zone ? 0 : -1}
              onClick={() => hand.tapZone(zone)}
              onFocus={() => hand.setCursor(zone)}
              onPointerDown={(event) => {
                const there = hand.tool || hand.held ? undefined : on.get(zone);
                const placement = there && draft.laid.find(({ building }) => building === there.building);
                if (placement) hand.grab(event, placement.building, placement.turn, placement.at);
              }}
            >
              {inside}
            </button>
          ) : (
            <div key={zone} class="zone" role="img" aria-label={label(zone)} data-zone={zone}>
              {inside}
            </div>
          );
        })}
        {draft.laid.map(
          (placement) =>
            hand?.drag?.building !== placement.building && (
              <div
                key={placement.building}
                class={wrong.includes(`plan:${placement.building}`) ? "laid laid-wrong" : "laid"}
                aria-hidden="true"
                style={{ "--x": columnOf(placement.at), "--y": rowOf(placement.at) }}
              >
                <Piece
                  building={placement.building}
                  drawing={shapeOf(view.drawings, placement.building, placement.turn)}
                />
              </div>
            ),
        )}
        {hand?.drag && (
          <div
            class="laid laid-dragged"
            aria-hidden="true"
            style={{ "--x": hand.drag.x, "--y": hand.drag.y }}
          >
            <Piece
              building={hand.drag.building}
              drawing={shapeOf(view.drawings, hand.drag.building, hand.drag.turn)}
            />
          </div>
        )}
        <div class="pins" aria-hidden="true">
          {[...pinned].map(([zone, trap]) => (
            <span
              key={zone}
              class={`pin pin-${trap}`}
              style={{ gridColumn: columnOf(zone) + 1, gridRow: rowOf(zone) + 1 }}
            >
              <SymbolSign symbol={trap} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ZoneProps {
  readonly pinned: string | undefined;
  readonly counter: string | undefined;
  readonly letters: readonly string[];
  /** A building lies on it: what is put down makes room, what is pencilled in is below. */
  readonly covered: boolean;
  readonly odds: Readonly<Record<string, number>> | undefined;
  readonly wrong: boolean;
  readonly wrongLetters: boolean;
}

/** What is put on a zone and pencilled into it, and with the house's help what may be there. */
function Zone({ pinned, counter, letters, covered, odds, wrong, wrongLetters }: ZoneProps) {
  const kind = [
    "counter",
    `counter-${counter}`,
    covered ? "counter-covered" : "",
    wrong ? "counter-wrong" : "",
  ]
    .filter(Boolean)
    .join(" ");
  const put = counter && counter !== "." && !pinned;
  return (
    <>
      {put && (
        <span class={kind}>
          <SymbolSign symbol={counter} />
        </span>
      )}
      {letters.length > 0 && (
        <span
          class={wrongLetters ? "letters letters-wrong" : "letters"}
          data-letters={letters.join("")}
          aria-hidden="true"
        />
      )}
      {!put && !pinned && odds && <Guesses odds={odds} />}
    </>
  );
}

function Guesses({ odds }: { readonly odds: Readonly<Record<string, number>> }) {
  const likely = Object.entries(odds).sort(([, a], [, b]) => b - a);
  return (
    <span class="guesses">
      {likely.map(([symbol, share]) => (
        <i key={symbol} style={{ opacity: 0.35 + 0.65 * share }}>
          {symbol === "." ? "·" : <SymbolSign symbol={symbol} />}
        </i>
      ))}
    </span>
  );
}
