/** The numbers: one tap names a tile, or with the pencil strikes a number out. */

import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps, Topic } from "@house/room";
import { WhyButton } from "@house/why/button";
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
  /** Where the house names what is possible, the last key of the pad asks why: about this, once a tile is chosen. */
  readonly asks?: { readonly board: BoardProps; readonly topic: Topic | null } | null;
  onFace(face: Face): void;
}

export function Pad({ faces, purpose, enabled, denied, struck, odds, doubted, asks = null, onFace }: Props) {
  const keys = faces.length + (asks ? 1 : 0);
  return (
    <div
      class={`pad pad-${purpose} pad-of-${keys > 12 ? 7 : 6}`}
      style={{ "--keys": Math.max(12, keys) }}
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
      {asks && <AskKey {...asks} />}
    </div>
  );
}

/** The key that asks why: always there, so that no other moves. */
function AskKey({ board, topic }: { readonly board: BoardProps; readonly topic: Topic | null }) {
  return topic?.kind === "thing" ? (
    <WhyButton why={board.why} topic={topic} about={topic.title} looks="pad-face pad-why" />
  ) : (
    <span class="pad-face pad-why" aria-hidden="true">
      <span class="why-mark">?</span>
    </span>
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
