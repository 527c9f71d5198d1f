/** What opens the sharing of a result; all that it needs comes when it is first asked for. */

import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";
import { Lazy } from "@house/parts/lazy";
import type { Props } from "@house/share/dialog";

const loadDialog = (): Promise<ComponentType<Props>> =>
  import("@house/share/dialog").then((m) => m.ShareDialog);

/** Return what begins it, and the dialog, to be drawn beside whatever asks for it. */
export function useShare(
  shared: Omit<Props, "onClose">,
): readonly [begin: () => void, dialog: ComponentChildren] {
  const [open, setOpen] = useState(false);
  const props = { ...shared, onClose: () => setOpen(false) };
  return [() => setOpen(true), open && <Lazy load={loadDialog} props={props} meanwhile={null} />];
}
