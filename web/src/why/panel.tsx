/**
 * The panel that says why: a sheet at the foot of a phone, a page over the notes on a wide screen. It takes the focus
 * and gives it back, but the table stays at hand beside it: what a clue speaks of is lit there.
 */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Close, Fold, Unfold } from "@house/parts/icons";
import type { Presence } from "@house/presence";
import type { Topic } from "@house/room";
import { BestQuestion } from "@house/why/best";
import { BestMove } from "@house/why/best-move";
import { Hints } from "@house/why/hints";
import { Notes } from "@house/why/notes";
import { Thing } from "@house/why/thing";
import "@house/why/proof.css";
import "@house/why/why.css";

interface Props {
  readonly presence: Presence;
  readonly topic: Topic;
}

export function WhyPanel({ presence, topic }: Props) {
  const { why } = presence;
  useEffect(() => why.close, []);
  return (
    <Sheet key={keyOf(topic)} presence={presence} title={titleOf(topic)}>
      {bodyOf(presence, topic)}
    </Sheet>
  );
}

function keyOf(topic: Topic): string {
  switch (topic.kind) {
    case "thing":
      return topic.name;
    case "question":
    case "move":
      return topic.words;
    default:
      return topic.kind;
  }
}

function titleOf(topic: Topic): string {
  switch (topic.kind) {
    case "thing":
      return topic.title;
    case "notes":
      return t("house-why-notes", { count: topic.notes.length });
    case "question":
    case "move":
      return topic.words;
    case "hint":
      return t("house-hint-title");
  }
}

function bodyOf(presence: Presence, topic: Topic): ComponentChildren {
  switch (topic.kind) {
    case "thing":
      return <Thing presence={presence} thing={topic} />;
    case "notes":
      return <Notes presence={presence} notes={topic.notes} />;
    case "question":
      return <BestQuestion worlds={presence.assist.value?.worlds ?? 1} bits={topic.bits} />;
    case "move":
      return <BestMove presence={presence} move={topic} />;
    case "hint":
      return <Hints presence={presence} />;
  }
}

interface SheetProps {
  readonly presence: Presence;
  readonly title: string;
  readonly children: ComponentChildren;
}

/**
 * It folds to its head and to what one looks at, so that nothing of the table need be hidden; if that lies where it
 * lies itself, it makes way: up, below the head of the table.
 */
function Sheet({ presence, title, children }: SheetProps) {
  const { close, folded } = presence.why;
  const head = useRef<HTMLHeadingElement>(null);
  useKeys({ Escape: close }); // from the table beside it; in it, as below
  useEffect(() => {
    const before = document.activeElement;
    head.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      open
      class={classes("why", folded.value && `why-folded why-folded-${folded.value}`)}
      aria-labelledby="why-title"
      style={{ "--head": folded.value === "above" ? `${headOfTable()}px` : undefined }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <header class="why-head">
        <h2 id="why-title" ref={head} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          class="icon-button"
          aria-expanded={!folded.value}
          aria-label={t("house-why-fold")}
          title={t("house-why-fold")}
          onClick={() => {
            folded.value = folded.value ? null : "below";
          }}
        >
          {folded.value ? <Unfold /> : <Fold />}
        </button>
        <button type="button" class="icon-button" aria-label={t("house-close")} onClick={close}>
          <Close />
        </button>
      </header>
      <div class="why-body">{children}</div>
    </dialog>
  );
}

/** How far the head of the table reaches down the house. */
function headOfTable(): number {
  const [head, house] = [".game > .status", "#house"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  return (head?.bottom ?? 0) - (house?.top ?? 0);
}
