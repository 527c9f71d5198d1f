/** The rules in our own words, with drawings made of the very pieces one plays with. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import type { RulesProps } from "@house/room";
import { Piece } from "./Piece";
import type { Building } from "./pieces";
import { SymbolSign } from "./Signs";
import { buildingWords, symbolWords } from "./words";
import "./piece.css";
import "./scope.css";

/** The house's buildings, as `types.py` has them: a test holds one against the other. */
const DRAWN: Readonly<Record<Building, readonly string[]>> = {
  S: ["b.", "ss", ".s"],
  T: ["s.", "sf", "b."],
  L: ["b.", "s.", "ss"],
  O: ["sf", "sb"],
  V: ["f.", "ss"],
  I: ["ssf"],
};

export function Rules({ view }: RulesProps) {
  const drawn = (view as State | null)?.drawings ?? DRAWN;
  return (
    <div class="rules archeologic-rules">
      <p class="rules-lead">{t("archeologic-rules-goal")}</p>
      <h3>{t("archeologic-rules-pieces-title")}</h3>
      <p>{t("archeologic-rules-pieces")}</p>
      <ul class="rules-pieces">
        {(Object.keys(DRAWN) as Building[]).map((building) => (
          <li key={building}>
            <Piece building={building} drawing={drawn[building]} />
            <span>{buildingWords(building)}</span>
          </li>
        ))}
      </ul>
      <ul class="rules-symbols">
        {["s", "f", "b"].map((symbol) => (
          <li key={symbol}>
            <span class="hole">
              <SymbolSign symbol={symbol} />
            </span>{" "}
            {symbolWords(symbol)}
          </li>
        ))}
      </ul>
      <h3>{t("archeologic-rules-turn-title")}</h3>
      <ol>
        <li>{t("archeologic-rules-last")}</li>
        <li>{t("archeologic-rules-viewfinder")}</li>
        <li>{t("archeologic-rules-elements")}</li>
        <li>{t("archeologic-rules-answer")}</li>
      </ol>
      <div class="rules-holes">
        <span class="hole">
          <SymbolSign symbol="f" />
        </span>
        <span class="hole">
          <SymbolSign symbol="b" />
        </span>
        <span class="hole" />
      </div>
      <p>{t("archeologic-rules-example")}</p>
      <h3>{t("archeologic-rules-claim-title")}</h3>
      <p>{t("archeologic-rules-claim")}</p>
      <h3>{t("archeologic-rules-solo-title")}</h3>
      <p>{t("archeologic-rules-solo")}</p>
      <h3>{t("archeologic-rules-expert-title")}</h3>
      <p>{t("archeologic-rules-expert")}</p>
      <h3>{t("archeologic-rules-screen-title")}</h3>
      <p>{t("archeologic-rules-screen")}</p>
      <h3>{t("archeologic-rules-keys-title")}</h3>
      <dl class="keys">
        <dt>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{t("archeologic-keys-arrows")}</dd>
        <dt>
          <kbd>S</kbd> <kbd>T</kbd> <kbd>L</kbd> <kbd>O</kbd> <kbd>V</kbd> <kbd>I</kbd>
        </dt>
        <dd>{t("archeologic-keys-building")}</dd>
        <dt>
          <kbd>↵</kbd>
        </dt>
        <dd>{t("archeologic-keys-place")}</dd>
        <dt>
          <kbd>R</kbd>
        </dt>
        <dd>{t("archeologic-keys-turn")}</dd>
        <dt>
          <kbd>Del</kbd>
        </dt>
        <dd>{t("archeologic-keys-back")}</dd>
        <dt>
          <kbd>A</kbd>…<kbd>E</kbd> <kbd>1</kbd>…<kbd>5</kbd>
        </dt>
        <dd>{t("archeologic-keys-axis")}</dd>
        <dt>
          <kbd>N</kbd> <kbd>X</kbd> <kbd>P</kbd>
        </dt>
        <dd>{t("archeologic-keys-others")}</dd>
        <dt>
          <kbd>M</kbd>
        </dt>
        <dd>{t("archeologic-keys-mode")}</dd>
        <dt>
          <kbd>K</kbd>
        </dt>
        <dd>{t("archeologic-keys-pencil")}</dd>
        <dt>
          <kbd>F</kbd> <kbd>B</kbd> <kbd>N</kbd> <kbd>X</kbd>
        </dt>
        <dd>{t("archeologic-keys-counters")}</dd>
      </dl>
    </div>
  );
}
