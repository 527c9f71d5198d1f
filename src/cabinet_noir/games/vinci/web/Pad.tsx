/** The numbers: one tap names a tile, or with the pencil strikes a number out. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Face } from "./offered";
import { faceWords, sign } from "./words";

interface Props {
  readonly faces: readonly Face[];
  readonly purpose: "guess" | "note";
  readonly enabled: boolean;
  /** Faces that were named for this tile and missed. */
  readonly denied: readonly Face[];
  /** Faces my pencil has struck out. */
  readonly struck: readonly Face[];
  readonly odds: Readonly<Record<string, number>> | undefined;
  /** A denied face that was tapped once. */
  readonly doubted: Face | null;
  onFace(face: Face): void;
}

export function Pad({ faces, purpose, enabled, denied, struck, odds, doubted, onFace }: Props) {
  return (
    <div
      class={`pad pad-${purpose} pad-of-${faces.length > 12 ? 7 : 6}`}
      role="group"
      aria-label={t(`vinci-pad-${purpose}`)}
    >
      {faces.map((face) => {
        const isDenied = denied.includes(face);
        const isStruck = struck.includes(face);
        const chance = odds?.[String(face)];
        const looks = classes(
          "pad-face",
          isDenied && "pad-denied",
          isStruck && "pad-struck",
          odds && !chance && "pad-impossible",
          doubted === face && "pad-doubted",
        );
        return (
          <button
            key={face}
            type="button"
            class={looks}
            disabled={!enabled}
            aria-pressed={purpose === "note" ? isStruck : undefined}
            onClick={() => onFace(face)}
          >
            <span class="unseen">{padWords(face, isDenied, isStruck, odds && (chance ?? 0))}</span>
            <span class="pad-sign" aria-hidden="true">
              {sign(face)}
            </span>
            {odds && (
              <span class="pad-odds" aria-hidden="true">
                {percent(chance ?? 0)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function padWords(face: Face, denied: boolean, struck: boolean, chance: number | undefined): string {
  const words = [faceWords(face)];
  if (denied) words.push(t("vinci-pad-denied"));
  if (struck) words.push(t("vinci-pad-struck"));
  if (chance !== undefined) words.push(percent(chance));
  return words.join(", ");
}

function percent(chance: number): string {
  if (chance === 0) return "0";
  const rounded = Math.round(chance * 100);
  return rounded === 0 ? "<1%" : rounded === 100 && chance < 1 ? ">99%" : `${rounded}%`;
}
