/** Go on with your game: everything unfinished, whose turn it is, one tap away. */

import type { MyTable } from "@house/generated/types";
import { t } from "@house/language";
import { namesOf } from "@house/names";
import { ROOMS } from "@house/rooms";

export function GoingOn({ tables }: { readonly tables: readonly MyTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="going-on" aria-labelledby="going-on">
      <h2 id="going-on">{t("house-going-on")}</h2>
      <ul class="table-list">
        {mineFirst(tables).map((table) => (
          <li key={table.table}>
            <GoOn table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GoOn({ table }: { readonly table: MyTable }) {
  const Emblem = ROOMS.get(table.game)?.Emblem;
  const names = namesOf(table.seats);
  const others = names.filter((_, seat) => seat !== table.seat && table.seats[seat]!.taken);
  return (
    <a class={isMine(table) ? "table-link go-on go-on-mine" : "table-link go-on"} href={`/t/${table.code}`}>
      <span class="go-on-emblem">{Emblem && <Emblem />}</span>
      <span class="go-on-words">
        <strong>{t(`${table.game}-name`)}</strong>
        {others.length > 0 && <span class="muted">{others.join(", ")}</span>}
      </span>
      <span class={isMine(table) ? "tag tag-turn" : "tag"}>{turnWords(table, names)}</span>
    </a>
  );
}

function isMine(table: MyTable): boolean {
  return table.turn.includes(table.seat);
}

/** Those that wait for me come first. */
export function mineFirst(tables: readonly MyTable[]): readonly MyTable[] {
  return tables.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
}

/** Whose turn it is, in a word or two. */
function turnWords(table: MyTable, names: readonly string[]): string {
  if (table.status === "waiting") return t("house-going-on-waiting");
  if (isMine(table)) return t("house-your-turn");
  return t("house-going-on-turn", { names: table.turn.map((seat) => names[seat]).join(", ") });
}
