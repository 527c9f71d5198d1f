/** Somebody has left: after the grace time the others choose. And a game that was ended says so, with its replay. */

import { useEffect, useState } from "preact/hooks";
import { useCheck } from "@house/deal/checking";
import type { TableInfo } from "@house/generated/types";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import { BackToTournament, isSealed } from "@house/table/board";
import type { Choice } from "@house/table/choice";
import { stillToWait } from "@house/table/choice";
import { timeWords } from "@house/table/time-words";

const CHOICES: readonly Choice[] = ["wait", "bot", "end"];

export function QuitterBanner({ presence }: { readonly presence: Presence }) {
  const { info, seat, names, time } = presence;
  const [, draw] = useState(0);
  const left = info.value.seats.flatMap(({ left }, about) => (left > 0 ? [{ about, left }] : []));
  const next = stillToWait(
    left.map((one) => one.left),
    time.now(),
  );
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => draw((n) => n + 1), next);
    return () => clearTimeout(timer);
  }, [next]);
  if (seat.value === null || info.value.status !== "playing") return null;
  if (info.value.seats[seat.value]?.forfeited)
    return (
      <p class="banner" role="status">
        {t("house-you-left")}
      </p>
    );
  if (info.value.rated) return <RatedAway presence={presence} left={left} />;
  return (
    <>
      {left
        .filter((one) => one.left <= time.now() && one.about !== seat.value)
        .map(({ about }) => (
          <p key={about} class="banner" role="status">
            {t(info.value.seats[about]?.present ? "house-late" : "house-left", {
              name: names.value[about] ?? "?",
            })}{" "}
            {others(presence) > 1 && t("house-left-others")}{" "}
            {CHOICES.map((choice) => (
              <button
                key={choice}
                type="button"
                class="button"
                aria-pressed={chosen(presence, about) === choice}
                onClick={() => presence.choose(about, choice)}
              >
                {t(`house-left-${choice}`)}
              </button>
            ))}
          </p>
        ))}
    </>
  );
}

interface AwayProps {
  readonly presence: Presence;
  readonly left: readonly { readonly about: number; readonly left: number }[];
}

/** At a rated table nobody is asked: who is away is told until when to be back, and who has left that it is over. */
function RatedAway({ presence, left }: AwayProps) {
  const { info, seat, names, time } = presence;
  const [, draw] = useState(0);
  const away = left.filter(({ about }) => !info.value.seats[about]?.present && about !== seat.value);
  useEffect(() => {
    if (away.length === 0) return undefined;
    const timer = setInterval(() => draw((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [away.length]);
  return (
    <>
      {away.map((one) => (
        <p key={one.about} class="banner">
          {t("house-rated-away", {
            name: names.value[one.about] ?? "?",
            time: timeWords(one.left - time.now(), t("house-day-letter")),
          })}
        </p>
      ))}
    </>
  );
}

/** The game was ended before its end: nobody has lost. */
export function EndedBanner({ presence }: { readonly presence: Presence }) {
  const info = presence.info.value;
  const [check, dialog] = useCheck({ ...info, token: presence.token, names: presence.names.value });
  if (info.status !== "over" || presence.news.value?.outcome) return null;
  return (
    <>
      <p class="banner" role="status">
        {isSealed(info) ? (
          t("house-board-ended")
        ) : (
          <>
            {t("house-ended")} <Opened info={info} onCheck={check} />
          </>
        )}{" "}
        <BackToTournament board={info.board} />
      </p>
      {dialog}
    </>
  );
}

function Opened({ info, onCheck }: { readonly info: TableInfo; onCheck(): void }) {
  return (
    <>
      <a class="button" href={`/r/${info.table}`}>
        {t("house-replay")}
      </a>{" "}
      <button type="button" class="button" onClick={onCheck}>
        {t("house-verify")}
      </button>
    </>
  );
}

function chosen(presence: Presence, about: number): Choice {
  return (
    presence.info.value.chosen.find((one) => one.seat === presence.seat.value && one.about === about)
      ?.choice ?? "wait"
  );
}

function others(presence: Presence): number {
  return presence.info.value.seats.filter((seat) => seat.kind === "person" && seat.present).length;
}
