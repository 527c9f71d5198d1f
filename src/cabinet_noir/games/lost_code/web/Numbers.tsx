/** Numbers to be written: for one colour when a token is taken, for all of them at the end. */

import { useState } from "preact/hooks";
import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import type { Glow } from "@house/why/lit";
import { bestSheet, signed } from "./advice";
import { Glyph } from "./glyphs";
import { draftKey, MOST_WRITTEN, readNumbers, toggled, writeNumbers } from "./note";
import { type Colour, coloursOf, stoneKey, stoneWords } from "./words";

interface RowProps {
  readonly colour: Colour;
  readonly numbers: readonly number[];
  readonly chosen: readonly number[];
  readonly enabled: boolean;
  /** What the house would write here, where the table agreed on so much help. */
  readonly best?: readonly number[] | undefined;
  /** How an open reason lights its stone, whose place this is where my rack is not drawn. */
  readonly glow?: Glow;
  onToggle(number: number): void;
}

function NumberRow({ colour, numbers, chosen, enabled, best = [], glow, onToggle }: RowProps) {
  return (
    <div class="lc-write-row" role="group" aria-label={t("lost-code-animal", { colour })}>
      <span
        class={classes(`lc-chip lc-${colour}`, glow)}
        role="img"
        aria-label={t("lost-code-die", { colour })}
      >
        <Glyph colour={colour} />
      </span>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          class="lc-pick"
          aria-pressed={chosen.includes(number)}
          disabled={!enabled}
          aria-label={stoneWords({ t: "stone", colour, number })}
          onClick={() => onToggle(number)}
        >
          {number}
          {best.includes(number) && (
            <span class="lc-pick-best" aria-hidden="true">
              ★
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface TokenProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly numbers: readonly number[];
}

/** A token is offered: write for it, or leave it. */
export function TokenPanel({ board, view, numbers }: TokenProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const colour =
    coloursOf(view).find((one) => view.dice.filter((die) => die === one).length >= 2) ?? "yellow";
  const written = [...chosen].sort((a, b) => a - b);
  return (
    <div class="lc-panel">
      <p class="lc-ask">{t("lost-code-ask-token", { colour })}</p>
      <NumberRow
        colour={colour}
        numbers={numbers}
        chosen={chosen}
        enabled={!board.busy}
        onToggle={(number) => setChosen(toggled(chosen, number, MOST_WRITTEN))}
      />
      <div class="lc-two">
        <button type="button" class="button" disabled={board.busy} onClick={() => board.act({ t: "pass" })}>
          {t("lost-code-pass")}
        </button>
        <button
          type="button"
          class="button button-main"
          disabled={board.busy || written.length === 0}
          onClick={() => board.act({ t: "take", numbers: written })}
        >
          {written.length === 0
            ? t("lost-code-take-none")
            : t("lost-code-take", { numbers: written.join(" ") })}
        </button>
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly open: readonly Colour[];
}

/** The final answer. Its draft is a note, so that it can be prepared on the sheet all through the game. */
export function AnswerPanel({ board, view, open }: AnswerProps) {
  const [warned, setWarned] = useState(false);
  const draft = (colour: Colour): readonly number[] => readNumbers(board.notes[draftKey(colour)]);
  const blanks = open.filter((colour) => draft(colour).length === 0).length;
  const hand = (): void => {
    if (blanks > 0 && !warned) {
      setWarned(true);
      return;
    }
    board.act({ t: "write", ...Object.fromEntries(open.map((colour) => [colour, draft(colour)])) });
  };
  return (
    <div class="lc-panel lc-answer">
      <p class="lc-ask" role={warned && blanks > 0 ? "alert" : undefined}>
        {warned && blanks > 0 ? t("lost-code-write-blanks", { count: blanks }) : t("lost-code-ask-write")}
      </p>
      <AnswerRows board={board} view={view} open={open} />
      <div class="lc-hand-in">
        <BestAnswer board={board} open={open} />
        <button type="button" class="button button-main lc-main" disabled={board.busy} onClick={hand}>
          {t("lost-code-write")}
        </button>
      </div>
    </div>
  );
}

/** The answer the house would give, with its points on average; one tap writes it down. */
function BestAnswer({ board, open }: Pick<AnswerProps, "board" | "open">) {
  const best = bestSheet(board);
  if (!best) return null;
  const copy = (): void => {
    for (const colour of open) board.note(draftKey(colour), writeNumbers(best.action[colour] ?? []));
  };
  return (
    <button type="button" class="button lc-best" disabled={board.busy} onClick={copy}>
      <span>
        ★ {t("lost-code-copy-sheet")}
        <br />
        {t("lost-code-expected", { points: signed(best.points) })}
      </span>
    </button>
  );
}

export function AnswerRows({ board, view, open }: AnswerProps) {
  const mine = board.me === null ? [] : (view.shortcuts[board.me] ?? []);
  const written = (colour: Colour): readonly number[] => {
    const token = mine.find((one) => one.colour === colour);
    return token?.written.t === "noted" ? token.written.numbers : readNumbers(board.notes[draftKey(colour)]);
  };
  return (
    <div class="lc-write">
      {coloursOf(view).map((colour) => (
        <NumberRow
          key={colour}
          colour={colour}
          numbers={view.numbers}
          chosen={written(colour)}
          enabled={open.includes(colour) && !board.busy && !board.still}
          best={bestSheet(board)?.action[colour]}
          glow={
            board.me !== null && board.lit(`rack.${board.me}.${colour}`, stoneKey(view, board.me, colour))
          }
          onToggle={(number) =>
            board.note(draftKey(colour), writeNumbers(toggled(written(colour), number, MOST_WRITTEN)))
          }
        />
      ))}
    </div>
  );
}
