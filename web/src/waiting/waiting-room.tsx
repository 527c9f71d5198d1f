/** Before the game: who is here, who is awaited, and how to call them. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import { TapOffer } from "@house/calls/switch";
import type { GameInfo, SeatInfo, TableInfo } from "@house/generated/types";
import { isFirstGame, join } from "@house/home/take-seat";
import { t } from "@house/language";
import { me as known } from "@house/me";
import { isSomebody } from "@house/names";
import { isByDays } from "@house/pace";
import { useBusy } from "@house/parts/busy";
import { Copy } from "@house/parts/copy";
import { Level } from "@house/parts/level";
import { NameField } from "@house/parts/name-field";
import { Qr } from "@house/parts/qr";
import { SeatSeal } from "@house/parts/seal";
import { AboutButton } from "@house/people/about";
import { ApartBanner } from "@house/people/apart";
import type { Presence } from "@house/presence";
import { gamesHere, sideOf } from "@house/rooms";
import { inviteLink } from "@house/seats";
import { complain } from "@house/speech";
import { BackToTournament, BoardTag } from "@house/table/board";
import { ConnectionBanner } from "@house/table/connection";
import { Agreed } from "@house/waiting/agreed";
import { SendBotAway, WayOut } from "@house/waiting/way-out";
import "@house/waiting/waiting-room.css";

/** How long one waits for people before bots are offered. */
const PATIENCE = 6000;

interface Props {
  readonly presence: Presence;
  onSeated(): void;
}

export function WaitingRoom({ presence, onSeated }: Props) {
  const info = presence.info.value;
  const me = presence.seat.value;
  const deserted = info.open && !info.seats.some((seat) => seat.host && seat.present); // then any stranger may begin
  const host = me !== null && (info.seats[me]?.host === true || deserted);
  const [bots, setBots] = useState<GameInfo["bots"]>([]);
  useEffect(() => {
    document.title = `${t("house-waiting-title")} · Cabinet Noir`;
    if (host)
      api
        .games()
        .then((games) => setBots(games.find((game) => game.key === info.game)?.bots ?? []))
        .catch(complain);
  }, [host]);
  const free = info.seats.flatMap((seat, number) => (seat.taken || seat.held ? [] : [number]));
  const side = (seat: number): string => sideOf(info, seat);
  return (
    <div class="waiting-room">
      <ConnectionBanner presence={presence} />
      <ApartBanner presence={presence} />
      <section class="panel">
        <h1>{t("house-waiting-title")}</h1>
        <p>
          <strong>{t(`${info.game}-name`)}</strong>
          {info.rated && ` · ${t("house-rated")}`}
          {info.machines && ` · ${t("house-machines-here")}`} <BoardTag board={info.board} />
        </p>
        {info.rated && <p>{ratedWords(info)}</p>}
        {info.dealing && <p role="status">{t("house-dealing")}</p>}
        <ol class="seats">
          {info.seats.map((seat, number) => (
            <li key={number} class={seat.taken ? "seat seat-taken" : "seat"}>
              <SeatLine
                seat={seat}
                number={number}
                name={presence.names.value[number]!}
                mine={number === me}
                side={side(number)}
                table={info.table}
              />
              {host && !seat.taken && !info.rated && (
                <FillWithBot presence={presence} seat={number} bots={bots} />
              )}
              {host && seat.kind === "bot" && !info.dealing && (
                <SendBotAway presence={presence} seat={number} />
              )}
            </li>
          ))}
        </ol>
        <Agreed info={info} />
        {host && info.open && !info.rated && free.length > 0 && (
          <BotsInstead presence={presence} bots={bots} />
        )}
        {me === null &&
          presence.connection.value === "live" &&
          free.length > 0 &&
          info.rated &&
          !known.value?.account && (
            <p>
              <a class="button" href="/me">
                {t("house-rated-needs-account-here")}
              </a>
            </p>
          )}
        {me === null && presence.connection.value === "live" && free.length > 0 && (
          <SitDown table={info.table} free={free} side={side} onSeated={onSeated} />
        )}
        {me !== null && isByDays(info.clock) && <TapOffer />}
        {me !== null && !info.dealing && !info.board && <WayOut presence={presence} seat={info.seats[me]!} />}
        {info.board && <p>{t("house-board-held")}</p>}
        <BackToTournament board={info.board} />
        {isFirstGame(info.game) && <LessonMeanwhile game={info.game} />}
      </section>
      {!info.board && <Invite code={info.code} />}
    </div>
  );
}

/** Whoever was asked here and has never played this game may learn it meanwhile; the seat waits in this tab. */
function LessonMeanwhile({ game }: { readonly game: string }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    gamesHere()
      .then((games) => setThere(games.some(({ key, lesson }) => key === game && lesson)))
      .catch(complain);
  }, [game]);
  if (!there) return null;
  return (
    <p>
      {t("house-first-time-here")}{" "}
      <a href={`/learn/${game}`} target="_blank" rel="noopener">
        {t("house-learn")}
      </a>
    </p>
  );
}

function Invite({ code }: { readonly code: string }) {
  return (
    <section class="panel invite">
      <h2>{t("house-invite")}</h2>
      <p>{t("house-invite-text")}</p>
      <p class="unseen">{t("house-code-is", { code })}</p>
      <p class="big-code" aria-hidden="true">
        {code}
      </p>
      <Copy label={t("house-invite-link")} text={inviteLink(code)} />
      <Qr text={inviteLink(code)} />
    </section>
  );
}

/** What it means that a table is rated, before anybody has moved. */
function ratedWords(info: TableInfo): string {
  return isByDays(info.clock)
    ? t("house-rated-before-days")
    : t("house-rated-before", { minutes: Math.round(info.grace / 60) });
}

interface SeatLineProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly name: string;
  readonly mine: boolean;
  readonly side: string;
  readonly table: string;
}

function SeatLine({ seat, number, name, mine, side, table }: SeatLineProps) {
  const together = side && <span class="tag">{side}</span>;
  if (seat.asked)
    return (
      <span class="muted">
        {seat.declined
          ? t("house-seat-declined", { number: number + 1, name: seat.asked, why: seat.declined })
          : t("house-seat-asked", { number: number + 1, name: seat.asked })}{" "}
        {together}
      </span>
    );
  if (seat.held)
    return (
      <span class="muted">
        {t("house-seat-held", { number: number + 1, name })} {together}
      </span>
    );
  if (!seat.taken)
    return (
      <span class="muted">
        {t("house-seat-free", { number: number + 1 })} {together}
      </span>
    );
  const kind = mine ? t("house-you") : seat.host ? t("house-host") : "";
  return (
    <span class="seat-line">
      <SeatSeal seat={seat} name={name} />
      {isSomebody(seat) && !mine ? (
        <AboutButton who={{ table, seat: number, name, entry: -1 }}>
          <strong>{name}</strong>
        </AboutButton>
      ) : (
        <strong>{name}</strong>
      )}
      <Level seat={seat} />
      {together}
      {kind && <span class="tag">{kind}</span>}
      {seat.kind === "person" && !seat.present && <span class="muted">{t("house-away")}</span>}
    </span>
  );
}

interface FillWithBotProps {
  readonly presence: Presence;
  readonly seat: number;
  readonly bots: readonly string[];
}

function FillWithBot({ presence, seat, bots }: FillWithBotProps) {
  const fill = (level: string): void => {
    if (level) api.bot(presence.info.value.table, presence.token, { seat, level }).catch(complain);
  };
  return (
    <label class="field field-line">
      <span>{t("house-put-bot")}</span>
      <select value="" onChange={(event) => fill(event.currentTarget.value)}>
        <option value="">{t("house-choose")}</option>
        {bots.map((level) => (
          <option key={level} value={level}>
            {t(`house-bot-${level}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Nobody has come for a while: one tap begins with bots. */
function BotsInstead({ presence, bots }: { readonly presence: Presence; readonly bots: readonly string[] }) {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setOffered(true), PATIENCE);
    return () => clearTimeout(waiting);
  }, []);
  const level = bots.includes("regular") ? "regular" : bots[0];
  if (!offered || level === undefined) return null;
  const begin = (): void => {
    api.bot(presence.info.value.table, presence.token, { level }).catch(complain);
  };
  return (
    <div class="bots-instead" role="status">
      <h2>{t("house-nobody-yet")}</h2>
      <p>{t("house-nobody-yet-text")}</p>
      <button type="button" class="button button-main" onClick={begin}>
        {t("house-bots-now")}
      </button>
    </div>
  );
}

interface SitDownProps {
  readonly table: string;
  readonly free: readonly number[];
  side(seat: number): string;
  onSeated(): void;
}

/** Take a free seat; where seats play together, on the side one likes. */
function SitDown({ table, free, side, onSeated }: SitDownProps) {
  const [busy, wait] = useBusy();
  const sit = (seat: number | null): void => wait(join(table, seat).then(onSeated));
  const firsts = free.filter(
    (seat, index) => free.findIndex((other) => side(other) === side(seat)) === index,
  );
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        sit(null);
      }}
    >
      <NameField />
      {firsts.length === 1 ? (
        <button type="submit" class="button button-main" disabled={busy}>
          {t("house-sit-down")}
        </button>
      ) : (
        firsts.map((seat) => (
          <button
            key={seat}
            type="button"
            class="button button-main"
            disabled={busy}
            onClick={() => sit(seat)}
          >
            {t("house-sit-down-with", { side: side(seat) })}
          </button>
        ))
      )}
    </form>
  );
}
