/** "Share": a result as text and as a picture, to be copied, kept, or given to the device's own way of sharing. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "@house/language";
import { copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { draw, SIDE } from "@house/share/picture";
import { replayLink, type Shared, textOf, toldOf } from "@house/share/words";
import "@house/share/share.css";

export interface Props extends Shared {
  onClose(): void;
}

export function ShareDialog({ onClose, ...shared }: Props) {
  const { info } = shared;
  const canvas = useRef<HTMLCanvasElement>(null);
  const told = toldOf(shared);
  const text = textOf(told, replayLink(info.table));
  const file = `cabinet-noir-${info.game}.png`;
  useEffect(() => {
    void draw(canvas.current!, info.game, told);
  }, [text]);
  const picture = (): Promise<Blob> =>
    new Promise((done, fail) => {
      canvas.current!.toBlob((made) => (made ? done(made) : fail(new Error("no picture"))), "image/png");
    });
  const keep = async (): Promise<void> => {
    const address = URL.createObjectURL(await picture());
    Object.assign(document.createElement("a"), { href: address, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const hand = async (): Promise<void> => {
    const files = [new File([await picture()], file, { type: "image/png" })];
    const both = { text, files };
    await navigator.share(navigator.canShare?.(both) ? both : { text }).catch(() => undefined); // they thought better
  };
  return (
    <Dialog title={t("house-share-result", { game: told.game })} onClose={onClose}>
      <canvas ref={canvas} class="share-picture" width={SIDE} height={SIDE} role="img" aria-label={text} />
      <pre class="share-text">{text}</pre>
      <p class="buttons">
        {typeof navigator.share === "function" && (
          <button type="button" class="button button-main" onClick={() => void hand()}>
            {t("house-share")}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(text)}>
          {t("house-share-copy")}
        </button>
        <button type="button" class="button" onClick={() => void keep()}>
          {t("house-share-keep")}
        </button>
      </p>
    </Dialog>
  );
}
