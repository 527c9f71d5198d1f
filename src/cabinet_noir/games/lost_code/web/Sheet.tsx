/** The paper deduction sheet: numbers struck out, a line a round, and the final answer. Kept on the server. */

import type { Round, State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { WhyButton } from "@house/why/button";
import type { Glow } from "@house/why/lit";
import { useNamed } from "@house/why/named";
import { WrongNotesButton } from "@house/why/wrong";
import { Glyph } from "./glyphs";
import { AnswerRows } from "./Numbers";
import { readNumbers, toggled, writeNumbers } from "./note";
import { noteWords, stoneTitle, thingOf } from "./why";
import { type Colour, coloursOf, learntWords, seenNumbers, stoneKey } from "./words";
import "./temple.css";
import "./dock.css";
import "./sheet.css";

export function Sheet(board: BoardProps) {
  const view = board.view as State;
  const me = board.me;
  if (me === null) return null;
  const settled = (view.shortcuts[me] ?? []).map((token) => token.colour);
  const open = view.sheets[me] === null ? coloursOf(view).filter((colour) => !settled.includes(colour)) : [];
  return (
    <section class="lc-sheet" aria-label={t("lost-code-sheet")}>
      <WrongNotesButton board={board} words={(key) => noteWords(view, key)} />
      <h2>{t("lost-code-sheet")}</h2>
      <p class="lc-paper-text">{t("lost-code-sheet-text")}</p>
      {board.assist && board.assist.worlds !== null && !writtenInSecret(view, me) && (
        <p class="lc-paper-text">
          <strong>{t("lost-code-worlds", { count: board.assist.worlds })}</strong>
        </p>
      )}
      <h3>{t("lost-code-sheet-numbers")}</h3>
      <div class="lc-grid">
        {coloursOf(view).map((colour) => (
          <NumberLine key={colour} board={board} view={view} seat={me} colour={colour} />
        ))}
      </div>
      <h3>{t("lost-code-sheet-rounds")}</h3>
      <Rounds view={view} seat={me} lit={board.lit} />
      <h3>{t("lost-code-sheet-answer")}</h3>
      <AnswerRows board={board} view={view} open={open} />
    </section>
  );
}

/** Has anyone else written something? What it may be counts among the worlds, and says nothing about my code. */
function writtenInSecret(view: State, me: number): boolean {
  return view.phase === "writing" || view.shortcuts.some((tokens, seat) => seat !== me && tokens.length > 0);
}

type Strike = "seen" | "deduced" | "noted" | "open";

/**
 * One colour's numbers. A stone's notes go by its own name, so an exchange opens them again; what was seen stays seen.
 * The house strikes by itself only as far as the table agreed.
 */
interface NumberLineProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly colour: Colour;
}

function NumberLine({ board, view, seat, colour }: NumberLineProps) {
  const key = stoneKey(view, seat, colour);
  const noted = readNumbers(board.notes[key]);
  const seenByHand = readNumbers(board.notes[`seen.${colour}`]);
  const helped = board.dial !== "off";
  const seen = [...seenByHand, ...(helped ? seenNumbers(view, seat, colour) : [])];
  const odds = board.assist?.odds[key];
  const named = useNamed(board);
  const topic = thingOf(board, view, seat, colour);
  const strikeOf = (number: number): Strike =>
    seen.includes(number)
      ? "seen"
      : odds && !odds[String(number)]
        ? "deduced"
        : noted.includes(number)
          ? "noted"
          : "open";
  // By hand a number goes from open to lightly struck, to fully struck, and back.
  const strike = (number: number): void => {
    if (noted.includes(number)) {
      board.note(key, writeNumbers(toggled(noted, number)));
      board.note(`seen.${colour}`, writeNumbers([...seenByHand, number]));
    } else if (seenByHand.includes(number)) {
      board.note(`seen.${colour}`, writeNumbers(toggled(seenByHand, number)));
    } else {
      board.note(key, writeNumbers([...noted, number]));
    }
  };
  return (
    <div class="lc-line" role="group" aria-label={t("lost-code-animal", { colour })}>
      <span class={`lc-chip lc-${colour}`} role="img" aria-label={t("lost-code-die", { colour })}>
        <Glyph colour={colour} />
      </span>
      {view.numbers.map((number) => {
        const chance = odds?.[String(number)];
        return (
          <button
            key={number}
            type="button"
            class={`lc-cell lc-cell-${strikeOf(number)}`}
            disabled={board.still}
            onClick={() => strike(number)}
          >
            <span class="unseen">{t("lost-code-number", { colour, number, strike: strikeOf(number) })}</span>
            <span aria-hidden="true">{number}</span>
            {chance !== undefined && chance > 0 && (
              <span class="lc-odds" aria-hidden="true">
                {Math.round(chance * 100)}
              </span>
            )}
          </button>
        );
      })}
      {named &&
        (topic ? (
          <WhyButton why={board.why} topic={topic} about={stoneTitle(colour)} looks="lc-why" />
        ) : (
          <span class="why-button lc-why" />
        ))}
    </div>
  );
}

interface RoundsProps extends Pick<BoardProps, "lit"> {
  readonly view: State;
  readonly seat: number;
}

function Rounds({ view, seat, lit }: RoundsProps) {
  const colours = coloursOf(view);
  const lines = Array.from({ length: view.last_round }, (_, at) => view.rounds[at]);
  return (
    <table class="lc-rounds">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("lost-code-sheet-rounds")}</span>
          </th>
          {colours.map((colour) => (
            <th key={colour} scope="col">
              <span class={`lc-chip lc-${colour}`} role="img" aria-label={t("lost-code-die", { colour })}>
                <Glyph colour={colour} />
              </span>
            </th>
          ))}
          <th scope="col">{t("lost-code-sum")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <RoundLine
            key={at}
            at={at}
            line={line}
            colours={colours}
            seat={seat}
            glow={lit(`round.${at + 1}`)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RoundLineProps {
  readonly at: number;
  readonly line: Round | undefined;
  readonly colours: readonly Colour[];
  readonly seat: number;
  /** How an open reason lights it. */
  readonly glow: Glow;
}

function RoundLine({ at, line, colours, seat, glow }: RoundLineProps) {
  const mark = line?.marks[seat];
  return (
    <tr class={glow || undefined}>
      <th scope="row">{at + 1}</th>
      {colours.map((colour) => {
        const given = mark?.discarded?.colour === colour ? mark.discarded.number : undefined;
        return (
          <td key={colour}>
            {"×".repeat(line?.dice.filter((die) => die === colour).length ?? 0)}
            {given !== undefined && (
              <span class="lc-given" role="img" aria-label={t("lost-code-given-up", { number: given })}>
                {given}
              </span>
            )}
          </td>
        );
      })}
      <td class={`lc-learnt${mark?.verdict ? ` lc-said-${mark.verdict}` : ""}`}>
        {mark ? learntWords(mark) : ""}
      </td>
    </tr>
  );
}
