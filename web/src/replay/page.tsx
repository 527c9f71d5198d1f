/** A game read again: a slider, steps, arrow keys, one pair of eyes. The address always tells the move. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { Problem, Replay, TableInfo } from "@house/generated/types";
import { learn, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { Presenter } from "@house/replay/presenter";
import { readdress } from "@house/route";
import { tokenOf } from "@house/seats";
import { words } from "@house/speech";
import "@house/replay/replay.css";
import "@house/table/table.css";

interface Found {
  readonly info: TableInfo;
  readonly replay: Replay;
}

export function ReplayPage({ table }: { readonly table: string }) {
  const asked = new URLSearchParams(location.search);
  const [eyes, setEyes] = useState<string | null>(asked.get("eyes"));
  const [at, setAt] = useState<number>(Number(asked.get("at") ?? Number.NaN));
  const [found, setFound] = useState<Found | null>(null);
  const [lent, setLent] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const info = await api.table(table);
      const replay = await api.replay(
        info.table,
        tokenOf(info.table),
        eyes ?? (info.status === "over" ? "all" : null),
      );
      await learn(info.game);
      if (left) return;
      setProblem(null);
      setFound({ info, replay });
      setLent((before) => (before.includes(replay.eyes) ? before : [...before, replay.eyes]));
    };
    read().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      if (!left) setProblem(error.problem);
    });
    return () => {
      left = true;
    };
  }, [table, eyes]);

  const last = (found?.replay.steps.length ?? 1) - 1;
  const here = Number.isInteger(at) ? Math.min(Math.max(at, 0), last) : 0;
  useEffect(() => {
    if (!found) return;
    readdress(`/r/${table}?eyes=${encodeURIComponent(found.replay.eyes)}&at=${here}`);
    document.title = `${t("house-replay")} · ${t(`${found.info.game}-name`)}`;
  }, [found, here]);

  if (problem) {
    return (
      <section class="panel narrow">
        <h1>{t("house-replay")}</h1>
        <p>{words(problem)}</p>
        <p class="buttons">
          <button type="button" class="button" onClick={() => setEyes("spectator")}>
            {t("house-eyes-spectator")}
          </button>
          <a class="button button-main" href="/">
            {t("house-go-home")}
          </a>
        </p>
      </section>
    );
  }
  if (!found) return <Loading />;
  return (
    <Presenter info={found.info} replay={found.replay} lent={lent} at={here} onAt={setAt} onEyes={setEyes} />
  );
}
