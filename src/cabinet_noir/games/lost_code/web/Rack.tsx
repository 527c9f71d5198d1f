/** A rack as it stands on the table, with what its owner has said, given up and taken. */

import type { Exchanged, State } from "@house/generated/lost-code";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Skull } from "./glyphs";
import { StonePiece } from "./Stone";
import { rangeWords, stoneKey, stoneWords, tokenSign, type Colour } from "./words";

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
  const name = owned ? board.names[seat] ?? "?" : t("lost-code-nobody") + free;
  const exchanged = (board.last?.events as readonly Exchanged[] | undefined)?.findLast((event) => event.t === "exchanged" && event.seat === seat);
  return (
    <section class={`lc-rack${mine ? " lc-rack-mine" : ""}${owned && board.toAct.includes(seat) ? " lc-rack-turn" : ""}${owned ? "" : " lc-rack-free"}`}
      aria-label={t("lost-code-rack", { me: mine ? "yes" : "no", name })}>
      <RackHead board={board} view={view} seat={seat} name={name} />
      <div class="lc-stones">
        {(view.racks[seat] ?? []).map((stone) => (
          <StonePiece key={stone.colour} stone={stone} fresh={exchanged?.old.colour === stone.colour}
            label={pickable.includes(stone.colour) ? t("lost-code-exchange", { colour: stone.colour }) : stoneWords(stone)}
            count={owned ? board.assist?.counts[stoneKey(view, seat, stone.colour)] : undefined}
            onPick={pickable.includes(stone.colour) && onPick ? () => onPick(stone.colour) : undefined} />
        ))}
      </div>
    </section>
  );
}

function RackHead({ board, view, seat, name }: { readonly board: BoardProps; readonly view: State; readonly seat: number; readonly name: string }) {
  const owned = seat < view.seats;
  return (
    <header class="lc-rack-head">
      {owned && <span class={`lc-dot lc-seat-${seat}`} aria-hidden="true">{tokenSign(board.names, seat)}</span>}
      <h2>{name}{seat === board.me && <span class="muted"> ({t("house-you")})</span>}</h2>
      {owned && <span class="lc-spaces">{view.spaces[seat]}</span>}
      {owned && view.cursed === seat && <span class="lc-cursed"><Skull /> {t("lost-code-cursed")}</span>}
      {owned && <Said view={view} seat={seat} />}
      {owned && <Kept view={view} seat={seat} />}
    </header>
  );
}

/** The estimate of this round, and how it was answered. */
function Said({ view, seat }: { readonly view: State; readonly seat: number }) {
  if (view.phase === "writing") return view.sheets[seat] ? <span class="lc-said">✎ {t("lost-code-wrote")}</span> : null;
  const mark = view.rounds.at(-1)?.marks[seat];
  if (!mark || (view.phase !== "estimating" && mark.verdict === null)) return null;
  const verdict = mark.verdict;
  return (
    <span class={`lc-said${verdict ? ` lc-said-${verdict}` : ""}`}>
      {rangeWords(mark.disk, mark.start)}{verdict && <> · {t(`lost-code-verdict-${verdict}`)}</>}
    </span>
  );
}

/** What lies open by a rack: stones given up, tokens taken. */
function Kept({ view, seat }: { readonly view: State; readonly seat: number }) {
  const given = view.discards[seat] ?? [];
  const taken = view.shortcuts[seat] ?? [];
  if (given.length === 0 && taken.length === 0) return null;
  return (
    <span class="lc-kept">
      {given.map((stone, at) => (
        <span key={at} class={`lc-chip lc-${stone.colour}`} role="img" aria-label={`${t("lost-code-gave-up")} ${stoneWords(stone)}`}>{stone.number}</span>
      ))}
      {taken.map((token) => {
        const numbers = token.written.t === "noted" ? token.written.numbers.join(" ") : "unread";
        const words = t("lost-code-took", { colour: token.colour, numbers });
        return <span key={token.colour} class={`lc-chip lc-chip-token lc-${token.colour}`} role="img" aria-label={words} title={words}>{numbers === "unread" ? "×2" : numbers}</span>;
      })}
    </span>
  );
}
