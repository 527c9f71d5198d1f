/** My table of a tournament waits, and I am elsewhere in the house: said on every page, with the way there. */

import { useEffect, useRef, useState } from "preact/hooks";
import { isUnreachable, Refused } from "@house/api";
import { isListening, notice } from "@house/calls/notices";
import { desk } from "@house/club/asking";
import { forgetGoing, going } from "@house/club/going";
import { keepInMind } from "@house/club/known";
import { type Boards, taskOf, useBoards } from "@house/club/mine";
import type { TournamentInfo } from "@house/generated/types";
import { hasLearned, learn, t } from "@house/language";
import { go, route } from "@house/route";
import { ring } from "@house/sound";

const EVERY = 10_000;

/** The tournament one takes part in, looked at now and then. */
function useGoing(): TournamentInfo | null {
  const code = going.value;
  const [info, setInfo] = useState<TournamentInfo | null>(null);
  useEffect(() => {
    let key = code;
    let left = false;
    const look = async (): Promise<void> => {
      try {
        const found = await desk.show(key);
        if (left) return;
        key = found.id;
        keepInMind(found);
        setInfo(found);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!isUnreachable(error) && error.problem.reason === "no-such-tournament") forgetGoing(code);
      }
    };
    const onSight = (): void => {
      if (isListening()) void look();
    };
    learn("club")
      .then(look)
      .catch(() => undefined); // what is missing is asked for again with the next page
    const again = setInterval(onSight, EVERY);
    document.addEventListener("visibilitychange", onSight);
    return () => {
      left = true;
      clearInterval(again);
      document.removeEventListener("visibilitychange", onSight);
    };
  }, [code]);
  return info;
}

export function ClubCall() {
  const info = useGoing();
  return info && hasLearned("club") ? <Waiting info={info} /> : null;
}

function Waiting({ info }: { readonly info: TournamentInfo }) {
  const boards: Boards = useBoards(info);
  const task = taskOf(info, boards);
  const table = task.kind === "play" ? task.board.table : "";
  const words = task.kind === "play" ? t("club-called", { table: task.table }) : "";
  const known = useRef("");
  const here = route.value;
  const isThere = here.page === "table" && info.mine.some((mine) => mine.table === here.key);
  useEffect(() => {
    if (table && !isThere && known.current !== table) {
      ring();
      notice(words, table, () => go(`/t/${table}`));
    }
    known.current = table;
  }, [table]);
  if (!table || isThere) return null;
  return (
    <nav class="calls" aria-label={t("house-calls")}>
      <a class="button button-main" href={`/t/${table}`}>
        {words}
      </a>
      <a class="button" href={`/club/t/${info.code}`}>
        {info.title}
      </a>
    </nav>
  );
}
