/** A link as a QR code, drawn by the house; a secret one only when it is asked for. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import { t } from "@house/language";
import { complain } from "@house/speech";

export function Qr({ text, secret }: { readonly text: string; readonly secret?: boolean }) {
  const [shown, setShown] = useState(!secret);
  const [drawing, setDrawing] = useState("");
  useEffect(() => {
    if (shown) api.qr(text).then(setDrawing).catch(complain);
  }, [shown, text]);
  if (!shown)
    return (
      <p>
        <button type="button" class="button" onClick={() => setShown(true)}>
          {t("house-show-qr")}
        </button>
      </p>
    );
  return drawing ? (
    <img class="qr" alt={t("house-qr")} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />
  ) : null;
}
