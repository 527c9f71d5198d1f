/** The lamp that gives hints: among the tools of a wide table, and within a thumb's reach below a narrow one. */

import { t } from "@house/language";
import { Lamp } from "@house/parts/icons";
import type { Presence } from "@house/presence";
import { mayHint } from "@house/why/rungs";

interface Props {
  readonly presence: Presence;
  readonly looks: string;
}

export function LampButton({ presence, looks }: Props) {
  if (!mayAskFor(presence)) return null;
  return (
    <button
      type="button"
      class={looks}
      aria-label={t("house-hint")}
      title={t("house-hint-key")}
      aria-haspopup="dialog"
      aria-keyshortcuts="h"
      onClick={() => presence.why.open({ kind: "hint" })}
    >
      <Lamp />
    </button>
  );
}

/** The lamp as the only tool of a table: a lesson's, a puzzle's. */
export function LampTool({ presence }: Pick<Props, "presence">) {
  return (
    <div class="tool-buttons">
      <LampButton presence={presence} looks="icon-button lamp-wide" />
    </div>
  );
}

/** The key that does the same. */
export function lampKeys(presence: Presence): Record<string, () => void> {
  return mayAskFor(presence) ? { h: () => presence.why.open({ kind: "hint" }) } : {};
}

function mayAskFor({ seat, info }: Presence): boolean {
  return seat.value !== null && mayHint(info.value);
}
