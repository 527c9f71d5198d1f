/** The frame around a board: whose turn, what just happened, the board, the notes, the course, the end. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "@house/api";
import { notice } from "@house/calls/notices";
import { DealBanner } from "@house/deal/banner";
import { learn, t } from "@house/language";
import { isSomebody } from "@house/names";
import { Lazy } from "@house/parts/lazy";
import { Loading } from "@house/parts/loading";
import type { Somebody } from "@house/people/about";
import { ApartBanner } from "@house/people/apart";
import type { Presence } from "@house/presence";
import type { BoardProps, HeldSeat, Room } from "@house/room";
import { ROOMS } from "@house/rooms";
import { go } from "@house/route";
import { carryTokens } from "@house/seats";
import { ring } from "@house/sound";
import { complain } from "@house/speech";
import { Clocks } from "@house/table/clocks";
import { ConnectionBanner } from "@house/table/connection";
import { Course } from "@house/table/course";
import { End, endWords } from "@house/table/end";
import { Panes } from "@house/table/panes";
import { PauseBanner } from "@house/table/pause";
import { EndedBanner, QuitterBanner } from "@house/table/quitter";
import { Status } from "@house/table/status";
import { TableTools } from "@house/table/tools";
import { LampButton } from "@house/why/lamp";
import { glowAt } from "@house/why/lit";
import "@house/why/lit.css";

const loadWhy = () =>
  Promise.all([import("@house/why/panel"), learn("why")]).then(([{ WhyPanel }]) => WhyPanel);

interface Props {
  readonly presence: Presence;
  /** The other seats this device plays, where it may show them beside this one. */
  readonly others?: readonly Presence[];
  /** All other seats this device plays: whoever has it in hand pauses for them, too, and at the end nobody is "you". */
  readonly company?: readonly Presence[];
  /** What is to be said above the board. */
  readonly children?: ComponentChildren;
  /** What lies at hand in the head, where it is not what a table of the house has. */
  readonly tools?: ComponentChildren;
  /** What the head says, and the page's title, where it is not whose turn it is. */
  readonly headline?: string;
  /** What stands below the table once the game is over, where it is not what a table of the house has. */
  readonly end?: ComponentChildren;
}

export function Game({
  presence,
  others = [],
  company = others,
  children,
  tools,
  headline = "",
  end,
}: Props) {
  const room = ROOMS.get(presence.info.value.game);
  useTurnCalls(presence, headline);
  const news = presence.news.value;
  if (!room) return <p class="panel narrow">{t("no-such-game", { game: presence.info.value.game })}</p>;
  if (!news) {
    return (
      <>
        <ConnectionBanner presence={presence} />
        <Loading />
      </>
    );
  }
  return (
    <Seated
      presence={presence}
      others={others}
      company={company}
      room={room}
      headline={headline}
      end={end}
      tools={tools ?? <TableTools presence={presence} others={company} />}
    >
      {children}
    </Seated>
  );
}

function Seated(props: Required<Props> & { readonly room: Room }) {
  const { presence, others, company, room, tools, headline, end, children } = props;
  const news = presence.news.value!;
  const info = presence.info.value;
  const assist = presence.assist.value;
  const watching = presence.seat.value === null;
  const around = company.length > 0;
  const teller = news.outcome ? tellerOf(presence, company) : presence;
  const board: BoardProps = {
    view: news.view,
    me: presence.eyes.value,
    names: presence.names.value,
    toAct: news.to_act,
    offers: watching ? [] : news.offers,
    last: presence.moves.value.at(-1) ?? null,
    outcome: news.outcome,
    notes: presence.notes.value,
    assist: assist && assist.seq === news.seq ? assist : null,
    dial: presence.info.value.assist,
    clock: presence.clock.value,
    time: presence.time,
    still: watching && presence.eyes.value !== null,
    busy: presence.pending.value.length > 0,
    pending: presence.pending.value.map((act) => act.action),
    held: others.flatMap(heldSeat),
    act: (action) => presence.act(action),
    shout: (action) => presence.shout(action),
    note: (key, value) => presence.note(key, value),
    lit: (...places) => glowAt(presence.why.lit.value, ...places),
    why: watching || info.status !== "playing" ? null : presence.why.open,
  };
  const pane = useMemo(() => ({ board: room.board, notes: room.notes }), [room]);
  return (
    <div class="game" data-seq={news.seq} data-to-act={news.to_act.join(" ")}>
      <Status
        presence={presence}
        tools={tools}
        headline={headline}
        result={news.outcome ? endWords(presence, news.outcome, around) : undefined}
        teller={teller}
      />
      {info.status === "playing" && <MachinesHere presence={presence} />}
      <ConnectionBanner presence={presence} />
      <PauseBanner presence={presence} others={company} />
      <Clocks presence={presence} />
      <DealBanner presence={presence} others={others} />
      <QuitterBanner presence={presence} />
      <EndedBanner presence={presence} />
      <ApartBanner presence={presence} />
      {children}
      {info.next_table && <NextTable from={info.table} next={info.next_table} />}
      {info.status === "stopped" && (
        <p class="banner banner-warn" role="alert">
          {t("house-stopped")}
        </p>
      )}
      <Panes
        aside={<LampButton presence={presence} looks="tab lamp-tab" />}
        foot={news.outcome && (end ?? <End presence={presence} outcome={news.outcome} around={around} />)}
        panes={[
          {
            key: "table",
            body: <Lazy load={pane.board} props={board} />,
          },
          ...(watching ? [] : [{ key: "notes", body: <Lazy load={pane.notes} props={board} /> }]),
          {
            key: "course",
            body: (
              <Course
                moves={teller.moves.value}
                names={board.names}
                me={teller.eyes.value}
                said={presence.said.value}
                lit={presence.why.lit.value}
                about={(seat, entry) => personIn(presence, seat, entry)}
              />
            ),
          },
        ]}
      />
      {presence.why.topic.value && info.status === "playing" && (
        <Lazy load={loadWhy} props={{ presence, topic: presence.why.topic.value }} meanwhile={null} />
      )}
    </div>
  );
}

/** Which of those who play are machines from outside: whoever sits with one knows it all the time. */
function MachinesHere({ presence }: { readonly presence: Presence }) {
  const machines = presence.names.value.filter((_, seat) => presence.info.value.seats[seat]?.machine);
  if (machines.length === 0) return null;
  return (
    <p class="machines-here muted">
      {t("house-machines-play", { names: machines.join(", "), count: machines.length })}
    </p>
  );
}

/** By whose eyes a game that is over is told: where several share a device, a spectator's, to whom nobody is "you". */
function tellerOf(presence: Presence, company: readonly Presence[]): Presence {
  return company.find((other) => other.eyes.value === null) ?? presence;
}

/** Whoever sits there, if it is somebody else, and a person. */
function personIn(presence: Presence, seat: number, entry: number): Somebody | null {
  const info = presence.info.value;
  if (!isSomebody(info.seats[seat]) || seat === presence.seat.value) return null;
  return { table: info.table, seat, name: presence.names.value[seat] ?? "?", entry };
}

function heldSeat(other: Presence): readonly HeldSeat[] {
  const seat = other.seat.value;
  return seat === null
    ? []
    : [{ seat, offers: other.news.value?.offers ?? [], shout: (action) => other.shout(action) }];
}

/** The same company plays on: a token of this table holds the same seat at the next one. */
function NextTable({ from, next }: { readonly from: string; readonly next: string }) {
  const follow = (): void => {
    api
      .table(next)
      .then((info) => {
        carryTokens(from, info.table);
        go(`/t/${info.code}`);
      })
      .catch(complain);
  };
  return (
    <p class="banner" role="status">
      {t("house-next-table")}{" "}
      <button type="button" class="button button-main" onClick={follow}>
        {t("house-next-table-go")}
      </button>
    </p>
  );
}

/** When my turn comes: the title says so, the bell rings, and who looks elsewhere is called if they asked for it. */
function useTurnCalls(presence: Presence, headline: string): void {
  const mine = presence.mine.value;
  const game = t(`${presence.info.value.game}-name`);
  const called = mine ? t("house-title-your-turn", { game }) : `${game} · Cabinet Noir`;
  const title = headline ? `${headline} · ${game}` : called;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (mine && before.current === false) {
      ring();
      notice(t("house-called", { game }), presence.info.value.table, () => undefined);
    }
    before.current = mine;
  }, [mine]);
}
