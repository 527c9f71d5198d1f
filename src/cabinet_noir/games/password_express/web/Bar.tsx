/** What everyone looks at all the time: both teams' points and tokens, and between them the sand. */

import { useEffect, useRef } from "preact/hooks";
import { secondsOf, useLeft } from "@house/countdown";
import type { State } from "@house/generated/password-express";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { gong, tick } from "@house/sound";
import { announce } from "@house/speech";
import { Sand } from "./Sand";
import { TeamSign } from "./TeamSign";
import { membersOf, starsOf, tokensLeft } from "./table";
import { TEAMS, type Team } from "./teams";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  /** The reader's own team, if there is one. */
  readonly team: Team | null;
}

export function Bar({ board, view, team }: Props) {
  return (
    <div class="px-bar">
      <TeamPanel board={board} view={view} team={0} mine={team === 0} />
      <Timer board={board} view={view} />
      <TeamPanel board={board} view={view} team={1} mine={team === 1} />
    </div>
  );
}

interface PanelProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly team: Team;
  readonly mine: boolean;
}

function TeamPanel({ board, view, team, mine }: PanelProps) {
  const active = view.team === team && (view.phase === "guessing" || view.phase === "ready");
  const counted = view.phase === "over" || view.phase === "recap" || (view.phase === "ready" && view.fresh);
  const stars = counted ? 0 : starsOf(view, team);
  const names = membersOf(view, team)
    .map((seat) => board.names[seat])
    .join(", ");
  return (
    <section
      class={classes("px-team", `px-${TEAMS[team]}`, active && "px-active")}
      aria-label={t("password-express-team-is", { team: TEAMS[team], names })}
    >
      <p class="px-team-name">
        <TeamSign team={team} />{" "}
        <span class={mine ? "px-mine" : undefined}>
          {t("password-express-team-short", { team: TEAMS[team] })}
        </span>
      </p>
      <p class="px-members">{names}</p>
      <p class="px-score">
        <strong>{view.scores[team]}</strong>
        {stars > 0 && <span> +{stars}★</span>}
      </p>
      <p class="unseen">{t("password-express-tokens", { count: tokensLeft(view, team) })}</p>
      <p class="px-tokens" aria-hidden="true">
        <TeamSign team={team} />×{tokensLeft(view, team)}
      </p>
    </section>
  );
}

const LAST_SECONDS = 5;
/** While one reads what could have been said, the clock matters only at its end. */
const RECAP_SECONDS = 30;

/** The sand and its number: the server's clock, the same for everybody. The last seconds can be heard. */
function Timer({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const left = useLeft(board.clock, board.time);
  const paused = board.clock?.paused != null;
  const reads = view.phase === "recap" && left !== null && secondsOf(left) > RECAP_SECONDS;
  const seconds = left === null || reads ? null : secondsOf(left);
  const counts = view.phase === "guessing";
  const before = useRef(seconds);
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (!counts || paused || seconds === null || last === null || seconds >= last || seconds > LAST_SECONDS)
      return;
    if (seconds === LAST_SECONDS) announce(t("password-express-left", { seconds }));
    if (seconds === 0) gong();
    else tick();
  }, [seconds]);
  const share = left === null || !board.clock ? 1 : left / board.clock.lasts;
  const hurry = counts && seconds !== null && seconds <= LAST_SECONDS;
  return (
    <div
      class={classes("px-timer", hurry && "px-hurry")}
      role="timer"
      aria-label={seconds === null ? t("password-express-no-clock") : t("password-express-left", { seconds })}
    >
      <Sand left={share} runs={counts && !paused && seconds !== null && seconds > 0} />
      <span class="px-seconds" aria-hidden="true">
        {paused ? "❚❚" : (seconds ?? "–")}
      </span>
      <span class="px-round" aria-hidden="true">
        {Math.max(1, view.round)}/{view.options.rounds}
      </span>
    </div>
  );
}
