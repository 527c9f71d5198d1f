/** Whose turn it is and what just happened: always in sight. */

import { type ComponentChildren, Fragment } from "preact";
import type { Move } from "@house/generated/types";
import { t } from "@house/language";
import { SeatSeal } from "@house/parts/seal";
import type { Presence } from "@house/presence";
import { Told } from "@house/table/told";
import { Undo } from "@house/table/undo";

const MOVES_SHOWN = 2;

interface StatusProps {
  readonly presence: Presence;
  readonly tools?: ComponentChildren;
}

export function Status({ presence, tools }: StatusProps) {
  const news = presence.news.value!;
  const me = presence.seat.value;
  const names = presence.names.value;
  const turn = news.outcome === null && presence.turn.value.length === 1 ? presence.turn.value[0] : undefined;
  return (
    <section class={presence.mine.value ? "status status-mine" : "status"} aria-label={t("house-status")}>
      <div class="status-words">
        <h1 class="status-turn">
          {turn !== undefined && (
            <SeatSeal seat={presence.info.value.seats[turn]!} name={names[turn] ?? ""} />
          )}
          {turnWords(
            presence.turn.value,
            news.outcome !== null || presence.info.value.status === "over",
            names,
            me,
          )}
        </h1>
        <Happened moves={presence.moves.value} names={names} me={me} />
      </div>
      {tools}
      <Undo presence={presence} />
    </section>
  );
}

interface HappenedProps {
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly me: number | null;
}

/** The last two moves, the very last one brightest. The place is always as high, so that nothing below it moves. */
export function Happened({ moves, names, me }: HappenedProps) {
  const told = moves
    // The headline says whose turn it is.
    .map(({ seq, told }) => ({ seq, lines: told.filter((line) => !line.id.endsWith("-turn")) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(-MOVES_SHOWN);
  return (
    <div class="happened">
      <ol>
        {told.map(({ seq, lines }) => (
          <li key={seq}>
            {lines.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && " "}
                <Told line={line} names={names} me={me} />
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function turnWords(
  turn: readonly number[],
  over: boolean,
  names: readonly string[],
  me: number | null,
): string {
  if (over) return t("house-over");
  if (me !== null && turn.includes(me)) return t("house-your-turn");
  if (turn.length === 1) return t("house-turn-of", { name: names[turn[0]!] ?? "?" });
  return t("house-turn-of-several", { names: turn.map((seat) => names[seat] ?? "?").join(", ") });
}
