/**
 * A puzzle's slip, as it is cut out of a newspaper: what is asked, how to answer, what came of it, the way on. It lies
 * above the board, or beside it, never over it.
 */

import type { ComponentChildren } from "preact";
import { decimal, t } from "@house/language";
import { Question } from "@house/parts/question";
import type { Presence } from "@house/presence";
import { SlipFrame } from "@house/puzzles/frame";
import { Picking } from "@house/puzzles/picking";
import type { Answer, Solving } from "@house/puzzles/solving";
import { Striking } from "@house/puzzles/striking";
import { Solution, Wrong } from "@house/puzzles/verdict";
import { howWords } from "@house/puzzles/words";
import type { Riddles } from "@house/room";
import { complain } from "@house/speech";

interface Props {
  readonly solving: Solving;
  readonly presence: Presence;
  readonly riddles: Riddles;
  /** Whether the next answer counts, in words. */
  readonly counts: string;
  /** The way on, once it is solved. */
  readonly next: ComponentChildren;
}

export function PuzzleSlip(props: Props) {
  const { solving, counts } = props;
  const { card, solution, heard } = solving;
  const themes = card.themes.map((theme) => t(`puzzle-theme-${theme}`)).join(" · ");
  return (
    <SlipFrame card={card} head={themes} home="/puzzles" heard={heard.value}>
      <Heard {...props} />
      {!solution.value && (
        <>
          <Answering key={solving.tries.value} {...props} />
          <footer class="puzzle-foot">
            <p class="puzzle-counts muted">{counts}</p>
            {solving.mayGiveUp && (
              <Question
                open="puzzle-give-up"
                text={solving.counts.value ? "puzzle-give-up-counts" : "puzzle-give-up-text"}
                yes="puzzle-give-up-yes"
                onYes={() => solving.giveUp().catch(complain)}
              />
            )}
          </footer>
        </>
      )}
    </SlipFrame>
  );
}

/** The last verdict, said aloud as it comes. */
function Heard({ solving, presence, riddles, next }: Props) {
  const { card, heard, solution, moved } = solving;
  const readers = { names: presence.names.value, me: presence.seat.value };
  const verdict = heard.value?.verdict;
  return (
    <div class="puzzle-heard" role="status" tabIndex={-1}>
      {verdict && !solution.value && <Wrong verdict={verdict} readers={readers} />}
      {solution.value && (
        <>
          <h2 class={verdict?.right ? "puzzle-right" : "puzzle-given-up"}>
            {t(verdict?.right ? "puzzle-right" : "puzzle-given-up")}
          </h2>
          <Solution card={card} solution={solution.value} presence={presence} riddles={riddles} />
        </>
      )}
      {moved.value && <Strength before={moved.value.before} after={moved.value.after} />}
      {solution.value && <div class="puzzle-on">{next}</div>}
    </div>
  );
}

/** What an answer that counted did, without a drum. */
function Strength({ before, after }: { readonly before: number; readonly after: number }) {
  return (
    <p class="puzzle-moved muted">{t("puzzle-moved", { before: decimal(before), after: decimal(after) })}</p>
  );
}

/** How it is answered: above all by what is asked. */
function Answering({ solving, presence, riddles }: Props) {
  const { card, busy } = solving;
  const answering = {
    card,
    presence,
    busy: busy.value,
    onAnswer: (answer: Answer) => void solving.answer(answer).catch(complain),
  };
  switch (card.kind) {
    case "certain":
      return <Picking {...answering} riddles={riddles} />;
    case "contradiction":
      return <Striking {...answering} />;
    default:
      return (
        <p class="puzzle-how">
          {howWords(card.game, card.kind)} {card.kind === "question" && riddles.aside?.()}
        </p>
      );
  }
}
