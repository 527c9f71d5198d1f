/** What can be explained at this table: a zone with all it might show, a building that is found, what cannot be. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps, Thing, Topic } from "@house/room";
import { WhyButton } from "@house/why/button";
import { sureOf } from "@house/why/chances";
import { useNamed } from "@house/why/named";
import { ElementSign } from "./Element";
import { Piece } from "./Piece";
import { BUILDINGS, type Building, shapeOf, ZONES } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, symbolWords } from "./words";

const SYMBOLS = [".", "s", "f", "b"] as const;
export const TURNS = "^>v<";

/** Something that cannot be, in words: a building (`plan:S`), or what stands at a zone (`plan:C4`, `pencil:C4`). */
export function noteWords(key: string): string | null {
  const [sheet, name = ""] = key.split(":");
  if (sheet === "told") return null;
  const called = name.length === 1 ? buildingWords(name) : name;
  return sheet === "pencil" ? t("archeologic-why-letters", { zone: called }) : called;
}

function zoneOf(zone: string): Topic {
  return {
    kind: "thing",
    name: zone,
    title: t("archeologic-why-zone", { zone }),
    values: SYMBOLS.map(shown),
  };
}

function shown(value: string): Thing["values"][number] {
  return { value, words: symbolWords(value), sign: <Printed value={value} /> };
}

export function Printed({ value }: { readonly value: string }) {
  return value === "." ? <span class="sign-nothing">–</span> : <SymbolSign symbol={value} />;
}

/** A building whose place is certain; where it lies is written "C2>". */
function buildingOf(view: State, building: Building, value: string): Topic {
  const sign = (
    <span class="element-sign">
      <Piece building={building} drawing={shapeOf(view.drawings, building, TURNS.indexOf(value.slice(-1)))} />
    </span>
  );
  const words = `${t("archeologic-building-begins", { building })}, ${value.slice(0, -1)}`;
  return { kind: "thing", name: building, title: words, values: [{ value, words, sign }] };
}

/** What the house knows of the city, where the table agreed on such help: zone by zone, and building by building. */
export function Known({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const odds = board.assist?.odds ?? {};
  if (!useNamed(board)) return null;
  return (
    <>
      <h3>{t("archeologic-why-known")}</h3>
      <div class="known-zones" role="group" aria-label={t("archeologic-why-known")}>
        {ZONES.map((zone) => (
          <WhyButton
            key={zone}
            why={board.why}
            topic={zoneOf(zone)}
            about={t("archeologic-why-zone", { zone })}
            looks={classes("known-zone", sureOf(odds[zone] ?? {}) !== null && "known-zone-sure")}
          >
            {Object.keys(odds[zone] ?? {}).map((value) => (
              <Printed key={value} value={value} />
            ))}
          </WhyButton>
        ))}
      </div>
      <div class="known-buildings">
        {BUILDINGS.map((building) => (
          <KnownBuilding key={building} board={board} view={view} building={building} />
        ))}
      </div>
    </>
  );
}

interface BuildingProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly building: Building;
}

/** In how many ways a building may still lie; where there is one, it can be asked about. */
function KnownBuilding({ board, view, building }: BuildingProps) {
  const odds = board.assist?.odds[building] ?? {};
  const sure = sureOf(odds);
  const piece = <ElementSign view={view} element={building} />;
  if (sure === null) {
    return (
      <span class="known-building">
        <span class="unseen">{buildingWords(building)}</span>
        {piece}
        <span>{t("archeologic-why-ways", { count: Object.keys(odds).length })}</span>
      </span>
    );
  }
  return (
    <WhyButton
      why={board.why}
      topic={buildingOf(view, building, sure)}
      about={buildingWords(building)}
      looks="known-building known-zone-sure"
    >
      {piece}
      {sure.slice(0, -1)}
    </WhyButton>
  );
}
