/** One page of the big screen, in letters that are read from the back of the room. */

import { Featured } from "@house/club/featured";
import type { Slide } from "@house/club/slides";
import { listed, nameOf, playerOf, standingName, thousandths } from "@house/club/words";
import type { PairedTable, PlayerInfo, Standing, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { isolated } from "@house/names";
import { classes } from "@house/parts/classes";
import { Seal } from "@house/parts/seal";

/** So many places stand in one column, in larger letters. */
const FEW = 7;
const FEW_TABLES = 6;

interface Props {
  readonly info: TournamentInfo;
  readonly slide: Slide;
  /** A slide that takes its own time is over. */
  onDone(): void;
}

export function SlideView({ info, slide, onDone }: Props) {
  switch (slide.kind) {
    case "names":
      return <Names info={info} players={slide.players} />;
    case "pairings":
      return <Tables info={info} tables={slide.tables} />;
    case "byes":
      return <Byes names={slide.names} />;
    case "standings":
      return <Ranks info={info} rows={slide.rows} />;
    case "featured":
      return <Featured table={slide.table} onDone={onDone} />;
  }
}

function Names({
  info,
  players,
}: {
  readonly info: TournamentInfo;
  readonly players: readonly PlayerInfo[];
}) {
  const count = info.players.filter(({ out }) => !out).length;
  return (
    <section class="screen-names">
      <h2>{t("club-players", { count })}</h2>
      {players.length === 0 && <p>{t("club-screen-nobody")}</p>}
      <ul>
        {players.map(({ number, avatar, name, team }) => (
          <li key={number}>
            <Seal avatar={avatar} name={name} />
            <span>
              {isolated(name)}
              {team && <small> · {isolated(team)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({
  info,
  tables,
}: {
  readonly info: TournamentInfo;
  readonly tables: readonly PairedTable[];
}) {
  return (
    <ol class={classes("screen-tables", tables.length <= FEW_TABLES && info.seats === 2 && "screen-few")}>
      {tables.map(({ number, players }) => (
        <li key={number}>
          <span class="table-number">
            <span class="unseen">{t("club-table")} </span>
            {number}
          </span>
          <ul>
            {players.map((player, seat) => (
              <li key={seat}>
                {nameOf(info, player)}
                {playerOf(info, player)?.team && (
                  <small> · {isolated(playerOf(info, player)?.team ?? "")}</small>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Byes({ names }: { readonly names: readonly string[] }) {
  return <p class="screen-byes">{t("club-byes", { count: names.length, names: listed(names) })}</p>;
}

function Ranks({ info, rows }: { readonly info: TournamentInfo; readonly rows: readonly Standing[] }) {
  return (
    <section class={classes("screen-ranks", rows.length <= FEW && "screen-few")}>
      <h2>{t("club-standings", { rounds: info.closed.length })}</h2>
      <ol>
        {rows.map((row) => (
          <li key={row.player} class={row.place <= 3 ? "screen-top" : undefined}>
            <span class="screen-place">{row.place}</span>
            <span class="screen-name">{standingName(info, row)}</span>
            <span class="screen-score">{thousandths(row.score)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
