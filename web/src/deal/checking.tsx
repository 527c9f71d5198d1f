/** What opens the check of a deal; all that it needs comes when it is first asked for. */

import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Props } from "@house/deal/dialog";
import { Lazy } from "@house/parts/lazy";

const loadDialog = (): Promise<ComponentType<Props>> =>
  import("@house/deal/dialog").then((m) => m.CheckDialog);

type Asked = Omit<Props, "onClose">;

/** Return what begins the check, and the dialog, to be drawn beside whatever asks for it. */
export function useCheck(asked: Asked): readonly [begin: () => void, dialog: ComponentChildren] {
  const [checking, setChecking] = useState(false);
  const { table, code, token, names } = asked;
  const props = { table, code, token, names, onClose: () => setChecking(false) };
  return [() => setChecking(true), checking && <Lazy load={loadDialog} props={props} meanwhile={null} />];
}
