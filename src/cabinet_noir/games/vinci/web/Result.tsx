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
  const [shown, setShown] = useState<Finished | null>(null);
  useEffect(() => {
    const game = view.results.length;
    if (game > known.current && board.outcome === null)
      setShown({ game, result: view.results[game - 1]!, totals: view.totals });
    known.current = game;
  }, [view.results.length]);
  if (!shown) return null;
  return (
    <Dialog
      title={t("vinci-result", { game: shown.game, name: board.names[shown.result.winner] ?? "?" })}
      onClose={() => setShown(null)}
    >
      <Result result={shown.result} names={board.names} totals={shown.totals} me={board.me} />
      <button type="button" class="button button-main" onClick={() => setShown(null)}>
        {t("vinci-next-game")}
      </button>
    </Dialog>
  );
}

/** The game that was just finished, as it stood then: the next one may be under way before this is read. */
interface Finished {
  readonly game: number;
  readonly result: GameResult;
  readonly totals: readonly number[];
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
      {result.points.map((points, seat) => (
        <li key={seat} class={seat === result.winner ? "result-row result-winner" : "result-row"}>
          <p>
            <strong>{names[seat]}</strong> {t("vinci-result-points", { points, total: totals[seat] ?? 0 })}
          </p>
          <div class="ledge ledge-small">
            {result.rows[seat]?.map((standing, place) => (
              <TilePiece
                key={standing.born}
                tile={standing.tile}
                open={standing.open}
                label={standingWords(standing, place, seat === me)}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
