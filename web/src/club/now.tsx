/** One thing to do, and where: take part, go to one's table, or wait. The page calls; it never takes anybody along. */

import { useEffect, useRef, useState } from "preact/hooks";
import { allowed, askForNotices, notice } from "@house/calls/notices";
import type { Acting } from "@house/club/acting";
import { desk } from "@house/club/asking";
import type { Task } from "@house/club/mine";
import { isMyStanding, listed, nameOf, placeWords, standingName, thousandths } from "@house/club/words";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, myName } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { NameField } from "@house/parts/name-field";
import { go } from "@house/route";
import { avatar } from "@house/settings";
import { ring } from "@house/sound";

interface Props {
  readonly info: TournamentInfo;
  readonly task: Task;
  readonly act: Acting;
  onJoined(info: TournamentInfo): void;
}

export function Now({ info, task, act, onJoined }: Props) {
  useCall(info, task);
  switch (task.kind) {
    case "join":
      return <Joining info={info} onJoined={onJoined} />;
    case "play":
      return <ToTable info={info} task={task} />;
    case "out":
      return <Out info={info} act={act} />;
    case "over":
      return <Over info={info} />;
    case "knocked-out":
      return (
        <section class="card now" aria-live="polite">
          <p class="now-line">{t("club-knocked-out")}</p>
          <MyPlace info={info} />
        </section>
      );
    case "wait":
      return (
        <section class="card now" aria-live="polite">
          <p class="now-line">{t(`club-wait-${task.why}`, { round: info.open_round?.round ?? 0 })}</p>
          <MyPlace info={info} />
          <Notices />
        </section>
      );
    case "look":
      if (info.directs) return null;
      return (
        <section class="card now">
          <p class="now-line">{t("club-look-closed")}</p>
        </section>
      );
  }
}

/** When my table waits: the title says so, the bell rings, and who looks elsewhere is called if they asked for it. */
function useCall(info: TournamentInfo, task: Task): void {
  const table = task.kind === "play" ? task.board.table : "";
  const words = task.kind === "play" ? t("club-called", { table: task.table }) : "";
  const before = useRef<string | null>(null);
  useEffect(() => {
    document.title = words ? `● ${words}` : `${info.title} · Cabinet Noir`;
  }, [words, info.title]);
  useEffect(() => {
    if (table && before.current !== null && before.current !== table) {
      ring();
      notice(words, table, () => go(`/t/${table}`));
    }
    before.current = table;
  }, [table]);
}

function ToTable({
  info,
  task,
}: {
  readonly info: TournamentInfo;
  readonly task: Extract<Task, { kind: "play" }>;
}) {
  const { board, table, against } = task;
  return (
    <section class="card now now-play" aria-live="polite">
      <p class="now-line">
        <span class="table-number">{table}</span>
        <span>
          <strong>{t("club-your-table", { table, seat: board.seat + 1 })}</strong>
          <br />
          {t("club-against", { names: listed(against.map((one) => nameOf(info, one))) })}
        </span>
      </p>
      <a class="button button-main button-wide" href={`/t/${board.table}`}>
        {info.boards > 1 ? t("club-go-board", { board: board.board, boards: info.boards }) : t("club-go")}
      </a>
    </section>
  );
}

function Joining({
  info,
  onJoined,
}: {
  readonly info: TournamentInfo;
  onJoined(info: TournamentInfo): void;
}) {
  const [team, setTeam] = useState("");
  const [busy, wait] = useBusy();
  const join = async (): Promise<void> => {
    await beKnown();
    onJoined(await desk.join(info.id, { name: myName(), avatar: avatar.value, team: team.trim() }));
  };
  return (
    <form
      class="card now form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(join());
      }}
    >
      <h2>{t("club-join")}</h2>
      {info.phase !== "gathering" && <p>{t("club-join-late")}</p>}
      <NameField needed />
      {info.team > 1 && (
        <label class="field">
          <span>{t("club-your-team", { team: info.team })}</span>
          <input
            value={team}
            required
            maxLength={24}
            list="club-teams"
            autocomplete="off"
            onInput={(event) => setTeam(event.currentTarget.value)}
          />
          <datalist id="club-teams">
            {info.teams.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </label>
      )}
      <button
        type="submit"
        class={info.directs ? "button button-wide" : "button button-main button-wide"}
        disabled={busy}
      >
        {t("club-join-go")}
      </button>
    </form>
  );
}

function Out({ info, act }: { readonly info: TournamentInfo; readonly act: Acting }) {
  const [busy, wait] = useBusy();
  return (
    <section class="card now" aria-live="polite">
      <p class="now-line">{t("club-out")}</p>
      <button
        type="button"
        class="button button-wide"
        disabled={busy}
        onClick={() => wait(act({ t: "come_back_in", player: info.me ?? -1 }))}
      >
        {t("club-come-back")}
      </button>
    </section>
  );
}

function Over({ info }: { readonly info: TournamentInfo }) {
  const winners = info.standings.filter(({ place }) => place === 1);
  if (winners.length === 0) return null;
  return (
    <section class="card now now-over" aria-live="polite">
      <p class="now-line">
        {t("club-winners", {
          count: winners.length,
          names: listed(winners.map((one) => standingName(info, one))),
        })}
      </p>
      <MyPlace info={info} />
    </section>
  );
}

/** My place after the rounds that are closed. */
function MyPlace({ info }: { readonly info: TournamentInfo }) {
  const mine = info.standings.find((one) => isMyStanding(info, one));
  if (!mine || info.closed.length === 0) return null;
  return (
    <p>
      {t("club-my-place", {
        place: placeWords(mine.place),
        of: info.standings.length,
        score: thousandths(mine.score),
        points: mine.score / 1000,
      })}
    </p>
  );
}

/** Whoever waits may look elsewhere, and be called. */
function Notices() {
  if (allowed.value !== "default") return null;
  return (
    <p>
      <button type="button" class="button" onClick={() => void askForNotices()}>
        {t("club-call-me")}
      </button>
    </p>
  );
}
