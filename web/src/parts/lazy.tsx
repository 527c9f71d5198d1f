/** A component that is fetched when it is first shown. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { isMissing } from "@house/renewal";

interface Props<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** What is shown until it is here; by default, that it is on its way. */
  readonly meanwhile?: ComponentChildren;
}

const fetched = new Map<unknown, unknown>();

export function Lazy<P extends object>({ load, props, meanwhile = <Loading /> }: Props<P>) {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const Found = fetched.get(load) as ComponentType<P> | undefined;
  useEffect(() => {
    if (Found) return;
    let wanted = true;
    load()
      .then((component) => {
        fetched.set(load, component);
        if (wanted) redraw((n) => n + 1);
      })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        if (wanted) setFailed(true);
      });
    return () => {
      wanted = false;
    };
  }, [load]);
  if (failed) return meanwhile === null ? null : <Missing />;
  return Found ? <Found {...props} /> : meanwhile;
}
