/** The table of The Lost Code: the serpent and the others' racks above, mine and what I may do now below. */

import type { State } from "@house/generated/lost-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { DiceRow } from "./Dice";
import { Dock } from "./Dock";
import { Final } from "./Final";
import { Glyph } from "./glyphs";
import { read } from "./offered";
import { Rack } from "./Rack";
import { Track } from "./Track";
import { coloursOf, stoneWords } from "./words";
import "./temple.css";
import "./dock.css";

export function Board(board: BoardProps) {
  const view = board.view as State; // the one door from JSON: the types come from the room's own structs
  const { me } = board;
  const offered = read(board.offers);
  const around = view.racks
    .map((_, step) => ((me ?? -1) + 1 + step) % view.racks.length)
    .filter((seat) => seat !== me);
  const racks = [
    ...around.filter((seat) => seat < view.seats),
    ...around.filter((seat) => seat >= view.seats),
  ];
  return (
    <div class="lc" data-phase={view.phase}>
      <div class="lc-table" tabIndex={0}>
        <Track board={board} view={view} />
        {view.phase !== "writing" && view.phase !== "over" && <Middle view={view} lit={board.lit} />}
        {view.phase === "over" ? (
          <Final board={board} view={view} />
        ) : (
          <div class="lc-racks">
            {racks.map((seat) => (
              <Rack key={seat} board={board} view={view} seat={seat} />
            ))}
          </div>
        )}
      </div>
      {me !== null && view.phase !== "over" && <Dock board={board} view={view} seat={me} offered={offered} />}
    </div>
  );
}

interface MiddleProps extends Pick<BoardProps, "lit"> {
  readonly view: State;
}

/** What lies in the middle: the round and its dice; in a column a colour, its pile, what was given up, its token. */
function Middle({ view, lit }: MiddleProps) {
  const colours = coloursOf(view);
  return (
    <div class="lc-middle">
      <div class="lc-now">
        <p class="lc-round">{t("lost-code-round", { round: view.round, rounds: view.last_round })}</p>
        {view.dice.length > 0 && <DiceRow dice={view.dice} />}
      </div>
      <div class="lc-columns">
        <p class="lc-piles" role="group" aria-label={t("lost-code-piles")}>
          {colours.map((colour, at) => {
            const count = view.piles[at]?.length ?? 0;
            return (
              <span
                key={colour}
                class={`lc-pile lc-${colour}`}
                role="img"
                aria-label={t("lost-code-pile", { colour, count })}
              >
                <Glyph colour={colour} />
                {count}
              </span>
            );
          })}
        </p>
        {view.discards.some((stones) => stones.length > 0) && <GivenUp view={view} lit={lit} />}
        {view.tokens.length > 0 && (
          <p class="lc-tokens" role="group" aria-label={t("lost-code-tokens")}>
            {colours.map((colour) =>
              view.tokens.includes(colour) ? (
                <span
                  key={colour}
                  class={`lc-chip lc-chip-token lc-${colour}`}
                  role="img"
                  aria-label={t("lost-code-token", { colour })}
                >
                  <Glyph colour={colour} />
                </span>
              ) : (
                <span key={colour} />
              ),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** On a phone what was given up stands under its colour; on a wide table it lies by its rack. */
function GivenUp({ view, lit }: MiddleProps) {
  const stones = view.discards.flatMap((given, owner) => given.map((stone) => ({ ...stone, owner })));
  return (
    <p class="lc-given-up" role="group" aria-label={t("lost-code-gave-up")}>
      {coloursOf(view).map((colour) => (
        <span key={colour}>
          {stones
            .filter((stone) => stone.colour === colour)
            .sort((one, other) => one.number - other.number)
            .map((stone) => (
              <span
                key={stone.number}
                class={classes(`lc-gone lc-${colour}`, lit(`given.${stone.owner}.${colour}`))}
                role="img"
                aria-label={stoneWords(stone)}
              >
                {stone.number}
              </span>
            ))}
        </span>
      ))}
    </p>
  );
}
