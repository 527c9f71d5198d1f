/** The surveyor's plan: twenty-five zones on squared paper, clues pinned to it, my buildings and marks laid on it. */

import { Fragment } from "preact";
import type { Placement, State } from "@house/generated/archeologic";
import type { Assist } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import type { Draft } from "./draft";
import type { Hand } from "./hand";
import { Piece } from "./Piece";
import { COLUMNS, columnOf, covered, rowOf, shapeOf, ZONES } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, cluesOf, turnedWords } from "./words";
import { cannot, type Ground, Zone } from "./Zone";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly draft: Draft;
  /** What the house says cannot be: `plan:S` a building, `plan:C4` a counter, `pencil:C4` letters; `told:clue.0`. */
  readonly wrong: readonly string[];
  readonly assist: Assist | null;
  /** Without a hand the plan is only looked at. */
  readonly hand: Hand | null;
  /** How an open reason lights a zone, an axis or a building. */
  readonly lit?: BoardProps["lit"];
  readonly title: string;
}

interface Pinned {
  readonly zone: string;
  readonly trap: string;
  /** The draft contradicts it. */
  readonly against: boolean;
}

export function Plan({ view, me, draft, wrong, assist, hand, lit = () => false, title }: Props) {
  const pins = pinnedTo(view, me, wrong);
  const pinned = new Map(pins.map(({ zone, trap }) => [zone, trap]));
  const clashing = hand?.clashes.zones ?? [];
  const ground: Ground = {
    draft,
    on: covered(view.drawings, draft.laid),
    pinned,
    wrong,
    against: pins.flatMap(({ zone, against }) => (against ? [zone] : [])),
    clashing,
    assist,
  };
  return (
    <div class="plan" role="group" aria-label={title}>
      <p class="unseen">
        {t("archeologic-plan-text", { laid: draft.laid.length })}{" "}
        {draft.laid.map((placement) => laidWords(placement, wrong)).join("; ")}
      </p>
      <div class="plan-columns" aria-hidden="true">
        {COLUMNS.map((name) => (
          <span key={name} class={lit(name) || undefined}>
            {name}
          </span>
        ))}
      </div>
      <div class="plan-rows" aria-hidden="true">
        {COLUMNS.map((_, row) => (
          <span key={row} class={lit(String(row + 1)) || undefined}>
            {row + 1}
          </span>
        ))}
      </div>
      <div
        class="paper"
        ref={(element) => {
          if (hand) hand.plan.current = element;
        }}
      >
        {ZONES.map((zone) => (
          <Zone key={zone} zone={zone} ground={ground} hand={hand} glow={lit(zone)} />
        ))}
        <Buildings view={view} laid={draft.laid} wrong={wrong} hand={hand} lit={lit} />
        <Bands lit={lit} />
        <Pins pins={pins} clashing={clashing} />
      </div>
    </div>
  );
}

/** The traps that the clues I was given pin to their zones. */
function pinnedTo(view: State, me: number | null, wrong: readonly string[]): readonly Pinned[] {
  return cluesOf(view, me).flatMap(({ clue, name }) =>
    clue.t === "trap_clue"
      ? [{ zone: clue.at, trap: clue.trap, against: wrong.includes(`told:${name}`) }]
      : [],
  );
}

function laidWords({ building, at, turn }: Placement, wrong: readonly string[]): string {
  const words = t("archeologic-laid", {
    building: buildingWords(building),
    zone: at,
    turned: turnedWords(turn),
  });
  return words + cannot(wrong, `plan:${building}`);
}

/** The columns and rows an open reason speaks of. */
function Bands({ lit }: Pick<BoardProps, "lit">) {
  return (
    <div class="pins" aria-hidden="true">
      {COLUMNS.map((name, at) => (
        <Fragment key={name}>
          {lit(name) && (
            <span class={classes("band", lit(name))} style={{ gridColumn: at + 1, gridRow: "1 / -1" }} />
          )}
          {lit(String(at + 1)) && (
            <span
              class={classes("band", lit(String(at + 1)))}
              style={{ gridColumn: "1 / -1", gridRow: at + 1 }}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}

interface BuildingsProps extends Pick<Props, "view" | "wrong" | "hand">, Pick<BoardProps, "lit"> {
  readonly laid: readonly Placement[];
}

/** What is laid on the plan, and what a hand drags over it. */
function Buildings({ view, laid, wrong, hand, lit }: BuildingsProps) {
  const drag = hand?.drag;
  return (
    <>
      {laid
        .filter(({ building }) => building !== drag?.building)
        .map(({ building, turn, at }) => (
          <div
            key={building}
            class={classes(
              "laid",
              wrong.includes(`plan:${building}`) && "laid-wrong",
              hand?.clashes.buildings.includes(building) && "laid-clash",
              lit(building),
            )}
            aria-hidden="true"
            style={{ "--x": columnOf(at), "--y": rowOf(at) }}
          >
            <Piece building={building} drawing={shapeOf(view.drawings, building, turn)} />
          </div>
        ))}
      {drag && (
        <div
          class={classes("laid laid-dragged", drag.outside && "laid-outside")}
          aria-hidden="true"
          style={{ "--x": drag.x, "--y": drag.y }}
        >
          <Piece building={drag.building} drawing={shapeOf(view.drawings, drag.building, drag.turn)} />
        </div>
      )}
    </>
  );
}

interface PinsProps {
  readonly pins: readonly Pinned[];
  readonly clashing: readonly string[];
}

/** What lies above the buildings: the clues, and the zones that two of them claim. */
function Pins({ pins, clashing }: PinsProps) {
  return (
    <div class="pins" aria-hidden="true">
      {clashing.map((zone) => (
        <span key={zone} class="clash" style={spotOf(zone)} />
      ))}
      {pins.map(({ zone, trap, against }) => (
        <span key={zone} class={classes("pin", `pin-${trap}`, against && "pin-against")} style={spotOf(zone)}>
          <SymbolSign symbol={trap} />
        </span>
      ))}
    </div>
  );
}

function spotOf(zone: string): { readonly gridColumn: number; readonly gridRow: number } {
  return { gridColumn: columnOf(zone) + 1, gridRow: rowOf(zone) + 1 };
}
