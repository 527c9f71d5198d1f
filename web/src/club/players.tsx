/** Who takes part: each on a card of the wall; who directs may take somebody out, and in again. */

import type { Acting } from "@house/club/acting";
import { Sure } from "@house/club/sure";
import { nameOf } from "@house/club/words";
import type { PlayerInfo, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Seal } from "@house/parts/seal";

interface Props {
  readonly info: TournamentInfo;
  readonly act: Acting;
  readonly folded: boolean;
}

export function Players({ info, act, folded }: Props) {
  const count = info.players.filter(({ out }) => !out).length;
  const title = t("club-players", { count });
  const list = <List info={info} act={act} />;
  if (folded)
    return (
      <section class="card">
        <details class="folded">
          <summary>{title}</summary>
          {list}
        </details>
      </section>
    );
  return (
    <section class="card" aria-labelledby="club-players">
      <h2 id="club-players" aria-live="polite">
        {title}
      </h2>
      {info.players.length === 0 ? <p class="muted">{t("club-players-none")}</p> : list}
    </section>
  );
}

function List({ info, act }: Pick<Props, "info" | "act">) {
  return (
    <ul class="players">
      {info.players.map((player) => (
        <Player key={player.number} info={info} player={player} act={act} />
      ))}
    </ul>
  );
}

function Player({ info, player, act }: Pick<Props, "info" | "act"> & { readonly player: PlayerInfo }) {
  const name = nameOf(info, player.number);
  return (
    <li class={classes("player", player.out && "player-out")}>
      <Seal avatar={player.avatar} name={player.name} />
      <span class="player-name">
        {name}
        {player.team && <span class="muted"> · {player.team}</span>}
      </span>
      {player.number === info.me && <span class="tag">{t("house-you")}</span>}
      {player.since > 1 && <span class="tag">{t("club-since", { round: player.since })}</span>}
      {player.out && <span class="tag">{t("club-is-out")}</span>}
      {isKnockedOut(info, player) && <span class="tag">{t("club-is-knocked-out")}</span>}
      {info.directs && info.phase !== "over" && <Directed player={player} name={name} act={act} />}
    </li>
  );
}

function isKnockedOut({ system, still_in }: TournamentInfo, { number, out }: PlayerInfo): boolean {
  return system === "knock_out" && !out && !still_in.includes(number);
}

interface DirectedProps {
  readonly player: PlayerInfo;
  readonly name: string;
  readonly act: Acting;
}

function Directed({ player, name, act }: DirectedProps) {
  if (player.out)
    return (
      <button
        type="button"
        class="button button-quiet"
        onClick={() => void act({ t: "come_back_in", player: player.number })}
      >
        {t("club-take-in")}
        <span class="unseen"> {name}</span>
      </button>
    );
  return (
    <Sure
      looks="button button-quiet"
      open={
        <>
          {t("club-take-out")}
          <span class="unseen"> {name}</span>
        </>
      }
      title={t("club-take-out-title", { name })}
      text={t("club-take-out-text", { name })}
      yes={t("club-take-out")}
      onYes={() => void act({ t: "withdraw", player: player.number })}
    />
  );
}
