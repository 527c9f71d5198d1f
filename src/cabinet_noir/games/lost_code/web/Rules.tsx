/** The rules in our own words, with drawings made of the very pieces one plays with. */

import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { RulesProps } from "@house/room";
import { DiceRow } from "./Dice";
import { StonePiece } from "./Stone";
import type { AnyStone, Colour } from "./words";
import "./temple.css";
import "./rules.css";

const NAMES: Record<string, Colour> = {
  Y: "yellow",
  V: "violet",
  R: "red",
  B: "blue",
  G: "green",
  P: "pink",
};

/** Read "Y3 V? R1": a question mark shows the back. */
function stones(text: string): readonly AnyStone[] {
  return text.split(" ").map((word) => {
    const colour = NAMES[word[0]!]!;
    return word[1] === "?" ? { t: "face_down", colour } : { t: "stone", colour, number: Number(word[1]) };
  });
}

interface DrawingProps {
  readonly rack: string;
  readonly dice?: string;
  readonly after?: string;
}

function Drawing({ rack, dice, after }: DrawingProps) {
  return (
    <div class="lc-drawing">
      {dice && <DiceRow dice={[...dice].map((letter) => NAMES[letter]!)} />}
      <div class="lc-stones">
        {stones(rack).map((stone) => (
          <StonePiece key={stone.colour} stone={stone} />
        ))}
      </div>
      {after && <span class="lc-after">{after}</span>}
    </div>
  );
}

/** The house's disks, as `edition.py` has them: a test holds one against the other. */
const DISKS = [
  { width: 1, points: 5 },
  { width: 2, points: 4 },
  { width: 3, points: 3 },
  { width: 4, points: 3 },
  { width: 5, points: 2 },
  { width: 7, points: 2 },
  { width: 10, points: 1 },
] as const;
const X_REACH = 24;

export function Rules({ view }: RulesProps) {
  const table = view as State | null;
  const edition = table?.options.edition;
  return (
    <div class="lc-rules">
      <p class="lc-lead">{t("lost-code-rules-goal")}</p>
      <h3>{t("lost-code-rules-setup-title")}</h3>
      <p>{t("lost-code-rules-setup")}</p>
      <Drawing rack="Y3 V0 R6 B2 G7 P4" />
      <p>{t("lost-code-rules-back")}</p>
      <Drawing rack="Y? V? R? B? G? P?" />
      <h3>{t("lost-code-rules-round-title")}</h3>
      <ol>
        <li>{t("lost-code-rules-dice")}</li>
        <li>{t("lost-code-rules-estimate")}</li>
        <li>{t("lost-code-rules-answer")}</li>
      </ol>
      <Drawing dice="VVY" rack="Y1 V2" after="2 + 2 + 1 = 5" />
      <ul>
        <li>{t("lost-code-rules-right")}</li>
        <li>{t("lost-code-rules-wrong")}</li>
        <li>{t("lost-code-rules-order")}</li>
      </ul>
      <h3>{t("lost-code-rules-disks-title")}</h3>
      <p>
        {edition ? t("lost-code-rules-disks-edition", { name: edition.name }) : t("lost-code-rules-disks")}
      </p>
      <ul class="lc-disk-list">
        {(table?.disks ?? DISKS).map(({ width, points }) => (
          <li key={width} aria-label={t("lost-code-disk", { width, points })}>
            <strong>{width}</strong>
            <span>+{points}</span>
          </li>
        ))}
      </ul>
      <h3>{t("lost-code-rules-end-title")}</h3>
      <p>{t("lost-code-rules-end")}</p>
      <p>{t("lost-code-rules-tie")}</p>
      <h3>{t("lost-code-rules-sheet-title")}</h3>
      <p>{t("lost-code-rules-sheet")}</p>
      <h3>{t("lost-code-rules-variants-title")}</h3>
      <p>
        <strong>{t("lost-code-rules-beginner-title")}</strong> {t("lost-code-rules-beginner")}
      </p>
      <p>
        <strong>{t("lost-code-rules-tougher-title")}</strong>{" "}
        {t("lost-code-rules-tougher", { reach: edition?.x_reach ?? X_REACH })}
      </p>
      <p>
        <strong>{t("lost-code-rules-shortcut-title")}</strong> {t("lost-code-rules-shortcut")}
      </p>
      <p>
        <strong>{t("lost-code-rules-curse-title")}</strong> {t("lost-code-rules-curse")}
      </p>
      <h3>{t("lost-code-rules-keys-title")}</h3>
      <dl class="lc-keys">
        <dt>
          <kbd>R</kbd>
        </dt>
        <dd>{t("lost-code-keys-roll")}</dd>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{t("lost-code-keys-disk")}</dd>
        <dt>
          <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>{t("lost-code-keys-turn")}</dd>
        <dt>
          <kbd>↵</kbd>
        </dt>
        <dd>{t("lost-code-keys-enter")}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t("lost-code-keys-rules")}</dd>
      </dl>
    </div>
  );
}
