/** The three dice, as they lie. Where they may be changed, a die opens a palette of colours. */

import { useEffect, useState } from "preact/hooks";
import type { State } from "@house/generated/lost-code";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Glyph } from "./glyphs";
import { pressedByEnter } from "./keys";
import { type Colour, coloursOf, type Dice } from "./words";

export function DiceRow({ dice }: { readonly dice: readonly Colour[] }) {
  return (
    <div class="lc-dice" role="group" aria-label={t("lost-code-dice")}>
      {dice.map((colour, at) => (
        <Die key={at} colour={colour} />
      ))}
    </div>
  );
}

function Die({ colour }: { readonly colour: Colour }) {
  return (
    <span class={`lc-die lc-${colour}`} role="img" aria-label={t("lost-code-die", { colour })}>
      <Glyph colour={colour} />
    </span>
  );
}

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly offered: readonly Dice[];
}

/** Is this way of letting the dice lie among those offered? */
function isOffered(offered: readonly Dice[], dice: readonly Colour[]): boolean {
  return offered.some((one) => one.every((colour, at) => colour === dice[at]));
}

export function DiceSetter({ board, view, offered }: Props) {
  const rolled = view.dice.join();
  const [dice, setDice] = useState<readonly Colour[]>(view.dice);
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    setDice(view.dice);
    setOpen(null);
  }, [rolled]);
  const missing = view.dice.some((colour) => !coloursOf(view).includes(colour));
  const ready = isOffered(offered, dice) && !board.busy;
  const settle = (): void => {
    if (ready) board.act({ t: "set_dice", dice });
  };
  const paint = (at: number, colour: Colour): void => {
    const wanted = dice.map((one, place) => (place === at ? colour : one));
    // Where only one die may be changed, a second change takes the first one back.
    const alone = view.dice.map((one, place) => (place === at ? colour : one));
    const possible = isOffered(offered, wanted) || (missing && offered.some((one) => one[at] === colour));
    setDice(possible ? wanted : alone);
    setOpen(null);
  };
  useKeys({ r: settle, Enter: settle });
  return (
    <div class="lc-panel">
      <p class="lc-ask">{t(missing ? "lost-code-ask-dice-red" : "lost-code-ask-dice")}</p>
      <div class="lc-dice lc-dice-large" role="group" aria-label={t("lost-code-dice")}>
        {dice.map((colour, at) => (
          <button
            key={at}
            type="button"
            class={`lc-die lc-${colour}`}
            aria-label={t("lost-code-die", { colour })}
            aria-expanded={open === at}
            onKeyDown={pressedByEnter}
            onClick={() => setOpen(open === at ? null : at)}
          >
            <Glyph colour={colour} />
          </button>
        ))}
      </div>
      {open !== null && (
        <div class="lc-palette" role="group" aria-label={t("lost-code-dice")}>
          {coloursOf(view).map((colour) => (
            <button
              key={colour}
              type="button"
              class={`lc-die lc-${colour}`}
              aria-label={t("lost-code-die", { colour })}
              onKeyDown={pressedByEnter}
              onClick={() => paint(open, colour)}
            >
              <Glyph colour={colour} />
            </button>
          ))}
        </div>
      )}
      <button type="button" class="button button-main lc-main" disabled={!ready} onClick={settle}>
        {t("lost-code-keep")}
      </button>
    </div>
  );
}
