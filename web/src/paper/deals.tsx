/** The deals of a set that is closed, board by board: who held what, and the seal they were kept under until then. */

import type { ComponentChildren } from "preact";
import { t } from "@house/language";
import { Leaf } from "@house/paper/leaf";
import { type PaperPiece, PaperTile } from "@house/paper/tile";

/** A hand: somebody's, or what lies apart, such as a pile. */
export interface DealtHand {
  readonly name: string;
  readonly pieces: readonly PaperPiece[];
}

export interface DealtBoard {
  /** What it is called: "1", "2"... */
  readonly name: string;
  readonly hands: readonly DealtHand[];
}

export interface DealsProps {
  readonly title: string;
  readonly game: string;
  /** What the set was sealed by, as it was told before the first deal. */
  readonly seal: string;
  readonly boards: readonly DealtBoard[];
  /** Where they can be had again. */
  readonly path: string;
  /** How a room draws its pieces, where they are no tiles. */
  draw?(piece: PaperPiece): ComponentChildren;
}

const asTile = (piece: PaperPiece): ComponentChildren => <PaperTile {...piece} />;

export function Deals({ title, game, seal, boards, path, draw = asTile }: DealsProps) {
  return (
    <Leaf over={game} title={title} path={path} flows>
      <p class="leaf-seal">
        {t("paper-seal")} <code>{seal}</code>
      </p>
      <div class="leaf-boards">
        {boards.map((board) => (
          <section key={board.name} class="leaf-board">
            <h3>{t("paper-board", { board: board.name })}</h3>
            {board.hands.map((hand) => (
              <div key={hand.name} class="leaf-dealt">
                <h4>{hand.name}</h4>
                <span class="leaf-pieces">
                  {hand.pieces.map((piece, at) => (
                    <span key={at}>{draw(piece)}</span>
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Leaf>
  );
}
