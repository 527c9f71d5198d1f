/** Side by side on a wide screen; on a phone one swipe apart, with tabs that say where one is. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "@house/language";
import { Pencil, Quill, Thread, Tiles } from "@house/parts/icons";
import { Ledger } from "@house/review/sign";

export interface Pane {
  readonly key: string;
  readonly body: ComponentChildren;
}

const SIGNS: Record<string, () => preact.JSX.Element> = {
  table: Tiles,
  notes: Pencil,
  course: Quill,
  knowing: Thread,
  review: Ledger,
};

interface Props {
  readonly panes: readonly Pane[];
  /** What stands below whichever pane is shown. */
  readonly foot?: ComponentChildren;
  /** What stands beside the tabs. */
  readonly aside?: ComponentChildren;
}

/** Slide to a pane, where they are one swipe apart. */
export function showPane(key: string): void {
  const pane = document.querySelector<HTMLElement>(`.pane-${key}`);
  if (pane?.parentElement) slide(pane.parentElement, pane.offsetLeft - pane.parentElement.offsetLeft);
}

function slide(strip: Element, left: number): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollTo({ left, behavior: still ? "instant" : "smooth" });
}

export function Panes({ panes, foot, aside }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(0);
  const [all, setAll] = useState(false);
  // The first pane is what everybody waits for: the others are drawn right after it.
  useEffect(() => {
    const soon = setTimeout(() => setAll(true));
    return () => clearTimeout(soon);
  }, []);
  useEffect(() => {
    const box = strip.current!;
    const look = (): void => setNow(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
    box.addEventListener("scroll", look, { passive: true });
    return () => box.removeEventListener("scroll", look);
  }, []);
  const show = (index: number): void => {
    const box = strip.current!;
    slide(box, index * box.clientWidth);
  };
  return (
    <>
      <div class={`panes panes-${panes.length}`} ref={strip}>
        {panes.map((pane, index) => (
          <div
            key={pane.key}
            class={`pane pane-${pane.key}`}
            tabIndex={pane.key === "course" ? 0 : undefined}
          >
            {(all || index === 0) && pane.body}
          </div>
        ))}
      </div>
      {foot}
      <nav class="tabs" aria-label={t("house-panes")}>
        {panes.map((pane, index) => {
          const Sign = SIGNS[pane.key] ?? Tiles;
          return (
            <button
              key={pane.key}
              type="button"
              class="tab"
              aria-current={index === now ? "true" : undefined}
              onClick={() => show(index)}
            >
              <Sign />
              <span>{t(`house-pane-${pane.key}`)}</span>
            </button>
          );
        })}
        {aside}
      </nav>
    </>
  );
}
