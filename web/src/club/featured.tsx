/**
 * A table on the big screen, as anybody may see it: while it is played through a spectator's eyes, once it is over from
 * its first move on, with everything laid open. It is read, never sat at: whose browser this is makes no difference.
 */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { TableInfo } from "@house/generated/types";
import { learn, t } from "@house/language";
import { namesOf } from "@house/names";
import { Lazy } from "@house/parts/lazy";
import { Loading } from "@house/parts/loading";
import { Pages } from "@house/replay/pages";
import { still } from "@house/replay/still";
import { ROOMS } from "@house/rooms";
import { Happened } from "@house/table/status";
import { DARK } from "@house/why/lit";
import "@house/why/lit.css";
import "@house/table/table.css";

const A_MOVE = 2500;
/** How long the end is looked at, and a table that is still played. */
const A_WHILE = 15_000;

interface Found {
  readonly info: TableInfo;
  readonly pages: Pages;
}

interface Props {
  readonly table: string;
  onDone(): void;
}

export function Featured({ table, onDone }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  const [, draw] = useState(0);
  useEffect(() => {
    let pages: Pages | undefined;
    let left = false;
    const fail = (error: unknown): void => {
      if (!(error instanceof Refused)) throw error;
      if (!left) onDone(); // there is nothing to be seen there any more
    };
    const read = async (): Promise<void> => {
      const info = await api.table(table);
      await learn(info.game);
      if (left) return;
      const eyes = info.status === "over" ? "all" : "spectator";
      const opened = new Pages(
        (start) => api.replay(info.table, "", eyes, start),
        () => draw((n) => n + 1),
        fail,
      );
      pages = opened;
      setFound({ info, pages: opened });
    };
    read().catch(fail);
    return () => {
      left = true;
      pages?.close();
    };
  }, [table]);
  return found ? <Shown {...found} onDone={onDone} /> : <Loading />;
}

const SMALLEST = 0.6;
const STEP = 0.1;
/** As wide as a board is drawn for. */
const DRAWN_FOR = 900;

/** Is anything of it out of sight? A room may let its rows scroll: on a wall nobody scrolls them. */
function isCut(box: Element): boolean {
  const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);
  return [box, ...box.querySelectorAll("*")].some(
    (one) => one.scrollHeight > one.clientHeight + 1 && (one === box || scrolls(one)),
  );
}

/**
 * A board is drawn for a hand's distance: here it is as large as all of it fits. Once it had to be smaller it stays so,
 * so that nothing swells and shrinks from move to move.
 */
function useFit(): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useRef(Number.POSITIVE_INFINITY);
  const shrink = (): void => {
    const box = pane.current;
    if (!box) return;
    zoom.current = Math.min(zoom.current, (box.parentElement?.clientWidth ?? DRAWN_FOR) / DRAWN_FOR);
    box.style.zoom = String(zoom.current);
    while (zoom.current > SMALLEST && isCut(box)) {
      zoom.current -= STEP;
      box.style.zoom = String(zoom.current);
    }
  };
  useLayoutEffect(() => {
    shrink();
    if (!pane.current) return undefined;
    const watch = new MutationObserver(shrink); // a board that is fetched comes later than its place
    watch.observe(pane.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  });
  return pane;
}

/** A game that is over goes on move by move; of one that is played, the last move is shown for a while. */
function Shown({ info, pages, onDone }: Found & { onDone(): void }) {
  const over = info.status === "over";
  const [at, setAt] = useState(over ? 0 : Math.max(0, info.seq));
  const room = ROOMS.get(info.game);
  const last = over ? (pages.newest?.last ?? info.seq) : at;
  const moment = pages.moment(at);
  const pane = useFit();
  const here = moment !== undefined;
  useEffect(() => pages.want(at), [at]);
  useEffect(() => {
    if (!here) return undefined;
    const next = setTimeout(() => (at >= last ? onDone() : setAt(at + 1)), at >= last ? A_WHILE : A_MOVE);
    return () => clearTimeout(next);
  }, [at, last, here]);
  if (!room || !moment) return <Loading />;
  const names = namesOf(info.seats);
  const past = pages.movesAround(at).filter(({ seq }) => seq <= at);
  return (
    <section class="game screen-game" aria-label={t("club-featured")}>
      <p class="screen-company">
        <strong>{t("club-featured")}</strong> {names.join(" · ")}
      </p>
      <Happened moves={past} names={names} me={null} />
      <div class="panes">
        <div class="pane pane-table" ref={pane}>
          <Lazy load={room.board} props={still(moment, null, names, pages.outcome(at), DARK)} />
        </div>
      </div>
    </section>
  );
}
