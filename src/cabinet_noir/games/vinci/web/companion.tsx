/** Beside the real box of Code de Vinci: the rows as they stand, each tile a tap away, and my pencil. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { CompanionParts, CompanionProps } from "@house/box/companion";
import type { Given } from "@house/generated/types";
import type { Entered, Standing, State, Stood } from "@house/generated/vinci";
import { t } from "@house/language";
import { EnterTile } from "./EnterTile";
import { begun, struck } from "./entering";
import { Notes } from "./Notes";
import { Row } from "./Row";
import "./vinci.css";
import "./tile.css";
import "./dock.css";
import "./companion.css";

const SEATS = [2, 3, 4] as const;

function Sheet(props: CompanionProps) {
  const entered = props.entered as Entered | null;
  const [jokers, setJokers] = useState(false);
  const [at, setAt] = useState<{ readonly seat: number; readonly born: number } | null>(null);
  if (entered === null)
    return (
      <section class="panel box-part">
        <label class="check">
          <input
            type="checkbox"
            checked={jokers}
            onChange={(event) => setJokers(event.currentTarget.checked)}
          />
          <span>{t("vinci-companion-jokers")}</span>
        </label>
        <Choose
          legend={t("box-players")}
          name="seats"
          among={SEATS.map((value) => ({ value, words: String(value) }))}
          chosen={null}
          onChoose={(seats) => props.enter(begun(props.blanks[seats] as State, jokers))}
        />
        <p class="muted">{t("vinci-companion-begin")}</p>
      </section>
    );
  const view = laidOut(props.blanks[entered.rows.length] as State, entered);
  const board = props.board(view);
  return (
    <div class="box-beside">
      <div>
        <p class="muted box-hint">{t("vinci-companion-tap")}</p>
        <div class="vinci-companion">
          {entered.rows.map((_, seat) => (
            <Row
              key={seat}
              board={board}
              view={view}
              seat={seat}
              selected={null}
              isPickable={() => true}
              onPick={(_seat, _place, born) => setAt({ seat, born })}
            />
          ))}
        </div>
      </div>
      <Notes {...board} />
      {at && (
        <EnterTile
          key={`${at.seat} ${at.born}`}
          entered={entered}
          seat={at.seat}
          born={at.born}
          names={props.names}
          onChange={props.enter}
          onClose={() => setAt(null)}
        />
      )}
    </div>
  );
}

/** The table as it was entered: a blank one with the rows as they stand. */
function laidOut(blank: State, entered: Entered): State {
  const rows = entered.rows.map((row, seat) => row.map((stood) => standing(entered, seat, stood)));
  return { ...blank, rows, options: { ...blank.options, jokers: entered.jokers ?? false } };
}

function standing(entered: Entered, seat: number, { colour, face, born, open }: Stood): Standing {
  const missed = (entered.missed ?? []).filter((one) => one.seat === seat && one.born === born);
  const isKnown = face !== null && face !== undefined;
  return {
    tile: isKnown ? { t: "tile", colour, face } : { t: "face_down", colour },
    open: isKnown && (seat !== 0 || (open ?? false)),
    born,
    denied: missed.map((one) => one.face),
  };
}

/** What is left without a tile in sight, or without a miss: the sentence says which. */
function without(entered: unknown, { line, at = [] }: Given): object | null {
  const [, seat = "", born = ""] = (at[0] ?? "").split(".");
  return struck(
    entered as Entered,
    Number(seat),
    Number(born),
    line.id === "vinci-why-miss" ? line.args?.face : null,
  );
}

export const companion: CompanionParts = {
  Sheet,
  without,
  left: (count) => t("vinci-companion-left", { count }),
  looked: true,
  named: true,
};
