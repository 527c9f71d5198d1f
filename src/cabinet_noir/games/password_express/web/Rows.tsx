/** The four rows: letter, theme and four position cards with their words. A tap on a row sends the word there. */

import type { Place, State } from "@house/generated/password-express";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import type { Doing } from "./doing";
import { PlaceCard } from "./PlaceCard";
import { COLUMNS, letterOf, letterSign, starsOn, themeOf } from "./table";
import type { Typist } from "./typist";

interface Props {
  readonly view: State;
  readonly doing: Doing;
  readonly typist: Typist;
  /** How a row (`2`) or a card of it (`2c`) is lit. */
  readonly lit: BoardProps["lit"];
}

const at = (places: readonly Place[], row: number, column: number): boolean =>
  places.some((place) => place.row === row && place.column === column);

export function Rows(props: Props) {
  const { view, typist } = props;
  return (
    <ol class={typist.draft.asking ? "px-rows px-asking" : "px-rows"}>
      {view.positions.map((_, row) => (
        <RowOfCards key={row} row={row} {...props} />
      ))}
    </ol>
  );
}

function RowOfCards({ row, view, doing, typist, lit }: Props & { readonly row: number }) {
  const letter = letterOf(view, row);
  const theme = themeOf(view, row);
  const aims = typist.draft.aim.includes(row);
  const fits = typist.fits.includes(row);
  const typing = typist.mode !== "resting" && typist.draft.text.trim() !== "";
  const looks = classes(
    "px-row",
    aims && "px-aimed",
    typing && (fits ? "px-fits" : "px-misses"),
    lit(String(row + 1)),
  );
  const idle = typist.mode === "resting";
  const stars = starsOn(view);
  return (
    <li class={looks}>
      <button
        type="button"
        class="px-aim"
        aria-pressed={aims}
        disabled={idle}
        onClick={() => typist.aim(row)}
      >
        <span class="unseen">{t("password-express-aim")} </span>
        <span class="px-number">{row + 1}</span>
        <span class="unseen">{t("password-express-with-letter")} </span>
        <span class={letter.length > 1 ? "px-letter px-wide" : "px-letter"}>{letterSign(letter) || "?"}</span>
      </button>
      <button type="button" class="px-theme" disabled={idle} onClick={() => typist.tap(row)}>
        <span class="unseen">{t("password-express-row-is", { row: row + 1 })}</span> {theme}
      </button>
      <ol class="px-places">
        {view.positions[row]!.map((position, column) => (
          <PlaceCard
            key={column}
            lang={view.options.language}
            position={position}
            token={view.table[row]?.[column] ?? null}
            fresh={view.table[row]?.[column]?.turn === view.turn}
            judged={view.phase === "judging" && at(view.queue.slice(0, 1), row, column)}
            stars={stars[position]}
            lit={at(typist.preview, row, column)}
            glow={lit(`${row + 1}${COLUMNS[column]}`)}
            onOnly={at(typist.choosable, row, column) ? () => typist.only({ row, column }) : null}
            ghost={typist.ghosts.find((ghost) => ghost.row === row && ghost.column === column)?.word ?? null}
            onContest={
              at(doing.contest.places, row, column)
                ? () => doing.contest.shout({ t: "contest", at: { row, column } })
                : null
            }
          />
        ))}
      </ol>
    </li>
  );
}
