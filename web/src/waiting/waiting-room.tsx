/** Before the game: who is here, who is awaited, and how to call them. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { GameInfo, SeatInfo } from "@house/generated/types";
import { join } from "@house/home/take-seat";
import { t } from "@house/language";
import { Copy } from "@house/parts/copy";
import { Qr } from "@house/parts/qr";
import { SeatSeal } from "@house/parts/seal";
import type { Presence } from "@house/presence";
import { inviteLink } from "@house/seats";
import { me as known } from "@house/me";
import { name } from "@house/settings";
import { complain } from "@house/speech";
import { ConnectionBanner } from "@house/table/connection";
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
  const host = me !== null && info.seats[me]?.host === true;
  const [bots, setBots] = useState<GameInfo["bots"]>([]);
  useEffect(() => {
    document.title = `${t("house-waiting-title")} · Cabinet Noir`;
    if (host) api.games().then((games) => setBots(games.find((game) => game.key === info.game)?.bots ?? [])).catch(complain);
  }, [host]);
  const free = info.seats.some((seat) => !seat.taken && !seat.held);
  return (
    <div class="waiting-room">
      <ConnectionBanner presence={presence} />
      <section class="panel">
        <h1>{t("house-waiting-title")}</h1>
        <p>{t(`${info.game}-name`)} · {t(`house-assist-is-${info.assist}`)}{info.rated && ` · ${t("house-rated")}`}</p>
        <ol class="seats">
          {info.seats.map((seat, number) => (
            <li key={number} class={seat.taken ? "seat seat-taken" : "seat"}>
              <SeatLine seat={seat} number={number} name={presence.names.value[number]!} mine={number === me} />
              {host && !seat.taken && !info.rated && <FillWithBot presence={presence} seat={number} bots={bots} />}
            </li>
          ))}
        </ol>
        {host && info.open && !info.rated && free && <BotsInstead presence={presence} bots={bots} />}
        {me === null && presence.connection.value === "live" && free && info.rated && !known.value?.account && (
          <p><a class="button" href="/me">{t("house-rated-needs-account-here")}</a></p>
        )}
        {me === null && presence.connection.value === "live" && free && <SitDown table={info.table} onSeated={onSeated} />}
      </section>
      <section class="panel invite">
        <h2>{t("house-invite")}</h2>
        <p>{t("house-invite-text")}</p>
        <p class="big-code" aria-label={t("house-code-is", { code: info.code })}>{info.code}</p>
        <Copy label={t("house-invite-link")} text={inviteLink(info.code)} />
        <Qr text={inviteLink(info.code)} />
      </section>
    </div>
  );
}

interface SeatLineProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly name: string;
  readonly mine: boolean;
}

function SeatLine({ seat, number, name, mine }: SeatLineProps) {
  if (seat.held) return <span class="muted">{t("house-seat-held", { number: number + 1, name })}</span>;
  if (!seat.taken) return <span class="muted">{t("house-seat-free", { number: number + 1 })}</span>;
  const kind = mine ? t("house-you") : seat.host ? t("house-host") : "";
  return (
    <span class="seat-line">
      <SeatSeal seat={seat} name={name} />
      <strong>{name}</strong>
      {kind && <span class="tag">{kind}</span>}
      {seat.kind === "person" && !seat.present && <span class="muted">{t("house-away")}</span>}
    </span>
  );
}

function FillWithBot({ presence, seat, bots }: { readonly presence: Presence; readonly seat: number; readonly bots: readonly string[] }) {
  const fill = (level: string): void => {
    if (level) api.bot(presence.info.value.table, presence.token, { seat, level }).catch(complain);
  };
  return (
    <label class="field field-line">
      <span>{t("house-put-bot")}</span>
      <select value="" onChange={(event) => fill(event.currentTarget.value)}>
        <option value="">{t("house-choose")}</option>
        {bots.map((level) => <option key={level} value={level}>{t(`house-bot-${level}`)}</option>)}
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
  const begin = (): void => { api.bot(presence.info.value.table, presence.token, { level }).catch(complain); };
  return (
    <div class="bots-instead" role="status">
      <h2>{t("house-nobody-yet")}</h2>
      <p>{t("house-nobody-yet-text")}</p>
      <button type="button" class="button button-main" onClick={begin}>{t("house-bots-now")}</button>
    </div>
  );
}

function SitDown({ table, onSeated }: { readonly table: string; onSeated(): void }) {
  const [busy, setBusy] = useState(false);
  const sit = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    join(table).then(onSeated).catch(complain).finally(() => setBusy(false));
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <label class="field">
        <span>{t("house-your-name")}</span>
        <input value={name.value} maxLength={24} autocomplete="nickname" placeholder={t("house-guest-name")} readOnly={known.value?.account ?? false}
          onInput={(event) => { name.value = event.currentTarget.value; }} />
      </label>
      <button type="submit" class="button button-main" disabled={busy}>{t("house-sit-down")}</button>
    </form>
  );
}
