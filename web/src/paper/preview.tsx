/** A sheet on the screen as it will come out, and the button that prints it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "@house/language";
import "@house/paper/desk.css";

interface PreviewProps {
  readonly title: string;
  /** Where one came from; by default, whatever there is to print. */
  readonly back?: { readonly path: string; readonly words: string };
  /** What can be chosen about it. */
  readonly choice?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A sheet as it will come out, and the button that prints it. */
export function Preview({ title, back, choice, children }: PreviewProps) {
  const pane = useFit();
  return (
    <div class="paper-desk">
      <div class="paper-bar">
        <a class="button button-quiet" href={back?.path ?? "/paper"}>
          {back?.words ?? t("paper-all")}
        </a>
        <h1>{title}</h1>
        {choice}
        <button type="button" class="button button-main" onClick={() => print()}>
          {t("paper-print")}
        </button>
      </div>
      <div class="leaves" ref={pane}>
        {children}
      </div>
    </div>
  );
}

/** The width of a sheet on the screen: that of A4, in pixels of CSS. */
const ACROSS = (210 / 25.4) * 96;

/** Show a sheet as large as there is room for, and no larger than it is. */
function useFit() {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      element.style.setProperty("--fit", String(Math.min(1, element.clientWidth / ACROSS))),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return pane;
}
