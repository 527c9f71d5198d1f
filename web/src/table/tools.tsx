/** What one may want at a table besides playing: the rules, the link to my seat, who is here. */

import { useState } from "preact/hooks";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { editionOf, isSomebody } from "@house/names";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { Book, Bubble, Eye, Link } from "@house/parts/icons";
import { Lazy } from "@house/parts/lazy";
import { Level } from "@house/parts/level";
import { Qr } from "@house/parts/qr";
import { SeatSeal } from "@house/parts/seal";
import { AboutButton } from "@house/people/about";
import type { Presence } from "@house/presence";
import { ROOMS } from "@house/rooms";
import { inviteLink, seatLink } from "@house/seats";
import { BoardTag, isSealed } from "@house/table/board";
import { DialTag } from "@house/table/dial";
import { LeaveButton } from "@house/table/leaving";
import { Lending } from "@house/table/lending";
import { PauseButton } from "@house/table/pause";
import { Phrases } from "@house/table/phrases";
import { LampButton, lampKeys } from "@house/why/lamp";

interface Props {
  readonly presence: Presence;
  readonly others: readonly Presence[];
}

export function TableTools({ presence, others }: Props) {
  const [shown, setShown] = useState<"rules" | "links" | "phrases" | null>(null);
  const info = presence.info.value;
  const room = ROOMS.get(info.game)!;
  const watching = presence.seat.value === null;
  useKeys({ "?": () => setShown("rules"), ...lampKeys(presence) });
  return (
    <div class="tools">
      <p class="tags">
        <span class="muted">{t(`${info.game}-name`)}</span>
        {watching && (
          <span class="tag">
            <Eye /> {watchingWords(presence)}
          </span>
        )}
        {info.rated && <span class="tag">{t("house-rated")}</span>}
        <BoardTag board={info.board} />
        {editionOf(info) && <span class="tag">{editionOf(info)}</span>}
        <DialTag presence={presence} />
      </p>
      <div class="tool-buttons">
        <PauseButton presence={presence} others={others} />
        {!watching && hasCompany(presence) && (
          <button
            type="button"
            class="icon-button"
            aria-label={t("house-phrases")}
            title={t("house-phrases")}
            onClick={() => setShown("phrases")}
          >
            <Bubble />
          </button>
        )}
        <LampButton presence={presence} looks="icon-button lamp-wide" />
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-rules")}
          title={t("house-rules")}
          onClick={() => setShown("rules")}
        >
          <Book />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t("house-links")}
          title={t("house-links")}
          onClick={() => setShown("links")}
        >
          <Link />
        </button>
        <LeaveButton presence={presence} />
      </div>
      {shown === "rules" && (
        <Dialog
          title={t("house-rules-of", { game: t(`${info.game}-name`) })}
          wide
          onClose={() => setShown(null)}
        >
          <Lazy load={room.rules} props={{ view: presence.news.value?.view ?? null }} />
        </Dialog>
      )}
      {shown === "phrases" && (
        <Dialog title={t("house-phrases")} onClose={() => setShown(null)}>
          <Phrases presence={presence} onSaid={() => setShown(null)} />
        </Dialog>
      )}
      {shown === "links" && (
        <Dialog title={t("house-links")} onClose={() => setShown(null)}>
          <Links presence={presence} />
        </Dialog>
      )}
    </div>
  );
}

/** Is there anybody to say a word to? Bots do not listen. */
function hasCompany({ info, seat }: Presence): boolean {
  return info.value.seats.some((other, number) => other.kind === "person" && number !== seat.value);
}

/** Who sits there. A person's name can be tapped; a bot's has nothing behind it. */
export function SeatName({ presence, seat }: { readonly presence: Presence; readonly seat: number }) {
  const info = presence.info.value;
  const name = presence.names.value[seat] ?? "?";
  const there = info.seats[seat]!;
  const shown = (
    <>
      <SeatSeal seat={there} name={name} /> {name}
      <Level seat={there} />
    </>
  );
  if (!isSomebody(there) || seat === presence.seat.value) return <span class="named">{shown}</span>;
  const entry = presence.news.value?.seq ?? -1;
  return <AboutButton who={{ table: info.table, seat, name, entry }}>{shown}</AboutButton>;
}

function watchingWords(presence: Presence): string {
  const eyes = presence.eyes.value;
  return eyes === null
    ? t("house-watching")
    : t("house-watching-eyes", { name: presence.names.value[eyes] ?? "?" });
}

function Links({ presence }: { readonly presence: Presence }) {
  const info = presence.info.value;
  return (
    <div class="links">
      <p>{t("house-table-code", { code: info.code })}</p>
      {editionOf(info) && <p>{editionOf(info)}</p>}
      {!isSealed(info) && <Copy label={t("house-watch-link")} text={inviteLink(info.code)} />}
      {presence.token && presence.seat.value !== null && (
        <>
          <h3>{t("house-other-device")}</h3>
          <p class="muted">{t("house-other-device-text")}</p>
          <Copy label={t("house-seat-link")} text={seatLink(info.code, presence.token)} secret />
          <Qr text={seatLink(info.code, presence.token)} secret />
        </>
      )}
      {presence.seat.value !== null && info.status === "playing" && !info.rated && !isSealed(info) && (
        <Lending presence={presence} />
      )}
      <h3>{t("house-at-this-table")}</h3>
      <ul class="plain-list">
        {info.seats.map((seat, number) => (
          <li key={number}>
            <SeatName presence={presence} seat={number} />{" "}
            {seat.kind === "person" && !seat.present && <span class="muted">{t("house-away")}</span>}
            {seat.lent && (
              <span class="tag">
                <Eye /> {t("house-lent")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
