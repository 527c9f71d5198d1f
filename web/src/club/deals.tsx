/** The deals of a round that is closed, to be printed: each as it lay before anybody had moved. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, at, Refused } from "@house/api";
import { useTournament } from "@house/club/looking";
import { NoTournament } from "@house/club/none";
import type { ClosedRound, Replay, TournamentInfo } from "@house/generated/types";
import { learn, t } from "@house/language";
import { Deals, type DealtBoard } from "@house/paper/deals";
import { Preview } from "@house/paper/preview";
import { Loading } from "@house/parts/loading";
import { Lost } from "@house/parts/lost";
import type { PositionProps } from "@house/room";
import { ROOMS } from "@house/rooms";

const EVERY = 60_000;
/** Nobody's eyes: everything is open. */
const NOBODY = -1;

export function DealsSheet({ code, round }: { readonly code: string; readonly round: number }) {
  const { info, problem, cutSince, look } = useTournament(code, EVERY);
  const closed = info?.closed.find((one) => one.round === round);
  const title = t("club-print-deals", { round });
  const boards = useDeals(info ?? null, closed ?? null);
  useEffect(() => {
    document.title = `${title} · Cabinet Noir`;
  }, [title]);
  if (!info) return <NoTournament problem={problem} cut={cutSince !== null} look={look} />;
  if (!closed) return <Lost />;
  if (!boards) return <Loading />;
  const path = `/club/t/${info.code}/deals/${round}`;
  return (
    <Preview title={title} back={{ path: `/club/t/${code}`, words: t("house-board-back") }}>
      <Deals
        title={`${info.title} · ${title}`}
        game={t(`${info.game}-name`)}
        seal={closed.seal}
        boards={boards}
        path={path}
      />
    </Preview>
  );
}

/** What was dealt at each board; null while it is brought. */
function useDeals(info: TournamentInfo | null, round: ClosedRound | null): readonly DealtBoard[] | null {
  const [found, setFound] = useState<readonly DealtBoard[] | null>(null);
  const game = info?.game;
  useEffect(() => {
    if (!info || !round) return;
    let left = false;
    brought(info, round).then((boards) => {
      if (!left) setFound(boards);
    });
    return () => {
      left = true;
    };
  }, [game, round?.round]);
  return found;
}

async function brought(info: TournamentInfo, round: ClosedRound): Promise<readonly DealtBoard[]> {
  const [paper] = await Promise.all([ROOMS.get(info.game)?.paper?.(), learn(info.game)]);
  const names = Array.from({ length: info.seats }, (_, seat) => t("paper-seat", { seat: seat + 1 }));
  const boards = round.seals.map((_, index) => index + 1);
  return Promise.all(
    boards.map(async (board) => ({
      board,
      drawn: drawn(await dealtAt(round, board), names, paper?.Position),
    })),
  );
}

function drawn(
  view: unknown,
  names: readonly string[],
  Position: ComponentType<PositionProps> | undefined,
): ComponentChildren {
  if (view === null || !Position) return <p>{t("club-board-not-played")}</p>;
  return <Position view={view} me={NOBODY} names={names} />;
}

/** How things lay at a board before anybody had moved, from any table that has played it; null: none has. */
async function dealtAt(round: ClosedRound, board: number): Promise<unknown> {
  for (const { table } of round.scores.filter((score) => score.board === board)) {
    try {
      return (await ask<Replay>(at(table, "/replay?eyes=all&start=0"))).view;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // it was never dealt there: another table may have played it
    }
  }
  return null;
}
