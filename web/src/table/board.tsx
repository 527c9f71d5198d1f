/** A table of a tournament: the way back to it, and why nothing of its deal is opened while others play it. */

import type { BoardInfo, TableInfo } from "@house/generated/types";
import { t } from "@house/language";

/** Do others still play this deal? Then its table is told of to its players alone. */
export function isSealed(info: TableInfo): boolean {
  return info.board?.withheld === true;
}

/** Is this all that somebody without a seat is told of a board? */
export function isShut(info: TableInfo): boolean {
  return isSealed(info) && info.seats.length === 0;
}

export function BackToTournament({ board }: { readonly board: BoardInfo | null }) {
  if (!board?.tournament) return null;
  return (
    <a class="button button-main" href={`/club/t/${encodeURIComponent(board.tournament)}`}>
      {t("house-board-back")}
    </a>
  );
}

/** Which deal of which round it is. */
export function BoardTag({ board }: { readonly board: BoardInfo | null }) {
  if (!board) return null;
  const { title, round, board: number, boards } = board;
  const which = t("house-board-which", { title, round, board: number, boards });
  return (
    <span class="tag" title={which}>
      {t("house-board-tag", { board: number, boards })}
    </span>
  );
}

/** Whoever follows the address of a board that is not theirs, or comes after its round, is told why it is shut. */
export function ShutBoard({ board, why }: { readonly board: BoardInfo; readonly why: "sealed" | "dropped" }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{board.title || t("house-board-title")}</h1>
      <p>{t(`house-board-${why}`)}</p>
      <p class="buttons">
        <BackToTournament board={board} />
        <a class="button" href="/">
          {t("house-go-home")}
        </a>
      </p>
    </section>
  );
}
