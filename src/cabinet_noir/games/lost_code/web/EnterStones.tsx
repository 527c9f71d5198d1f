/** Every stone of the box: those in sight are tapped. */

import type { State, Stone } from "@house/generated/lost-code";
import { t } from "@house/language";
import { Glyph } from "./glyphs";
import { coloursOf, stoneWords } from "./words";

interface Props {
  readonly view: State;
  readonly seen: readonly Stone[];
  onSeen(seen: readonly Stone[]): void;
}

export function EnterStones({ view, seen, onSeen }: Props) {
  return (
    <div class="lc-seen">
      {coloursOf(view).map((colour) => (
        <div key={colour} class="lc-seen-row" role="group" aria-label={t("lost-code-animal", { colour })}>
          <span class={`lc-chip lc-${colour}`} aria-hidden="true">
            <Glyph colour={colour} />
          </span>
          {view.numbers.map((number) => {
            const stone: Stone = { t: "stone", colour, number };
            const is = (one: Stone): boolean => one.colour === colour && one.number === number;
            const isSeen = seen.some(is);
            return (
              <button
                key={number}
                type="button"
                class="lc-seen-stone"
                data-stone={`${colour}${number}`}
                aria-pressed={isSeen}
                onClick={() => onSeen(isSeen ? seen.filter((one) => !is(one)) : [...seen, stone])}
              >
                <span class="unseen">{stoneWords(stone)}</span>
                <span aria-hidden="true">{number}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
