/** A game read again: a slider, steps, arrow keys, one pair of eyes. The address always tells the move. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { Problem, Replay, TableInfo } from "@house/generated/types";
import { learn, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { WaysOn } from "@house/parts/ways-on";
import type { Backwards } from "@house/replay/backwards";
import { Pages } from "@house/replay/pages";
import { Presenter } from "@house/replay/presenter";
import { readdress } from "@house/route";
import { isPassedAround, tokenOf } from "@house/seats";
import { words } from "@house/speech";
import "@house/replay/replay.css";
import "@house/table/table.css";

interface Found {
  readonly info: TableInfo;
  readonly pages: Pages;
  /** The page that came last. */
  readonly newest: Replay;
}

export function ReplayPage({ table }: { readonly table: string }) {
  const asked = new URLSearchParams(location.search);
  const [eyes, setEyes] = useState<string | null>(asked.get("eyes"));
  const [at, setAt] = useState<number>(Number(asked.get("at") ?? Number.NaN));
  const [asks] = useState(asksFor(asked));
  const [found, setFound] = useState<Found | null>(null);
  const [lent, setLent] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let pages: Pages | undefined;
    let left = false;
    const refuse = (error: unknown): void => {
      if (!(error instanceof Refused)) throw error;
      if (!left) setProblem(error.problem);
    };
    const read = async (): Promise<void> => {
      const info = await api.table(table);
      await learn(info.game);
      if (left) return;
      // Unasked, nobody's secrets but mine; on a device that is passed around, in mid-game, nobody's at all.
      const seen = isPassedAround(info.table) && info.status !== "over" ? "spectator" : eyes;
      const opened = new Pages(
        (start) => api.replay(info.table, tokenOf(info.table), seen, start),
        () => {
          const newest = opened.newest!;
          setProblem(null);
          setFound({ info, pages: opened, newest });
          setLent((before) => (before.includes(newest.eyes) ? before : [...before, newest.eyes]));
        },
        refuse,
      );
      pages = opened;
      opened.want(within(at, info.seq));
    };
    read().catch(refuse);
    return () => {
      left = true;
      pages?.close();
    };
  }, [table, eyes]);

  const here = within(at, found?.newest.last ?? 0);
  useEffect(() => {
    if (!found) return;
    found.pages.want(here);
    readdress(`/r/${table}?eyes=${encodeURIComponent(found.newest.eyes)}&at=${here}`);
    document.title = `${t("house-replay")} · ${t(`${found.info.game}-name`)}`;
  }, [found, here]);

  if (problem?.code === "unreachable") return <NoNetwork />;
  if (problem) {
    return (
      <section class="panel narrow">
        <h1>{t("house-replay")}</h1>
        <p>{words(problem)}</p>
        <WaysOn again={t("house-eyes-spectator")} onAgain={() => setEyes("spectator")} />
      </section>
    );
  }
  if (!found) return <Loading />;
  return (
    <Presenter
      info={found.info}
      pages={found.pages}
      replay={found.newest}
      lent={lent}
      at={here}
      asks={asks}
      onAt={setAt}
      onEyes={setEyes}
    />
  );
}

/** What the reader came to see of a game that is over. */
function asksFor(asked: URLSearchParams): Backwards | null {
  return asked.has("review") ? "review" : asked.has("knowing") ? "knowing" : null;
}

/** The step that is asked for, if there is one; the last one instead of a later one. */
function within(at: number, last: number): number {
  return Number.isInteger(at) ? Math.min(Math.max(at, 0), Math.max(last, 0)) : 0;
}
