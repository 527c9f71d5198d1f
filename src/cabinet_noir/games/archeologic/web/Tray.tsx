/** The buildings still beside the plan: drag them onto it, or take one up and tap where it goes. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { Pencil } from "@house/parts/icons";
import type { Hand } from "./hand";
import { Piece } from "./Piece";
import { shapeOf, type Building } from "./pieces";
import { buildingWords, turnedWords } from "./words";

export function Tray({ view, hand }: { readonly view: State; readonly hand: Hand }) {
  const all = Object.keys(view.drawings) as Building[];
  const beside = all.filter((building) => !hand.draft.laid.some((placement) => placement.building === building));
  return (
    <div class="tray">
      <div class="tray-pieces" role="group" aria-label={t("archeologic-tray")}>
        {beside.map((building) => {
          const held = hand.held?.building === building ? hand.held : null;
          const turn = held?.turn ?? 0;
          return (
            <button key={building} type="button" class="tray-piece" aria-pressed={held !== null} data-building={building}
              aria-label={t("archeologic-piece", { building: buildingWords(building), turned: turnedWords(turn) })}
              onClick={() => hand.take(building)} onPointerDown={(event) => hand.grab(event, building, turn, null)}>
              <Piece building={building} drawing={shapeOf(view.drawings, building, turn)} />
            </button>
          );
        })}
      </div>
      <div class="tray-tools">
        <button type="button" class="button" disabled={!hand.held} onClick={hand.turn}>⟳ {t("archeologic-turn")}</button>
        <button type="button" class="button" disabled={hand.draft.laid.length === 0} onClick={hand.clear}>{t("archeologic-clear")}</button>
        <button type="button" class="button tray-pencil" aria-pressed={hand.pencil} aria-label={t("archeologic-pencil")} title={t("archeologic-pencil")}
          onClick={() => hand.setPencil(!hand.pencil)}><Pencil /></button>
      </div>
    </div>
  );
}
