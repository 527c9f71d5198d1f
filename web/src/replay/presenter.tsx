/** Shows one step of a replay, and the ways to the others. What comes later is told when it is asked for. */

import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { Replay, TableInfo } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { isSomebody, namesOf } from "@house/names";
import { HouseMenu } from "@house/parts/house-menu";
import { Lazy } from "@house/parts/lazy";
import { Loading } from "@house/parts/loading";
import type { Somebody } from "@house/people/about";
import { type Backwards, backwardPanes } from "@house/replay/backwards";
import { Handing } from "@house/replay/handing";
import type { Pages } from "@house/replay/pages";
import { Steps, usePlaying } from "@house/replay/steps";
import { still } from "@house/replay/still";
import { ROOMS } from "@house/rooms";
import { Course } from "@house/table/course";
import { Panes } from "@house/table/panes";
import { Happened } from "@house/table/status";
import { DARK } from "@house/why/lit";
import "@house/why/lit.css";

interface Props {
  readonly info: TableInfo;
  /** What has been read so far, and the page of it that came last: there is something new to draw when that changes. */
  readonly pages: Pages;
  readonly replay: Replay;
  /** The eyes the house has lent so far. */
  readonly lent: readonly string[];
  readonly at: number;
  /** Did the reader come to see how one could know, or what it was worth? */
  readonly asks: Backwards | null;
  onAt(at: number): void;
  onEyes(eyes: string): void;
}

export function Presenter({ info, pages, replay, lent, at, asks, onAt, onEyes }: Props) {
  const room = ROOMS.get(replay.header.game);
  const last = replay.last;
  const moment = pages.moment(at);
  const names = namesOf(info.seats);
  const me = /^\d+$/.test(replay.eyes) ? Number(replay.eyes) : null;
  const [ahead, setAhead] = useState(false);
  const [backwards, setBackwards] = useState<Backwards>(asks ?? "knowing");
  const lit = useSignal(DARK);
  const to = (seq: number): void => onAt(Math.min(Math.max(seq, 0), last));
  const [playing, play, step] = usePlaying({ at, last, shown: moment !== undefined, to });
  useKeys({
    ArrowLeft: () => step(at - 1),
    ArrowRight: () => step(at + 1),
    Home: () => step(0),
    End: () => step(last),
    PageUp: () => step(at - 10),
    PageDown: () => step(at + 10),
  });
  const about = (seat: number, entry: number): Somebody | null =>
    isSomebody(info.seats[seat]) && seat !== me
      ? { table: info.table, seat, name: names[seat] ?? "?", entry }
      : null;
  const known = pages.movesAround(at);
  const past = known.filter((move) => move.seq <= at);
  if (!room) return <p class="panel narrow">{t("no-such-game", { game: replay.header.game })}</p>;
  const looking = { info, pages, names, eyes: me, at, lit, onEyes, onPick: step };
  const board = moment && still(moment, me, names, pages.outcome(at), lit.value);
  return (
    <div class={`game replay replay-${backwards}`}>
      <section class="status" aria-label={t("house-status")}>
        <HouseMenu />
        <h1 class="status-turn">{t("house-replay-at", { at, last })}</h1>
        <p class="tags">
          <span class="muted">{t(`${info.game}-name`)}</span>
        </p>
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
        <Happened moves={past} names={names} me={me} />
      </section>
      <Panes
        panes={[
          { key: "table", body: board ? <Lazy load={room.board} props={board} /> : <Loading /> },
          ...backwardPanes(looking, room, { asks, chosen: backwards, onChoose: setBackwards }),
          {
            key: "course",
            body: (
              <>
                {at < last && <Ahead shown={ahead} onChange={setAhead} />}
                {ahead && <Beyond word="later" from={known.at(-1)?.seq} to={1} last={last} onPick={step} />}
                <Course
                  moves={ahead ? known : past}
                  names={names}
                  me={me}
                  at={at}
                  lit={lit.value}
                  onPick={step}
                  about={about}
                />
                <Beyond word="earlier" from={known[0]?.seq} to={-1} last={last} onPick={step} />
              </>
            ),
          },
        ]}
        foot={<Handing info={info} pages={pages} names={names} at={at} last={last} />}
      />
      <Steps at={at} last={last} playing={playing} onStep={step} onPlay={play} />
    </div>
  );
}

interface AheadProps {
  readonly shown: boolean;
  onChange(shown: boolean): void;
}

/** The moves that are still to come are a secret until somebody asks for them. */
function Ahead({ shown, onChange }: AheadProps) {
  return (
    <button type="button" class="button course-beyond" aria-pressed={shown} onClick={() => onChange(!shown)}>
      {t(shown ? "house-ahead-hide" : "house-ahead-show")}
    </button>
  );
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
