/** Take one's last move back, while the house still lets one. */

import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { TakeBack } from "@house/parts/icons";
import type { Presence } from "@house/presence";

export function Undo({ presence }: { readonly presence: Presence }) {
  const entry = presence.seat.value === null ? null : presence.news.value!.undo;
  useKeys(entry === null ? {} : { u: () => presence.atTable({ t: "take_back", entry: entry }) });
  if (entry === null) return null;
  return (
    <button
      type="button"
      class="button undo"
      aria-keyshortcuts="u"
      onClick={() => presence.atTable({ t: "take_back", entry: entry })}
    >
      <TakeBack /> {t("house-undo")}
    </button>
  );
}
