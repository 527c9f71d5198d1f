/** Beside the plan: the buildings still to lay, or the pencil case with counters and letters. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Pencil } from "@house/parts/icons";
import type { BoardProps } from "@house/room";
import { COUNTERS, type Tool } from "./draft";
import type { Hand } from "./hand";
import { Piece } from "./Piece";
import { BUILDINGS, shapeOf } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, cluesOf, counterWords, turnedWords } from "./words";

interface Props {
  readonly view: State;
  readonly me: number | null;
  readonly hand: Hand;
  /** How an open reason lights a building. */
  readonly lit: BoardProps["lit"];
}

export function Tray({ view, me, hand, lit }: Props) {
  return (
    <div class="tray">
      {hand.tool === null ? (
        <Beside view={view} hand={hand} lit={lit} />
      ) : (
        <Case view={view} me={me} hand={hand} />
      )}
      <div class="tray-tools">
        <button type="button" class="button" disabled={!hand.held} onClick={hand.turn}>
          ⟳ {t("archeologic-turn")}
        </button>
        <button type="button" class="button" disabled={hand.draft.laid.length === 0} onClick={hand.clear}>
          {t("archeologic-clear")}
        </button>
        <button
          type="button"
          class="button tray-pencil"
          aria-pressed={hand.tool !== null}
          aria-label={t("archeologic-pencil")}
          title={t("archeologic-pencil")}
          onClick={() => hand.setTool(hand.tool === null ? "f" : null)}
        >
          <Pencil />
        </button>
      </div>
    </div>
  );
}

/** The buildings still beside the plan: drag them onto it, or take one up and tap where it goes. */
function Beside({ view, hand, lit }: Omit<Props, "me">) {
  const beside = BUILDINGS.filter(
    (building) => !hand.draft.laid.some((placement) => placement.building === building),
  );
  return (
    <div class="tray-pieces" role="group" aria-label={t("archeologic-tray")}>
      {beside.length === 0 && <p class="muted tray-empty">{t("archeologic-tray-empty")}</p>}
      {beside.map((building) => {
        const held = hand.held?.building === building ? hand.held : null;
        const turn = held?.turn ?? 0;
        return (
          <button
            key={building}
            type="button"
            class={classes("tray-piece", lit(building))}
            aria-pressed={held !== null}
            data-building={building}
            aria-label={t("archeologic-piece", {
              building: buildingWords(building),
              turned: turnedWords(turn),
            })}
            onClick={() => hand.take(building)}
            onPointerDown={(event) => hand.grab(event, building, turn, null)}
          >
            <Piece building={building} drawing={shapeOf(view.drawings, building, turn)} />
          </button>
        );
      })}
    </div>
  );
}

/** The pencil case: four kinds of counters (four each of fire and blades), the buildings' letters, a rubber. */
function Case({ view, me, hand }: Omit<Props, "lit">) {
  const pick = (tool: Tool) => ({
    role: "radio" as const,
    "aria-checked": hand.tool === tool,
    "data-tool": tool,
    onClick: () => hand.setTool(tool),
  });
  return (
    <div class="case" role="radiogroup" aria-label={t("archeologic-case")}>
      {COUNTERS.map((counter) => (
        <button
          key={counter}
          type="button"
          class="case-tool"
          {...pick(counter)}
          aria-label={counterWords(counter, rest(view, me, hand, counter))}
        >
          <span class={`counter counter-${counter}`}>
            <SymbolSign symbol={counter} />
          </span>
          {(counter === "f" || counter === "b") && (
            <small aria-hidden="true">{rest(view, me, hand, counter)}</small>
          )}
        </button>
      ))}
      <button
        type="button"
        class="case-tool"
        {...pick(".")}
        aria-label={t("archeologic-rubber")}
        title={t("archeologic-rubber")}
      >
        ⌫
      </button>
      {BUILDINGS.map((building) => (
        <button
          key={building}
          type="button"
          class="case-tool"
          {...pick(building)}
          aria-label={t("archeologic-letter", { building: buildingWords(building) })}
        >
          <Piece building={building} drawing={view.drawings[building]} />
          <b aria-hidden="true">{building}</b>
        </button>
      ))}
    </div>
  );
}

/** How many counters of a kind are not yet put down, the clues counted. */
function rest(view: State, me: number | null, hand: Hand, counter: string): number {
  const told = cluesOf(view, me).flatMap(({ clue }) =>
    clue.t === "trap_clue" && clue.trap === counter ? [clue.at] : [],
  );
  const put = Object.entries(hand.draft.marks).flatMap(([zone, mark]) => (mark === counter ? [zone] : []));
  const printed = Object.values(view.drawings).join("").split(counter).length - 1;
  return Math.max(0, printed - new Set([...told, ...put]).size);
}
