/** A rack as it stands on the table, with what its owner has said, given up and taken. */

import type { Exchanged, Mark, State } from "@house/generated/lost-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import type { Glow } from "@house/why/lit";
import { exchanges, signed } from "./advice";
import { Skull } from "./glyphs";
import { StonePiece } from "./Stone";
import { type Colour, rangeWords, stoneKey, stoneWords, tokenSign } from "./words";

const SIGNS: Record<NonNullable<Mark["verdict"]>, string> = {
  inside: "✓",
  above: "▲",
  below: "▼",
  wrong: "✗",
};

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  /** The colours that may be given up now. */
  readonly pickable?: readonly Colour[];
  onPick?(colour: Colour): void;
}

export function Rack({ board, view, seat, pickable = [], onPick }: Props) {
  const mine = seat === board.me;
  const owned = seat < view.seats;
  const free = view.racks.length - view.seats > 1 ? ` ${seat - view.seats + 1}` : "";
  const name = owned ? (board.names[seat] ?? "?") : t("lost-code-nobody") + free;
  const counted = (colour: Colour): number | undefined =>
    owned ? board.assist?.counts[stoneKey(view, seat, colour)] : undefined;
  const exchanged = (board.last?.events as readonly Exchanged[] | undefined)?.findLast(
    (event) => event.t === "exchanged" && event.seat === seat,
  );
  return (
    <section
      class={classes(
        "lc-rack",
        mine && "lc-rack-mine",
        owned && board.toAct.includes(seat) && "lc-rack-turn",
        !owned && "lc-rack-free",
      )}
      aria-label={t("lost-code-rack", { me: mine ? "yes" : "no", name })}
    >
      <RackHead board={board} view={view} seat={seat} name={name} />
      <div class="lc-stones">
        {(view.racks[seat] ?? []).map((stone) => (
          <span key={stone.colour} class="lc-place">
            <StonePiece
              stone={stone}
              glow={board.lit(`rack.${seat}.${stone.colour}`, stoneKey(view, seat, stone.colour))}
              fresh={exchanged?.old.colour === stone.colour}
              label={
                pickable.includes(stone.colour)
                  ? t("lost-code-exchange", { colour: stone.colour })
                  : withCount(stoneWords(stone), counted(stone.colour))
              }
              count={counted(stone.colour)}
              onPick={pickable.includes(stone.colour) && onPick ? () => onPick(stone.colour) : undefined}
            />
            {pickable.includes(stone.colour) && <Worth board={board} colour={stone.colour} />}
            {owned && <Taken view={view} seat={seat} colour={stone.colour} />}
            {owned && (
              <Past
                view={view}
                seat={seat}
                colour={stone.colour}
                glow={board.lit(`given.${seat}.${stone.colour}`)}
              />
            )}
          </span>
        ))}
      </div>
    </section>
  );
}

function withCount(words: string, count: number | undefined): string {
  return count === undefined ? words : `${words}, ${t("lost-code-possible", { count })}`;
}

interface Place {
  readonly view: State;
  readonly seat: number;
  readonly colour: Colour;
}

/** What giving up a stone is worth to the final answer, where the table agreed on so much help. */
function Worth({ board, colour }: { readonly board: BoardProps; readonly colour: Colour }) {
  const worth = exchanges(board);
  const points = worth.get(colour);
  if (points === undefined) return null;
  const best = worth.keys().next().value === colour;
  return (
    <span
      class={best ? "lc-worth lc-worth-best" : "lc-worth"}
      role="img"
      aria-label={t("lost-code-exchange-worth", {
        colour,
        points: signed(points),
        best: best ? "yes" : "no",
      })}
    >
      {best && "★"}
      {signed(points)}
    </span>
  );
}

interface RackHeadProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly name: string;
}

function RackHead({ board, view, seat, name }: RackHeadProps) {
  const owned = seat < view.seats;
  return (
    <header class="lc-rack-head">
      {owned && (
        <span class={`lc-dot lc-seat-${seat}`} aria-hidden="true">
          {tokenSign(board.names, seat)}
        </span>
      )}
      <h2>{seat === board.me ? t("house-you") : name}</h2>
      {owned && <span class="lc-spaces">{view.spaces[seat]}</span>}
      {owned && view.cursed === seat && (
        <span class="lc-cursed">
          <Skull /> <span class="lc-aside">{t("lost-code-cursed")}</span>
        </span>
      )}
      {owned && <Said view={view} seat={seat} />}
    </header>
  );
}

/** The estimate of this round, and how it was answered. */
function Said({ view, seat }: { readonly view: State; readonly seat: number }) {
  if (view.phase === "writing")
    return view.sheets[seat] ? (
      <span class="lc-said">
        ✎ <span class="lc-aside">{t("lost-code-wrote")}</span>
      </span>
    ) : null;
  const mark = view.rounds.at(-1)?.marks[seat];
  if (!mark || (view.phase !== "estimating" && mark.verdict === null)) return null;
  const verdict = mark.verdict;
  return (
    <span class={`lc-said${verdict ? ` lc-said-${verdict}` : ""}`}>
      {rangeWords(mark.disk, mark.start)}
      {verdict && (
        <>
          {" "}
          <span aria-hidden="true">{SIGNS[verdict]}</span>{" "}
          <span class="lc-aside">{t(`lost-code-verdict-${verdict}`)}</span>
        </>
      )}
    </span>
  );
}

/** The numbers given up from this place. */
function Past({ view, seat, colour, glow }: Place & { readonly glow: Glow }) {
  const given = (view.discards[seat] ?? []).filter((stone) => stone.colour === colour);
  if (given.length === 0) return null;
  return (
    <span class={classes("lc-past", glow)}>
      {given.map((stone) => (
        <span
          key={stone.number}
          class={`lc-gone lc-${colour}`}
          role="img"
          aria-label={`${t("lost-code-gave-up")} ${stoneWords(stone)}`}
        >
          {stone.number}
        </span>
      ))}
    </span>
  );
}

/** The token taken for this colour; what was written is its owner's to know, and stands on the sheet. */
function Taken({ view, seat, colour }: Place) {
  const token = (view.shortcuts[seat] ?? []).find((one) => one.colour === colour);
  if (!token) return null;
  const words = t("lost-code-took", {
    colour,
    numbers: token.written.t === "noted" ? token.written.numbers.join(" ") : "unread",
  });
  return (
    <span class="lc-taken" role="img" aria-label={words} title={words}>
      ×2
    </span>
  );
}
