/** The course of the game, told move by move, newest first. */

import { useEffect, useRef } from "preact/hooks";
import type { Move, Said } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { AboutButton, type Somebody } from "@house/people/about";
import { phrases } from "@house/settings";
import { saidWords } from "@house/table/phrases";
import { Told } from "@house/table/told";
import { DARK, glowOf, type Lit } from "@house/why/lit";

interface Props {
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly me: number | null;
  readonly at?: number;
  /** What was said meanwhile: it stands after the move it followed. */
  readonly said?: readonly Said[];
  /** What an open reason lights up. */
  readonly lit?: Lit;
  onPick?(seq: number): void;
  /** Who did it, if it is a person one may want to know more about. */
  about?(seat: number, seq: number): Somebody | null;
}

export function Course({ moves, names, me, at, said = [], lit = DARK, onPick, about }: Props) {
  const heard = phrases.value === "on" ? said : [];
  const told = moves
    .filter((move) => move.told.length > 0 || heard.some((one) => one.seq === move.seq))
    .toReversed();
  const list = useRef<HTMLElement>(null);
  useEffect(() => bringIntoSight(list.current?.querySelector(".move-now")), [at]);
  useEffect(() => bringIntoSight(list.current?.querySelector(".move.lit-now")), [lit]);
  return (
    <section class="course" aria-label={t("house-course")} ref={list}>
      <h2>{t("house-course")}</h2>
      <ol class="course-list" reversed>
        {told.map((move) => {
          const lines = move.told.map((line, index) => (
            <p key={index} class={`told told-${line.id}`}>
              <Told line={line} names={names} me={me} />
            </p>
          ));
          return (
            <li
              key={move.seq}
              class={classes("move", move.seq === at && "move-now", glowOf(lit, move.seq))}
              aria-current={move.seq === at ? "step" : undefined}
            >
              <About who={move.seat === null ? null : (about?.(move.seat, move.seq) ?? null)} />
              {heard
                .filter((one) => one.seq === move.seq)
                .toReversed()
                .map((one) => (
                  <p key={`said-${one.number}`} class="told told-said">
                    {saidWords(one, names)}
                  </p>
                ))}
              {onPick ? (
                <button type="button" class="move-button" onClick={() => onPick(move.seq)}>
                  {lines}
                </button>
              ) : (
                lines
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function bringIntoSight(move: Element | null | undefined): void {
  const pane = move?.closest(".pane");
  if (move && pane) pane.scrollTop += above(move, pane);
}

/** How far a move lies out of the sight of its pane: sideways nothing is ever scrolled. */
function above(move: Element, pane: Element): number {
  const [one, all] = [move.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (one.top < all.top) return one.top - all.top;
  return Math.max(0, one.bottom - all.bottom);
}

/** A small way from a move to whoever made it. */
function About({ who }: { readonly who: Somebody | null }) {
  if (who === null) return null;
  return (
    <AboutButton who={who} looks="about-move">
      <span aria-hidden="true">⋯</span>
    </AboutButton>
  );
}
