/** Who sits around the real table: names that stay on this device, the reader first, the others clockwise. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { recall, remember } from "@house/settings";

const KEY = "box.names";
const MOST_SEATS = 4;
const LONGEST = 24;
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** The names that were given, seat by seat; empty: none was. */
function keptNames(): readonly string[] {
  const kept = (recall(KEY) ?? "").split("\n");
  return SEATS.map((seat) => kept[seat] ?? "");
}

/** What somebody is called: by their name, or by where they sit. */
function called(given: readonly string[]): readonly string[] {
  return SEATS.map((seat) => given[seat]?.trim() || t("box-player", { number: seat + 1 }));
}

/** Who sits where, and a way to say who. */
export function useNames(): readonly [readonly string[], (seat: number, name: string) => void] {
  const [given, setGiven] = useState(keptNames);
  const give = (seat: number, name: string): void => {
    const next = given.with(seat, name.replaceAll("\n", " "));
    remember(KEY, next.join("\n"));
    setGiven(next);
  };
  return [called(given), give];
}

interface Props {
  readonly names: readonly string[];
  onName(seat: number, name: string): void;
}

export function Names({ names, onName }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button button-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("box-names")}
      </button>
      {open && (
        <Dialog title={t("box-names")} onClose={() => setOpen(false)}>
          <p class="muted">{t("box-names-text")}</p>
          <div class="form">
            {SEATS.map((seat) => (
              <label key={seat} class="field">
                <span>{t("box-player", { number: seat + 1 })}</span>
                <input
                  defaultValue={keptNames()[seat]}
                  placeholder={names[seat]}
                  maxLength={LONGEST}
                  autocomplete="off"
                  onInput={(event) => onName(seat, event.currentTarget.value)}
                />
              </label>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
