/**
 * One device that is passed around. It holds several seats and shows the one whose turn it is; in a game with hidden
 * hands a curtain falls between two of them, and nothing of any seat is drawn until the next one says to be there.
 */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { Loading } from "@house/parts/loading";
import type { Presence } from "@house/presence";
import { ROOMS } from "@house/rooms";
import { ConnectionBanner } from "@house/table/connection";
import { Game } from "@house/table/game";
import { type Holder, holderOf } from "@house/table/holder";

export function Around({ presences }: { readonly presences: readonly Presence[] }) {
  const [holder, setHolder] = useState<Holder>("curtain");
  const first = presences[0]!;
  const held = presences.map((presence) => presence.seat.value);
  const turn = first.turn.value;
  if (presences.some((presence) => presence.seat.value === null || presence.news.value === null)) {
    return (
      <>
        <ConnectionBanner presence={first} />
        <Loading />
      </>
    );
  }
  if (ROOMS.get(first.info.value.game)?.shared) {
    const shown = presences[holderOf(held, turn, holder === "curtain" ? 0 : holder)]!;
    hush(presences, shown);
    return <Game presence={shown} others={presences.filter((presence) => presence !== shown)} />;
  }
  if (holder === "curtain") {
    hush(presences, null);
    return <Curtain presences={presences} turn={turn} onTake={setHolder} />;
  }
  const shown = presences[holder]!;
  hush(presences, shown);
  const next = presences[holderOf(held, turn, holder)]!;
  return (
    <Game presence={shown}>
      {next !== shown && (
        <p class="banner" role="status">
          {t("house-turn-of", { name: nameOf(next) })}{" "}
          <button type="button" class="button button-main" onClick={() => setHolder("curtain")}>
            {t("house-pass-phone")}
          </button>
        </p>
      )}
    </Game>
  );
}

/** Only what the shown seat is told is said aloud. */
function hush(presences: readonly Presence[], shown: Presence | null): void {
  for (const presence of presences) presence.hushed = presence !== shown;
}

function nameOf(presence: Presence): string {
  const seat = presence.seat.value;
  return seat === null ? "" : (presence.names.value[seat] ?? "");
}

interface CurtainProps {
  readonly presences: readonly Presence[];
  readonly turn: readonly number[];
  onTake(holder: number): void;
}

/** Nobody's eyes: whoever is awaited takes the device; if nobody here is, anyone may. */
function Curtain({ presences, turn, onTake }: CurtainProps) {
  const awaited = presences.filter((presence) => turn.includes(presence.seat.value ?? -1));
  const asked = awaited.length > 0 ? awaited.slice(0, 1) : presences;
  return (
    <section class="panel narrow curtain">
      <h1>{awaited[0] ? t("house-pass-to", { name: nameOf(awaited[0]) }) : t("house-who-holds")}</h1>
      <p>{t("house-curtain")}</p>
      <p class="buttons">
        {asked.map((presence) => (
          <button
            key={presence.token}
            type="button"
            class="button button-main"
            onClick={() => onTake(presences.indexOf(presence))}
          >
            {t("house-it-is-me", { name: nameOf(presence) })}
          </button>
        ))}
      </p>
    </section>
  );
}
