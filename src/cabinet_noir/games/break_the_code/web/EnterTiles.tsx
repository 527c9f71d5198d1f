/** Some tiles of the twenty, touched in any order: they stand in the right one by themselves. */

import { useState } from "preact/hooks";
import type { State, Tile } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { namesOf } from "./note";
import { allTiles } from "./tiles";
import { nameOf, tileWords } from "./words";

interface Props {
  readonly view: State;
  readonly size: number;
  readonly chosen: readonly Tile[];
  onDone(tiles: readonly Tile[]): void;
}

export function EnterTiles({ view, size, chosen, onDone }: Props) {
  const tiles = allTiles(view);
  const names = namesOf(tiles.map(nameOf));
  const [picked, setPicked] = useState<readonly string[]>(() => namesOf(chosen.map(nameOf)));
  const pick = (name: string): void => {
    const next = picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name];
    setPicked(next);
    onDone(tiles.filter((_, index) => next.includes(names[index]!)));
  };
  return (
    <div
      class="btc-grid"
      role="group"
      aria-label={t("break-the-code-companion-pick", { count: size - picked.length })}
    >
      {tiles.map((tile, index) => {
        const name = names[index]!;
        const isPicked = picked.includes(name);
        return (
          <button
            key={name}
            type="button"
            class={`btc-pick btc-${tile.colour}`}
            data-tile={name}
            aria-pressed={isPicked}
            disabled={!isPicked && picked.length >= size}
            onClick={() => pick(name)}
          >
            <span class="unseen">{tileWords(tile)}</span>
            <span class="btc-mark" aria-hidden="true" />
            <span aria-hidden="true">{tile.number}</span>
          </button>
        );
      })}
    </div>
  );
}
