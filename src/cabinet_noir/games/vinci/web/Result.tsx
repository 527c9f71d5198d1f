/** A finished game of a match, shown before the next one is played: every row, and the points. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameResult, State } from "@house/generated/vinci";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import type { BoardProps } from "@house/room";
import { TilePiece } from "./Tile";
import { standingWords } from "./words";

export function FinishedGame({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const known = useRef(view.results.length);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (view.results.length > known.current && board.outcome === null) setShown(view.results.length - 1);
    known.current = view.results.length;
  }, [view.results.length]);
  const result = shown === null ? undefined : view.results[shown];
  if (!result || shown === null) return null;
  return (
    <Dialog title={t("vinci-result", { game: shown + 1, name: board.names[result.winner] ?? "?" })} onClose={() => setShown(null)}>
      <Result result={result} names={board.names} totals={view.totals} me={board.me} />
      <button type="button" class="button button-main" onClick={() => setShown(null)}>{t("vinci-next-game")}</button>
    </Dialog>
  );
}

interface ResultProps {
  readonly result: GameResult;
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly me: number | null;
}

function Result({ result, names, totals, me }: ResultProps) {
  return (
    <ol class="result">
      {result.rows.map((row, seat) => (
        <li key={seat} class={seat === result.winner ? "result-row result-winner" : "result-row"}>
          <p><strong>{names[seat]}</strong> {t("vinci-result-points", { points: result.points[seat] ?? 0, total: totals[seat] ?? 0 })}</p>
          <div class="ledge ledge-small">
            {row.map((standing, place) => (
              <TilePiece key={standing.born} tile={standing.tile} open={standing.open} label={standingWords(standing, place, seat === me)} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
