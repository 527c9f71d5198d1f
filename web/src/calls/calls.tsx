/**
 * Tables played day by day that wait for my move: said on every page but the hall, which begins with all of them,
 * and by the browser if I asked for it.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { allowed, notice } from "@house/calls/notices";
import { lookAtTaps, taps } from "@house/calls/taps";
import type { Call } from "@house/generated/types";
import { t } from "@house/language";
import { go, route } from "@house/route";

const EVERY = 60_000;

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export function Calls() {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const known = useRef(new Set<string>());
  useEffect(() => {
    if (allowed.value === "granted") lookAtTaps().catch(unlessRefused); // who is tapped on the shoulder hears by that
  }, []);
  useEffect(() => {
    const look = (): void => {
      api
        .myCalls()
        .then((found) => {
          const news = taps.value === "on" ? [] : found.filter(({ table }) => !known.current.has(table));
          for (const call of news) {
            notice(t("house-called", { game: t(`${call.game}-name`) }), call.table, () =>
              go(`/t/${call.code}`),
            );
          }
          known.current = new Set(found.map(({ table }) => table));
          setCalls(found);
        })
        .catch(unlessRefused); // it is asked again soon
    };
    const onSight = (): void => {
      if (!document.hidden) look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSight);
    };
  }, [route.value]);
  const here = route.value;
  const elsewhere = calls.filter(
    ({ table, code }) => here.page !== "table" || ![table, code].includes(here.key),
  );
  if (elsewhere.length === 0 || here.page === "home") return null;
  return (
    <nav class="calls" aria-label={t("house-calls")}>
      {elsewhere.map(({ table, code, game }) => (
        <a key={table} class="button button-main" href={`/t/${code}`}>
          {t("house-called", { game: t(`${game}-name`) })}
        </a>
      ))}
    </nav>
  );
}
