/** Tables that anyone may join or watch. */

import type { TableInfo } from "@house/generated/types";
import { findTable } from "@house/home/take-seat";
import { t } from "@house/language";
import { companyOf } from "@house/names";
import { useBusy } from "@house/parts/busy";

export function OpenTables({ tables }: { readonly tables: readonly TableInfo[] }) {
  const [busy, wait] = useBusy();
  const find = (): void => wait(findTable());
  return (
    <section class="panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("house-open-tables")}</h2>
      {tables.length === 0 && <p class="muted">{t("house-no-open-tables")}</p>}
      <p class="buttons">
        <button type="button" class="button button-main" disabled={busy} onClick={find}>
          {t("house-find-any-table")}
        </button>
        <a class="button button-quiet" href="/lobby">
          {t("house-lobby")}
        </a>
      </p>
      <ul class="table-list">
        {tables.map((table) => {
          const free = table.seats.filter((seat) => !seat.taken).length;
          return (
            <li key={table.table}>
              <a class="table-link" href={`/t/${table.code}`}>
                <strong>{t(`${table.game}-name`)}</strong>
                <span>{companyOf(table.seats)}</span>
                {table.machines && <span class="tag">{t("house-machines-here")}</span>}
                <span class="muted">{free > 0 ? t("house-free-seats", { free }) : t("house-watch")}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
