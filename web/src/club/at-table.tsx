/** A table that is a board of a tournament: the way back is always there, and after the end the way on. */

import { useEffect, useState } from "preact/hooks";
import { Refused } from "@house/api";
import { desk } from "@house/club/asking";
import { nextBoard, useBoards } from "@house/club/mine";
import type { BoardInfo, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";

interface Props {
  readonly board: BoardInfo;
}

/** After the end: the next deal of this round, or back to the tournament. */
export function BoardWays({ board }: Props) {
  const [info, setInfo] = useState<TournamentInfo | null>(null);
  useEffect(() => {
    let left = false;
    desk
      .show(board.tournament)
      .then((found) => {
        if (!left) setInfo(found);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // the way back is there all the same
      });
    return () => {
      left = true;
    };
  }, [board.tournament]);
  return (
    <>
      {info && board.withheld && board.board < board.boards && <NextBoard info={info} board={board} />}
      <a
        class={board.withheld && board.board < board.boards ? "button" : "button button-main"}
        href={`/club/t/${board.tournament}`}
      >
        <span>{t("house-to-tournament")}</span>
      </a>
    </>
  );
}

function NextBoard({ info, board }: Props & { readonly info: TournamentInfo }) {
  const next = nextBoard(info, useBoards(info));
  if (!next || next.board <= board.board) return null;
  return (
    <a class="button button-main" href={`/t/${next.table}`}>
      <span>{t("club-next-board")}</span>
    </a>
  );
}
