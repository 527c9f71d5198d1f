/** The deals of a set that is closed, board by board, and the seal they were kept under until then. */

import type { ComponentChildren } from "preact";
import { t } from "@house/language";
import { Leaf } from "@house/paper/leaf";

export interface DealtBoard {
  readonly board: number;
  /** What was dealt, as its room draws it. */
  readonly drawn: ComponentChildren;
}

export interface DealsProps {
  readonly title: string;
  readonly game: string;
  /** What the set was sealed by, as it was told before the first deal. */
  readonly seal: string;
  readonly boards: readonly DealtBoard[];
  /** Where they can be had again. */
  readonly path: string;
}

export function Deals({ title, game, seal, boards, path }: DealsProps) {
  return (
    <Leaf over={game} title={title} path={path} flows>
      <p class="leaf-seal">
        {t("paper-seal")} <code>{seal}</code>
      </p>
      {boards.map(({ board, drawn }) => (
        <section key={board} class="leaf-board">
          <h3>{t("paper-board", { board })}</h3>
          {drawn}
        </section>
      ))}
    </Leaf>
  );
}
