/** One sheet of paper: what it is, whose it is, and where it can be had. It fits A4 and Letter alike. */

import type { ComponentChildren } from "preact";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import "@house/paper/paper.css";
import "@house/paper/rooms.css";

interface Props {
  /** What stands above the title, small: the game, the club. */
  readonly over: string;
  readonly title: string;
  /** What is written in by hand, in words. */
  readonly fields?: readonly string[];
  /** Where it can be had again. */
  readonly path: string;
  /** It may run on to another sheet. */
  readonly flows?: boolean;
  readonly children: ComponentChildren;
}

export function Leaf({ over, title, fields = [], path, flows = false, children }: Props) {
  return (
    <section class={classes("leaf", flows && "leaf-flows")} aria-label={`${over}, ${title}`}>
      <header class="leaf-head">
        <div>
          <p>{over}</p>
          <h2>{title}</h2>
        </div>
        {fields.map((field) => (
          <span key={field} class="leaf-field">
            {field}
          </span>
        ))}
      </header>
      <div class="leaf-body">{children}</div>
      <footer class="leaf-foot">{`Cabinet Noir · ${location.origin.replace(/^https?:\/\//, "")}${path}`}</footer>
    </section>
  );
}

/** What is written by hand on most sheets. */
export function nameAndDate(): readonly string[] {
  return [t("paper-name"), t("paper-date")];
}

/** So many lines to write on. */
export function Lines({ many }: { readonly many: number }) {
  return (
    <div class="leaf-lines" aria-hidden="true">
      {Array.from({ length: many }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
