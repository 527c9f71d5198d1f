/** The standings of a tournament, to be printed and pinned to a real wall. */

import { useEffect } from "preact/hooks";
import { useTournament } from "@house/club/looking";
import { NoTournament } from "@house/club/none";
import { standingsOnPaper } from "@house/club/on-paper";
import { t } from "@house/language";
import { Preview } from "@house/paper/preview";
import { Standings } from "@house/paper/standings";

const EVERY = 30_000;

export function StandingsSheet({ code }: { readonly code: string }) {
  const { info, problem, cutSince, look } = useTournament(code, EVERY);
  const title = t("club-print-standings");
  useEffect(() => {
    document.title = `${title} · Cabinet Noir`;
  }, [title]);
  if (info)
    return (
      <Preview title={title} back={{ path: `/club/t/${code}`, words: t("house-board-back") }}>
        <Standings {...standingsOnPaper(info)} />
      </Preview>
    );
  return <NoTournament problem={problem} cut={cutSince !== null} look={look} />;
}
