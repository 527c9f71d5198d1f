/** Shows one step of a replay, and the ways to the others. */

import type { Outcome, Replay, TableInfo } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { namesOf } from "@house/names";
import { First, Last, Next, Previous } from "@house/parts/icons";
import { Lazy } from "@house/parts/lazy";
import { Loading } from "@house/parts/loading";
import type { Somebody } from "@house/people/about";
import type { Moment, Pages } from "@house/replay/pages";
import type { BoardProps } from "@house/room";
import { ROOMS } from "@house/rooms";
import { Course } from "@house/table/course";
import { Panes } from "@house/table/panes";
import { Happened } from "@house/table/status";

interface Props {
  readonly info: TableInfo;
  /** What has been read so far, and the page of it that came last: there is something new to draw when that changes. */
  readonly pages: Pages;
  readonly replay: Replay;
  /** The eyes the house has lent so far. */
  readonly lent: readonly string[];
  readonly at: number;
  onAt(at: number): void;
  onEyes(eyes: string): void;
}

export function Presenter({ info, pages, replay, lent, at, onAt, onEyes }: Props) {
  const room = ROOMS.get(replay.header.game);
  const last = replay.last;
  const moment = pages.moment(at);
  const names = namesOf(info.seats);
  const me = /^\d+$/.test(replay.eyes) ? Number(replay.eyes) : null;
  const to = (seq: number): void => onAt(Math.min(Math.max(seq, 0), last));
  useKeys({
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    Home: () => to(0),
    End: () => to(last),
    PageUp: () => to(at - 10),
    PageDown: () => to(at + 10),
  });
  const about = (seat: number, entry: number): Somebody | null =>
    info.seats[seat]?.name && seat !== me
      ? { table: info.table, seat, name: names[seat] ?? "?", entry }
      : null;
  const moves = pages.movesAround(at);
  if (!room) return <p class="panel narrow">{t("no-such-game", { game: replay.header.game })}</p>;
  const board = moment && still(moment, me, names, pages.outcome(at));
  return (
    <div class="game replay">
      <section class="status" aria-label={t("house-status")}>
        <div class="status-words">
          <h1 class="status-turn">{t("house-replay-at", { at, last })}</h1>
          <Happened moves={moves.filter((move) => move.seq <= at)} names={names} me={me} />
        </div>
        <label class="field eyes">
          <span>{t("house-eyes")}</span>
          <select value={replay.eyes} onChange={(event) => onEyes(event.currentTarget.value)}>
            {eyesOffered(info, replay, lent).map((eyes) => (
              <option key={eyes} value={eyes}>
                {/^\d+$/.test(eyes) ? names[Number(eyes)] : t(`house-eyes-${eyes}`)}
              </option>
            ))}
          </select>
        </label>
      </section>
      <Panes
        panes={[
          { key: "table", body: board ? <Lazy load={room.board} props={board} /> : <Loading /> },
          {
            key: "course",
            body: (
              <>
                <Beyond word="later" from={moves.at(-1)?.seq} to={1} last={last} onPick={to} />
                <Course moves={moves} names={names} me={me} at={at} onPick={to} about={about} />
                <Beyond word="earlier" from={moves[0]?.seq} to={-1} last={last} onPick={to} />
              </>
            ),
          },
        ]}
      />
      <div class="replay-steps" role="group" aria-label={t("house-replay-steps")}>
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-first-move")}
          disabled={at === 0}
          onClick={() => to(0)}
        >
          <First />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-previous-move")}
          disabled={at === 0}
          onClick={() => to(at - 1)}
        >
          <Previous />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("house-replay-slider")}
          aria-valuetext={t("house-replay-at", { at, last })}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-next-move")}
          disabled={at === last}
          onClick={() => to(at + 1)}
        >
          <Next />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-last-move")}
          disabled={at === last}
          onClick={() => to(last)}
        >
          <Last />
        </button>
      </div>
    </div>
  );
}

/** What a board is given that is a picture of the past. */
function still(
  moment: Moment,
  me: number | null,
  names: readonly string[],
  outcome: Outcome | null,
): BoardProps {
  return {
    view: moment.view,
    me,
    names,
    toAct: [],
    offers: [],
    last: moment.move,
    outcome,
    notes: moment.notes,
    assist: null,
    clock: null,
    time: null,
    still: true,
    busy: false,
    pending: [],
    held: [],
    act: () => undefined,
    shout: () => undefined,
    note: () => undefined,
  };
}

interface BeyondProps {
  readonly word: "earlier" | "later";
  readonly from: number | undefined;
  readonly to: 1 | -1;
  readonly last: number;
  onPick(seq: number): void;
}

/** The way to moves that are not read yet, where there are any. */
function Beyond({ word, from, to, last, onPick }: BeyondProps) {
  if (from === undefined || from + to < 0 || from + to > last) return null;
  return (
    <button type="button" class="button course-beyond" onClick={() => onPick(from + to)}>
      {t(`house-course-${word}`)}
    </button>
  );
}

/** After the end everybody's eyes are open; before it, only those the house has lent, and a spectator's. */
function eyesOffered(info: TableInfo, replay: Replay, lent: readonly string[]): readonly string[] {
  if (info.status !== "over") return [...new Set([...lent, "spectator"])];
  return ["all", "spectator", ...Array.from({ length: replay.header.seats }, (_, seat) => String(seat))];
}
