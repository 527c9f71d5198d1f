/** Whose turn it is and what just happened: always in sight, and on a phone the only head there is. */

import { type ComponentChildren, Fragment } from "preact";
import type { Move } from "@house/generated/types";
import { t } from "@house/language";
import { HouseMenu } from "@house/parts/house-menu";
import { SeatSeal } from "@house/parts/seal";
import type { Presence } from "@house/presence";
import { useAbsent } from "@house/table/absent";
import { Bubbles } from "@house/table/phrases";
import { Told } from "@house/table/told";
import { Undo } from "@house/table/undo";
import "@house/table/company.css";

const MOVES_SHOWN = 2;

interface StatusProps {
  readonly presence: Presence;
  readonly tools?: ComponentChildren;
  /** How it ended, once it has. */
  readonly result?: string | undefined;
  /** What is said instead of whose turn it is. */
  readonly headline?: string;
  /** By whose eyes it is told what happened, where those are not my own. */
  readonly teller?: Presence;
}

export function Status({ presence, tools, result, headline, teller = presence }: StatusProps) {
  const me = presence.seat.value;
  const names = presence.names.value;
  const absent = useAbsent(presence);
  const over = presence.news.value!.outcome !== null || presence.info.value.status === "over";
  const turn = !over && presence.turn.value.length === 1 ? presence.turn.value[0] : undefined;
  const elsewhere = over ? [] : absent.filter((seat) => seat !== turn);
  return (
    <section class={presence.mine.value ? "status status-mine" : "status"} aria-label={t("house-status")}>
      <HouseMenu />
      <h1 class="status-turn">
        {turn !== undefined && !headline && (
          <SeatSeal seat={presence.info.value.seats[turn]!} name={names[turn] ?? ""} />
        )}
        {headline || (over ? (result ?? t("house-over")) : turnWords(presence.turn.value, names, me, absent))}
      </h1>
      {tools}
      <p class="status-away" role="status">
        {elsewhere.map((seat) => t("house-gone-awhile", { name: names[seat] ?? "?" })).join(" ")}
      </p>
      <Bubbles presence={presence} />
      <Happened moves={teller.moves.value} names={names} me={teller === presence ? me : null} />
      <Undo presence={presence} />
    </section>
  );
}

interface HappenedProps {
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly me: number | null;
}

/**
 * The last two moves, the very last one brightest. It is never cut: the place grows with it, and the move before it is
 * shown only where there is room for the whole of it. What fits in two lines moves nothing below.
 */
export function Happened({ moves, names, me }: HappenedProps) {
  const told = moves
    // The headline says whose turn it is.
    .map(({ seq, told }) => ({ seq, lines: told.filter((line) => !line.id.endsWith("-turn")) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(-MOVES_SHOWN);
  return (
    <ol class="happened">
      {told.map(({ seq, lines }) => (
        <li key={seq}>
          <span>
            {lines.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && " "}
                <Told line={line} names={names} me={me} />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whom one waits for. Somebody who is not there does not think. */
function turnWords(
  turn: readonly number[],
  names: readonly string[],
  me: number | null,
  absent: readonly number[],
): string {
  if (me !== null && turn.includes(me)) return t("house-your-turn");
  const [only] = turn;
  if (turn.length === 1 && only !== undefined)
    return t(absent.includes(only) ? "house-gone-awhile-turn" : "house-turn-of", {
      name: names[only] ?? "?",
    });
  return t("house-turn-of-several", { names: turn.map((seat) => names[seat] ?? "?").join(", ") });
}
