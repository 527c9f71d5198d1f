/** Who sits where in the round that is played: a table's number, its people in their places, mine marked. */

import { Fragment } from "preact";
import { listed, nameOf, playerOf } from "@house/club/words";
import type { OpenedRound, PairedTable, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Seal } from "@house/parts/seal";

interface Props {
  readonly info: TournamentInfo;
  readonly round: OpenedRound;
}

export function Pairings({ info, round }: Props) {
  return (
    <section class="card" aria-labelledby="club-pairings">
      <h2 id="club-pairings">{t("club-pairings", { round: round.round })}</h2>
      <ol class="pairings">
        {mineFirst(round.tables, info.me).map((table) => (
          <Table key={table.number} info={info} table={table} />
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p>
          {t("club-byes", {
            count: round.byes.length,
            names: listed(round.byes.map((one) => nameOf(info, one))),
          })}
        </p>
      )}
      <p class="muted seal-line">{t("club-seal", { seal: round.seal.slice(0, 16) })}</p>
    </section>
  );
}

/** My own table comes first: one finds it without looking for it. */
export function mineFirst(tables: readonly PairedTable[], me: number | null): readonly PairedTable[] {
  const isMine = ({ players }: PairedTable): boolean => me !== null && players.includes(me);
  return tables.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
}

function Table({ info, table }: { readonly info: TournamentInfo; readonly table: PairedTable }) {
  const isMine = info.me !== null && table.players.includes(info.me);
  return (
    <li class={classes("pairing", isMine && "pairing-mine")}>
      <span class="table-number">
        <span class="unseen">{t("club-table")} </span>
        {table.number}
      </span>
      <span class="pairing-names">
        {table.players.map((player, seat) => (
          <Fragment key={seat}>
            {seat > 0 && <span class="unseen">, </span>}
            <Sitter info={info} player={player} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}

function Sitter({ info, player }: { readonly info: TournamentInfo; readonly player: number }) {
  const somebody = playerOf(info, player);
  const name = nameOf(info, player);
  return (
    <span class="named">
      <Seal avatar={somebody?.avatar ?? ""} name={somebody?.name ?? name} bot={somebody === null} />
      <span>{name}</span>
      {player === info.me && <span class="tag">{t("house-you")}</span>}
    </span>
  );
}
