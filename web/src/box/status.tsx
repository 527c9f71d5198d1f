/** What the house says of the sheet, in one line that is always in sight and never moves anything. */

import type { TheSheet } from "@house/box/sheet";
import { t } from "@house/language";
import { words } from "@house/speech";

interface Props {
  readonly sheet: TheSheet;
  left?: ((count: number) => string) | undefined;
  onClash(): void;
}

export function StatusBar({ sheet, left, onClash }: Props) {
  const { checked, problem, cut } = sheet;
  const clash = checked?.clash;
  if (clash)
    return (
      <div class="box-bar box-bar-bad" role="alert">
        <span>{t("box-clash", { count: clash.clues.length })}</span>
        <button type="button" class="button" onClick={onClash}>
          {t("box-clash-look")}
        </button>
      </div>
    );
  return (
    <div class={problem ? "box-bar box-bar-bad" : "box-bar"} role="status">
      <span>{problem ? words(problem) : cut ? t("box-needs-the-house") : saidOf(sheet, left)}</span>
    </div>
  );
}

function saidOf({ entered, checked, asking }: TheSheet, left: Props["left"]): string {
  if (entered === null) return t("box-nothing-yet");
  if (asking || !checked) return t("box-asking");
  const { worlds = null, wrong = [] } = checked.assist ?? {};
  if (wrong.length > 0) return t("box-wrong-notes", { count: wrong.length });
  return worlds !== null && left ? left(worlds) : t("box-all-fits");
}
