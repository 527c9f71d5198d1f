/** The lower half: my row, the tile I drew, and the one thing I have to decide now. */

import { useState } from "preact/hooks";
import type { State } from "@house/generated/vinci";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { Pencil } from "@house/parts/icons";
import type { BoardProps } from "@house/room";
import { useNamed } from "@house/why/named";
import { Arrange } from "./Arrange";
import type { Aim } from "./aim";
import { Choose } from "./Choose";
import { readNote, tileKey } from "./note";
import type { Offered } from "./offered";
import { Pad } from "./Pad";
import { DrawPiles } from "./Piles";
import { Places } from "./Places";
import { allFaces, Row } from "./Row";
import { TilePiece } from "./Tile";
import { thingOf } from "./why";
import { letter, tileWords } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly offered: Offered;
  readonly aim: Aim;
}

export function Dock(props: Props) {
  const { board, view, seat, offered, aim } = props;
  const [stopping, setStopping] = useState(false);
  const stops = offered.stops.filter((place): place is number => place !== null);
  const choosing = offered.places.length > 0 ? offered.places : stopping && stops.length > 1 ? stops : [];
  const stop = (): void => {
    if (offered.stops.length === 0 || board.busy) return;
    if (stops.length > 1) setStopping(true);
    else board.act({ t: "stop", place: offered.stops[0] ?? null });
  };
  const put = (place: number): void => {
    setStopping(false);
    board.act({ t: offered.places.length > 0 ? "place" : "stop", place });
  };
  useKeys(offered.stops.length > 0 ? { s: stop } : {});

  if (view.phase === "choosing") {
    return (
      <div class={offered.counts.length > 0 ? "dock dock-turn" : "dock"}>
        <Choose board={board} view={view} seat={seat} counts={offered.counts} />
      </div>
    );
  }
  if (offered.rows.length > 0) {
    return (
      <div class="dock">
        <Arrange
          rows={offered.rows}
          busy={board.busy}
          onArrange={(row) => board.act({ t: "arrange", row })}
        />
      </div>
    );
  }
  const drawn = view.turn === seat ? view.drawn : null;
  return (
    <div class={board.toAct.includes(seat) ? "dock dock-turn" : "dock"}>
      <div class="mine">
        {choosing.length > 0 ? (
          <Places board={board} view={view} seat={seat} places={choosing} onPlace={put} />
        ) : (
          <Row
            board={board}
            view={view}
            seat={seat}
            selected={null}
            isPickable={(place) => offered.own.includes(place) && !board.busy}
            onPick={(_seat, place) => board.act({ t: "lay_open", place })}
          />
        )}
        {drawn && (
          <div class="drawn drawn-mine">
            <TilePiece
              tile={drawn}
              label={t("vinci-drawn-label", { tile: tileWords(drawn) })}
              glow={board.lit(tileKey(view, seat, view.rows[seat]?.length ?? 0))}
            />
            <span class="drawn-word" aria-hidden="true">
              {t("vinci-drawn")}
            </span>
          </div>
        )}
      </div>
      {!board.still && view.phase !== "over" && (
        <Panel {...props} choosing={choosing.length > 0} onStop={stop} />
      )}
      {aim.typed && (
        <p class="typed" role="status">
          {t("vinci-typed", { typed: aim.typed })}
        </p>
      )}
    </div>
  );
}

interface PanelProps extends Props {
  readonly choosing: boolean;
  onStop(): void;
}

/** What there is to do, in the same place every time. */
function Panel({ board, view, offered, aim, choosing, onStop }: PanelProps) {
  const attacking = offered.spots.length > 0;
  const drawing = offered.colours.length > 0 && !aim.selected;
  const note = aim.selected ? readNote(board.notes[aim.selected.key]) : null;
  const named = useNamed(board);
  return (
    <div class="panel-now">
      <div class="ask-line">
        <p class="ask">{askWords(board, offered, aim, choosing)}</p>
        {attacking && !choosing && (
          <button
            type="button"
            class="button pencil"
            aria-pressed={aim.pencil}
            aria-label={t("vinci-pencil")}
            title={t("vinci-pencil")}
            onClick={() => aim.setPencil(!aim.pencil)}
          >
            <Pencil />
          </button>
        )}
        {aim.selected && !attacking && (
          <button type="button" class="button noted" onClick={aim.forget}>
            {t("vinci-note-done")}
          </button>
        )}
        {offered.stops.length > 0 && !choosing && (
          <button type="button" class="button button-main stop" disabled={board.busy} onClick={onStop}>
            {t("vinci-stop")}
          </button>
        )}
      </div>
      {drawing ? (
        <DrawPiles view={view} offered={offered.colours} busy={board.busy} onDraw={aim.draw} />
      ) : (
        !choosing &&
        offered.own.length === 0 && (
          <Pad
            faces={allFaces(view)}
            purpose={aim.pencil ? "note" : "guess"}
            enabled={aim.selected !== null && !board.busy}
            denied={aim.selected?.standing.denied ?? []}
            struck={note?.struck ?? []}
            doubted={aim.doubted}
            odds={aim.selected ? board.assist?.odds[aim.selected.key] : undefined}
            asks={named ? { board, topic: aim.selected && thingOf(board, view, aim.selected.key) } : null}
            onFace={aim.face}
          />
        )
      )}
    </div>
  );
}

/** The one sentence that says what to do. */
function askWords(board: BoardProps, offered: Offered, aim: Aim, choosing: boolean): string {
  const aimed = aim.selected && {
    name: board.names[aim.selected.seat] ?? "?",
    letter: letter(aim.selected.place),
  };
  if (choosing) return t("vinci-ask-place");
  if (offered.own.length > 0) return t("vinci-ask-lay-open");
  if (aimed) return t(aim.pencil ? "vinci-ask-strike" : "vinci-ask-number", aimed);
  if (offered.colours.length > 0) return t("vinci-ask-draw");
  if (offered.stops.length > 0) return t("vinci-ask-go-on");
  if (offered.spots.length > 0) return t(aim.pencil ? "vinci-ask-tile-note" : "vinci-ask-tile");
  return t("vinci-ask-meanwhile");
}
