/** A small question mark beside something that can be explained; or around it, where it is itself the question. */

import type { ComponentChildren } from "preact";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Topic } from "@house/room";

interface Props {
  /** What can be explained; null where nothing is at this table. */
  readonly why: ((topic: Topic) => void) | null;
  readonly topic: Topic;
  /** What it is about, for whoever only hears the button. */
  readonly about: string;
  readonly looks?: string;
  readonly children?: ComponentChildren;
}

export function WhyButton({ why, topic, about, looks, children }: Props) {
  if (!why) return null;
  return (
    <button
      type="button"
      class={classes("why-button", looks)}
      aria-haspopup="dialog"
      title={t("house-why")}
      onClick={() => why(topic)}
    >
      <span class="unseen">{t("house-why-about", { about })}</span>
      <span class="why-shown" aria-hidden="true">
        {children ?? <span class="why-mark">?</span>}
      </span>
    </button>
  );
}
