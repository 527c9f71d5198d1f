/** What opens the check of a deal; all that it needs comes when it is first asked for. */

import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Props } from "@house/deal/dialog";
import { Lazy } from "@house/parts/lazy";
import type { Presence } from "@house/presence";

const loadDialog = (): Promise<ComponentType<Props>> =>
  import("@house/deal/dialog").then((m) => m.CheckDialog);

/** Return what begins the check, and the dialog, to be drawn beside whatever asks for it. */
export function useCheck(presence: Presence): readonly [begin: () => void, dialog: ComponentChildren] {
  const [checking, setChecking] = useState(false);
  const { table, code } = presence.info.value;
  const props = {
    table,
    code,
    token: presence.token,
    names: presence.names.value,
    onClose: () => setChecking(false),
  };
  return [() => setChecking(true), checking && <Lazy load={loadDialog} props={props} meanwhile={null} />];
}
