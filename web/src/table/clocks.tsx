/** Everyone's time, where the table agreed on a clock: what is left of the turn, the banks, and a gift of more. */

import { TapOffer } from "@house/calls/switch";
import { leftOf, useLeft } from "@house/countdown";
import { t } from "@house/language";
import { isByDays } from "@house/pace";
import type { Presence } from "@house/presence";
import { ROOMS } from "@house/rooms";
import { timeWords } from "@house/table/time-words";
import "@house/table/clocks.css";

export function Clocks({ presence }: { readonly presence: Presence }) {
  const { info, clock: running, seat: mine, names, time } = presence;
  const clock = running.value;
  const left = useLeft(clock, time);
  if (!info.value.clock || !clock || left === null || !ROOMS.has(info.value.game)) return null;
  const byDays = isByDays(info.value.clock) && mine.value !== null;
  return (
    <>
      <ul class="clocks" aria-label={t("house-clocks")}>
        {clock.banks.map((bank, seat) => {
          const acts = clock.seats.includes(seat);
          return (
            <li key={seat} class={acts ? "clock clock-runs" : "clock"}>
              <span>{names.value[seat]}</span>{" "}
              <time role={acts ? "timer" : undefined}>
                {timeWords(
                  acts ? leftOf(clock, time.now()) : info.value.clock!.turn * 1000 + bank,
                  t("house-day-letter"),
                )}
              </time>
              {acts &&
                mine.value !== null &&
                mine.value !== seat &&
                info.value.seats[seat]?.kind === "person" && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => presence.atTable({ t: "grant", about: seat })}
                  >
                    {t("house-clock-give")}
                  </button>
                )}
            </li>
          );
        })}
      </ul>
      {byDays && <TapOffer />}
    </>
  );
}
