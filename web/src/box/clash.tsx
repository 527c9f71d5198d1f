/** The fewest things entered that cannot be so together, pinned on one string; each may be struck. */

import { ME } from "@house/box/board";
import type { Checked, Given } from "@house/generated/types";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Told } from "@house/table/told";

interface Props {
  readonly clash: NonNullable<Checked["clash"]>;
  readonly names: readonly string[];
  /** What is entered without one of them; null: it cannot be struck here. */
  without(given: Given): object | null;
  onStrike(entered: object): void;
  onClose(): void;
}

export function Clashing({ clash, names, without, onStrike, onClose }: Props) {
  return (
    <Dialog title={t("box-clash", { count: clash.clues.length })} onClose={onClose}>
      <p>{t(clash.alone.length > 0 ? "box-clash-text" : "box-clash-several")}</p>
      <ul class="box-clash">
        {clash.clues.map((given, number) => {
          const left = without(given);
          return (
            <li key={number} data-seq={given.seq}>
              <p>
                <Told line={given.line} names={names} me={ME} />
              </p>
              {clash.alone.includes(number) && <p class="box-alone">{t("box-clash-alone")}</p>}
              {left ? (
                <button type="button" class="button" onClick={() => onStrike(left)}>
                  {t("box-strike")}
                </button>
              ) : (
                <p class="muted">{t("box-clash-on-sheet")}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
