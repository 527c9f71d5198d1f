/** One zone of the plan: what is put on it and pencilled into it, in signs and in words. */

import type { Assist } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Glow } from "@house/why/lit";
import type { Draft } from "./draft";
import type { Hand } from "./hand";
import type { Covered } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, symbolWords } from "./words";

/** All that may be said of a zone. */
export interface Ground {
  readonly draft: Draft;
  /** Which building covers which zone. */
  readonly on: ReadonlyMap<string, Covered>;
  /** The traps the clues have pinned to zones. */
  readonly pinned: ReadonlyMap<string, string>;
  /** What the house says cannot be: `plan:S` a building, `plan:C4` a counter, `pencil:C4` letters. */
  readonly wrong: readonly string[];
  /** The zones whose clues the draft contradicts. */
  readonly against: readonly string[];
  /** The zones that two buildings claim. */
  readonly clashing: readonly string[];
  readonly assist: Assist | null;
}

interface ZoneProps {
  readonly zone: string;
  readonly ground: Ground;
  /** Without a hand the zone is only looked at. */
  readonly hand: Hand | null;
  /** How an open reason lights it. */
  readonly glow: Glow;
}

export function Zone({ zone, ground, hand, glow }: ZoneProps) {
  if (!hand) {
    return (
      <div class={classes("zone", glow)} role="img" aria-label={zoneWords(zone, ground)} data-zone={zone}>
        <Written zone={zone} ground={ground} />
      </div>
    );
  }
  const grab = (event: PointerEvent): void => {
    const there = hand.tool || hand.held ? undefined : ground.on.get(zone);
    const placement = there && ground.draft.laid.find(({ building }) => building === there.building);
    if (placement) hand.grab(event, placement.building, placement.turn, placement.at);
  };
  return (
    <button
      type="button"
      class={classes("zone", glow)}
      aria-label={zoneWords(zone, ground)}
      data-zone={zone}
      tabIndex={hand.cursor === zone ? 0 : -1}
      onClick={() => hand.tapZone(zone)}
      onFocus={() => hand.setCursor(zone)}
      onPointerDown={grab}
    >
      <Written zone={zone} ground={ground} />
    </button>
  );
}

/** Say that something contradicts what is known, where it does. */
export function cannot(wrong: readonly string[], what: string): string {
  return wrong.includes(what) ? ` (${t("archeologic-contradicts")})` : "";
}

function zoneWords(zone: string, { draft, on, pinned, wrong, against, clashing, assist }: Ground): string {
  const there = on.get(zone);
  const [trap, counter, letters, odds] = [
    pinned.get(zone),
    draft.marks[zone],
    draft.letters[zone],
    assist?.odds[zone],
  ];
  const parts = [
    there
      ? t("archeologic-zone-laid", {
          zone,
          building: buildingWords(there.building),
          symbol: symbolWords(there.symbol),
        })
      : t("archeologic-zone-empty", { zone }),
  ];
  if (clashing.includes(zone)) parts.push(t("archeologic-zone-clash"));
  if (trap) {
    const clue = t("archeologic-zone-clue", { symbol: symbolWords(trap) });
    parts.push(against.includes(zone) ? `${clue} (${t("archeologic-against")})` : clue);
  }
  if (counter && counter !== ".") {
    const noted = t("archeologic-zone-note", { symbol: symbolWords(counter) });
    parts.push(noted + cannot(wrong, `plan:${zone}`));
  }
  if (letters?.length) {
    const pencilled = t("archeologic-zone-letters", { buildings: letters.map(buildingWords).join(", ") });
    parts.push(pencilled + cannot(wrong, `pencil:${zone}`));
  }
  if (odds)
    parts.push(t("archeologic-zone-odds", { symbols: Object.keys(odds).map(symbolWords).join(", ") }));
  return parts.join(", ");
}

/** A counter makes room for a building, letters are below it; with the house's help, what may be there. */
function Written({ zone, ground }: Pick<ZoneProps, "zone" | "ground">) {
  const { draft, on, pinned, wrong, assist } = ground;
  const covered = on.has(zone);
  const counter = draft.marks[zone];
  const letters = covered ? [] : (draft.letters[zone] ?? []);
  const odds = covered ? undefined : assist?.odds[zone];
  const put = counter && counter !== "." && !pinned.has(zone);
  const looks = classes(
    "counter",
    `counter-${counter}`,
    covered && "counter-covered",
    wrong.includes(`plan:${zone}`) && "counter-wrong",
  );
  return (
    <>
      {put && (
        <span class={looks}>
          <SymbolSign symbol={counter} />
        </span>
      )}
      {letters.length > 0 && (
        <span
          class={wrong.includes(`pencil:${zone}`) ? "letters letters-wrong" : "letters"}
          data-letters={letters.join("")}
          aria-hidden="true"
        />
      )}
      {!put && !pinned.has(zone) && odds && <Guesses odds={odds} />}
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
