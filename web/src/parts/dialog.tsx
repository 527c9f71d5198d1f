/** A dialog in the browser's own sense: it takes the focus, gives it back, and Escape closes it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "@house/language";
import { Close } from "@house/parts/icons";

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, wide, children, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the page closes it; by keys Escape does, of itself
    <dialog
      ref={box}
      class={wide ? "dialog dialog-wide" : "dialog"}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === box.current) box.current?.close();
      }}
    >
      <div class="dialog-page">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t("house-close")}
            onClick={() => box.current?.close()}
          >
            <Close />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
