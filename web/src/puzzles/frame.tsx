/** The slip itself, without what is written on it: it folds, it can be left, and it shows its head when news come. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PuzzleCard, PuzzleVerdict } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Close, Fold, Unfold } from "@house/parts/icons";
import { askWords, kindWords } from "@house/puzzles/words";
import "@house/puzzles/slip.css";
import "@house/why/proof.css";
import "@house/why/why.css";

interface Props {
  readonly card: PuzzleCard;
  /** What stands at its head, where there is room. */
  readonly head: string;
  /** Where whoever leaves it goes. */
  readonly home: string;
  /** The last verdict. */
  readonly heard: PuzzleVerdict | null;
  readonly children: ComponentChildren;
}

export function SlipFrame({ card, head, home, heard, children }: Props) {
  const slip = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (!heard) return;
    setFolded(false);
    slip.current?.scrollTo({ top: 0 });
    // what was pressed is gone: on to what came of it; whoever answered on the table stays there
    if (document.activeElement === document.body)
      slip.current?.querySelector<HTMLElement>(".puzzle-heard")?.focus();
  }, [heard]);
  return (
    <section
      class={classes("puzzle", folded && "puzzle-folded")}
      aria-label={kindWords(card.game, card.kind)}
      data-kind={card.kind}
      ref={slip}
    >
      <header class="puzzle-head">
        <p class="puzzle-themes">{head}</p>
        <button
          type="button"
          class="icon-button puzzle-fold"
          aria-expanded={!folded}
          aria-label={t("house-why-fold")}
          title={t("house-why-fold")}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <Fold /> : <Unfold />}
        </button>
        <a class="icon-button" href={home} aria-label={t("puzzle-leave")} title={t("puzzle-leave")}>
          <Close />
        </a>
      </header>
      <p class="puzzle-ask">{askWords(card.game, card.kind)}</p>
      {children}
    </section>
  );
}
