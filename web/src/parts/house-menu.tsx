/** Where a table fills a phone, the head of the house folds into one sign: the way home, and the reader's choices. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Choices } from "@house/parts/head";
import { Keyhole } from "@house/parts/icons";

export function HouseMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div class="house-menu">
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-menu")}
        title={t("house-menu")}
        onClick={() => setOpen(true)}
      >
        <Keyhole />
      </button>
      {open && (
        <Dialog title="Cabinet Noir" onClose={() => setOpen(false)}>
          <div class="house-menu-page">
            <Choices />
            <a class="button button-main" href="/">
              {t("house-go-home")}
            </a>
            <a class="button" href="/daily">
              {t("house-today")}
            </a>
            <a class="button" href="/puzzles">
              {t("house-puzzles")}
            </a>
            <a class="button" href="/club">
              {t("house-clubs")}
            </a>
          </div>
        </Dialog>
      )}
    </div>
  );
}
