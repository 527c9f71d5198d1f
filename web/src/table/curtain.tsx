/** The curtain: nobody's eyes. It says who is to take the device, by name, and nothing else. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import { ConnectionBanner } from "@house/table/connection";
import { nameOf, seatPlayed } from "@house/table/holder";

interface Props {
  readonly presences: readonly Presence[];
  onTake(holder: number): void;
}

/** Whoever is awaited takes the device; if nobody here is, anyone may. */
export function Curtain({ presences, onTake }: Props) {
  const game = t(`${presences[0]!.info.value.game}-name`);
  useEffect(() => {
    document.title = `${game} · Cabinet Noir`;
  }, [game]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // Each has news only once the house has said that its eyes are closed: before, nobody's are opened.
  const closed = presences.every((presence) => presence.news.value !== null);
  const turn = presences.find((presence) => presence.news.value !== null)?.turn.value ?? [];
  const awaited = presences.filter((presence) => turn.includes(seatPlayed(presence) ?? -1));
  const asked = awaited.length > 0 ? awaited.slice(0, 1) : presences;
  return (
    <>
      <ConnectionBanner presence={presences[0]!} />
      <section class="panel narrow curtain">
        <h1 ref={title} tabIndex={-1}>
          {awaited[0] ? t("house-pass-to", { name: nameOf(awaited[0]) }) : t("house-who-holds")}
        </h1>
        <p>{t("house-curtain")}</p>
        <p class="buttons">
          {asked.map((presence) => (
            <button
              key={presence.token}
              type="button"
              class="button button-main"
              disabled={!closed}
              onClick={() => onTake(presences.indexOf(presence))}
            >
              {t("house-it-is-me", { name: nameOf(presence) })}
            </button>
          ))}
        </p>
      </section>
    </>
  );
}
