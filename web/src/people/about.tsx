/** A person's name that can be tapped: who is it, and what can I do about them? What it opens is loaded then. */

import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { InRoom } from "@house/parts/in-room";
import { Lazy } from "@house/parts/lazy";
import "@house/people/about.css";

export interface Somebody {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  /** The entry of the log one was looking at; -1: none. */
  readonly entry: number;
}

const loadPerson = (): Promise<ComponentType<{ who: Somebody }>> =>
  import("@house/people/person").then((m) => m.Person);

interface NameProps {
  readonly who: Somebody;
  readonly children: ComponentChildren;
  readonly looks?: string;
}

export function AboutButton({ who, children, looks = "name-button" }: NameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={looks}
        aria-label={t("house-about", { name: who.name })}
        title={t("house-about", { name: who.name })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Dialog title={who.name} onClose={() => setOpen(false)}>
          <InRoom game="people">
            <Lazy load={loadPerson} props={{ who }} />
          </InRoom>
        </Dialog>
      )}
    </>
  );
}
