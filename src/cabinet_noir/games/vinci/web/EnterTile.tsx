/** One tile of the real table: its back, what was missed on it, what it is once it lies open, what came beside it. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { Entered } from "@house/generated/vinci";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { changed, inserted, rowOf, takenOut, turned } from "./entering";
import type { Colour, Face } from "./offered";
import { faceWords, letter, sign } from "./words";

const COLOURS: readonly Colour[] = ["black", "white"];
const NUMBERS: readonly Face[] = Array.from({ length: 12 }, (_, face) => face);

interface Props {
  readonly entered: Entered;
  readonly seat: number;
  readonly born: number;
  readonly names: readonly string[];
  onChange(entered: Entered): void;
  onClose(): void;
}

export function EnterTile({ entered, seat, born, names, onChange, onClose }: Props) {
  const [by, setBy] = useState(0);
  const row = rowOf(entered, seat);
  const place = row.findIndex((stood) => stood.born === born);
  const stood = row[place];
  if (!stood) return null;
  const mine = seat === 0;
  const faces: readonly Face[] = entered.jokers ? [...NUMBERS, "-"] : NUMBERS;
  const missed = (entered.missed ?? []).filter((one) => one.seat === seat && one.born === born);
  const others = entered.rows.flatMap((_, one) =>
    one === seat ? [] : [{ value: one, words: one === 0 ? t("box-me") : (names[one] ?? "?") }],
  );
  const add = (at: number, colour: Colour): void => {
    onChange(inserted(entered, seat, at, colour));
    onClose();
  };
  return (
    <Dialog
      title={t("vinci-companion-tile", { name: names[seat] ?? "?", letter: letter(place) })}
      onClose={onClose}
    >
      <div class="form">
        <Choose
          legend={t("vinci-companion-colour")}
          name="colour"
          among={COLOURS.map((value) => ({ value, words: t("vinci-companion-back", { colour: value }) }))}
          chosen={stood.colour}
          onChoose={(colour) => onChange(changed(entered, seat, born, { colour }))}
        />
        <Faces
          legend={t(mine ? "vinci-companion-face" : "vinci-companion-open")}
          faces={faces}
          chosen={stood.face === null || stood.face === undefined ? [] : [stood.face]}
          onFace={(face) =>
            onChange(changed(entered, seat, born, { face: stood.face === face ? null : face, open: !mine }))
          }
        />
        {mine ? (
          <label class="check">
            <input
              type="checkbox"
              checked={stood.open ?? false}
              disabled={stood.face === null || stood.face === undefined}
              onChange={(event) =>
                onChange(changed(entered, seat, born, { open: event.currentTarget.checked }))
              }
            />
            <span>{t("vinci-companion-lies-open")}</span>
          </label>
        ) : (
          <>
            <Faces
              legend={t("vinci-companion-missed")}
              faces={faces}
              chosen={missed.map((one) => one.face)}
              onFace={(face) => onChange(turned(entered, { by, seat, born, face }))}
            />
            {others.length > 1 && (
              <Choose
                legend={t("vinci-companion-by")}
                name="by"
                among={others}
                chosen={by}
                onChoose={(value) => setBy(value)}
              />
            )}
          </>
        )}
        <Beside legend={t("vinci-companion-left-of")} onAdd={(colour) => add(place, colour)} />
        <Beside legend={t("vinci-companion-right-of")} onAdd={(colour) => add(place + 1, colour)} />
        {born === row.length - 1 && born >= (entered.rows.length === 4 ? 3 : 4) && (
          <p class="buttons">
            <button
              type="button"
              class="button button-quiet"
              onClick={() => {
                onChange(takenOut(entered, seat));
                onClose();
              }}
            >
              {t("vinci-companion-take-out")}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface FacesProps {
  readonly legend: string;
  readonly faces: readonly Face[];
  readonly chosen: readonly Face[];
  onFace(face: Face): void;
}

function Faces({ legend, faces, chosen, onFace }: FacesProps) {
  return (
    <fieldset class="options box-choose">
      <legend>{legend}</legend>
      <div class="vinci-faces">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            class="button"
            aria-pressed={chosen.includes(face)}
            onClick={() => onFace(face)}
          >
            <span class="unseen">{faceWords(face)}</span>
            <span aria-hidden="true">{sign(face)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A drawn tile that came to stand beside this one. */
function Beside({ legend, onAdd }: { readonly legend: string; onAdd(colour: Colour): void }) {
  return (
    <fieldset class="options box-choose">
      <legend>{legend}</legend>
      <div class="choices">
        {COLOURS.map((colour) => (
          <button key={colour} type="button" class="button" onClick={() => onAdd(colour)}>
            {t("vinci-companion-back", { colour })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
