/** The track of time: everybody's pawn, the last one to the left, a checking pawn with its other side up. */

import type { State } from "@house/generated/archeologic";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";

interface Props {
  readonly view: State;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly toAct: readonly number[];
  /** Where my pawn would land by what I am about to do. */
  readonly landing: number | null;
}

const SHOWN = 16;

export function Track({ view, names, me, toAct, landing }: Props) {
  const inPlay = view.pawns
    .map((place, seat) => ({ place, seat }))
    .filter(({ seat }) => !view.out.includes(seat));
  const last = Math.min(
    ...(inPlay.length > 0 ? inPlay : [{ place: view.pawns[0] ?? 0 }]).map(({ place }) => place),
  );
  const first = Math.max(0, Math.min(last - 2, Math.max(...view.pawns, 0)));
  return (
    <div class="track">
      <ol class="track-places" aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, step) => first + step).map((place) => {
          const pawn = inPlay.find((one) => one.place === place);
          return (
            <li key={place} class={place % 5 === 0 ? "track-five" : ""}>
              {pawn && (
                <Pawn
                  seat={pawn.seat}
                  name={names[pawn.seat] ?? "?"}
                  sign={signOf(names, pawn.seat)}
                  checking={view.claims[pawn.seat] !== null}
                  mine={pawn.seat === me}
                  acts={toAct.includes(pawn.seat)}
                />
              )}
              {place === landing && <b class="pawn pawn-landing" />}
              <span>{place}</span>
            </li>
          );
        })}
      </ol>
      {view.seats === 1 && view.phase !== "dealing" && <p class="track-time">{timeWords(view)}</p>}
      <ul class="unseen" aria-label={t("archeologic-track")}>
        {view.pawns.map((place, seat) => (
          <li key={seat}>
            {t("archeologic-pawn", { name: names[seat] ?? "?", place, state: stateOf(view, seat) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Alone: the time, and beside it the marks that make a title, what they can be at all until the end tells them. */
function timeWords(view: State): string {
  const time = t("archeologic-time", { time: view.pawns[0] ?? 0 });
  const [least, most] = view.marks ? [view.marks, view.marks] : (view.marks_span ?? []);
  if (!least || !most) return time;
  const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
  const marks = t("archeologic-marks", {
    seasoned: span(least.seasoned, most.seasoned),
    confirmed: span(least.confirmed, most.confirmed),
  });
  return `${time} · ${marks}`;
}

/** A pawn's sign: the player's initial, or where two have the same, the seat's number. */
function signOf(names: readonly string[], seat: number): string {
  const initials = names.map((name) => name.charAt(0).toUpperCase());
  const mine = initials[seat] ?? "?";
  return initials.indexOf(mine) === initials.lastIndexOf(mine) ? mine : String(seat + 1);
}

function stateOf(view: State, seat: number): string {
  return view.out.includes(seat) ? "out" : view.claims[seat] !== null ? "checking" : "searching";
}

interface PawnProps {
  readonly seat: number;
  readonly name: string;
  readonly sign: string;
  readonly checking: boolean;
  readonly mine: boolean;
  readonly acts: boolean;
}

function Pawn({ seat, name, sign, checking, mine, acts }: PawnProps) {
  const looks = classes(
    "pawn",
    `pawn-${seat}`,
    checking && "pawn-checking",
    mine && "pawn-mine",
    acts && "pawn-acts",
  );
  return (
    <b class={looks} title={name}>
      {checking ? "?" : sign}
    </b>
  );
}
