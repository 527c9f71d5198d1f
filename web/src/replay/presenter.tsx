/** Shows one step of a replay, and the ways to the others. */

import { useMemo } from "preact/hooks";
import type { Replay, TableInfo } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { namesOf } from "@house/names";
import { First, Last, Next, Previous } from "@house/parts/icons";
import { Lazy } from "@house/parts/lazy";
import type { Somebody } from "@house/people/about";
import type { BoardProps } from "@house/room";
import { ROOMS } from "@house/rooms";
import { Course } from "@house/table/course";
import { Panes } from "@house/table/panes";
import { Happened } from "@house/table/status";

interface Props {
  readonly info: TableInfo;
  readonly replay: Replay;
  /** The eyes the house has lent so far. */
  readonly lent: readonly string[];
  readonly at: number;
  onAt(at: number): void;
  onEyes(eyes: string): void;
}

export function Presenter({ info, replay, lent, at, onAt, onEyes }: Props) {
  const room = ROOMS.get(replay.header.game);
  const last = replay.steps.length - 1;
  const step = replay.steps[at]!;
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
  const moves = useMemo(() => replay.steps.map((one) => one.move), [replay]);
  if (!room) return <p class="panel narrow">{t("no-such-game", { game: replay.header.game })}</p>;
  const props: BoardProps = {
    view: step.view,
    me,
    names,
    toAct: [],
    offers: [],
    last: step.move,
    outcome: at === last ? replay.outcome : null,
    notes: step.notes,
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
  return (
    <div class="game replay">
      <section class="status" aria-label={t("house-status")}>
        <div class="status-words">
          <h1 class="status-turn">{t("house-replay-at", { at, last })}</h1>
          <Happened moves={moves.slice(0, at + 1)} names={names} me={me} />
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
          { key: "table", body: <Lazy load={room.board} props={props} /> },
          {
            key: "course",
            body: <Course moves={moves} names={names} me={me} at={at} onPick={to} about={about} />,
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

/** After the end everybody's eyes are open; before it, only those the house has lent, and a spectator's. */
function eyesOffered(info: TableInfo, replay: Replay, lent: readonly string[]): readonly string[] {
  if (info.status !== "over") return [...new Set([...lent, "spectator"])];
  return ["all", "spectator", ...Array.from({ length: replay.header.seats }, (_, seat) => String(seat))];
}
