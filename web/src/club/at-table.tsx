/** After a board of a round: the way to the next one, where the round has one. */

import { useEffect, useState } from "preact/hooks";
import { Refused } from "@house/api";
import { desk } from "@house/club/asking";
import { nextBoard, useBoards } from "@house/club/mine";
import type { BoardInfo, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";

interface Props {
  readonly board: BoardInfo;
}

export function NextBoard({ board }: Props) {
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
  return info && <Way info={info} board={board} />;
}

function Way({ info, board }: Props & { readonly info: TournamentInfo }) {
  const next = nextBoard(info, useBoards(info));
  if (!next || next.board <= board.board) return null;
  return (
    <a class="button button-main" href={`/t/${next.table}`}>
      {t("club-next-board")}
    </a>
  );
}
