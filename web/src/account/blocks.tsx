/** Whom I have blocked: to see, and to lift. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { BlockInfo } from "@house/generated/types";
import { t } from "@house/language";
import { complain, notify } from "@house/speech";

export function BlocksPanel() {
  const [blocks, setBlocks] = useState<readonly BlockInfo[]>([]);
  useEffect(() => {
    api.myBlocks().then(setBlocks).catch(complain);
  }, []);
  const lift = (id: string): void => {
    api
      .lift({ id })
      .then((left) => {
        setBlocks(left);
        notify(t("people-lifted"));
      })
      .catch(complain);
  };
  return (
    <section class="panel" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t("people-blocks")}</h2>
      <p class="muted">{t("people-blocks-text")}</p>
      {blocks.length === 0 && <p class="muted">{t("people-blocks-none")}</p>}
      <ul class="my-tables">
        {blocks.map((block) => (
          <li key={block.id} class="my-table">
            <strong>{block.name}</strong>
            <button type="button" class="button" onClick={() => lift(block.id)}>
              {t("people-lift", { name: block.name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
