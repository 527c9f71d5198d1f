/** What stands behind a screen: who it is, the tiles or their backs, what it was asked last, the answer in lights. */

import type { State } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { QuestionSign } from "./Card";
import { Lights } from "./Lights";
import { isWrong } from "./note";
import { TilePiece } from "./Tile";
import { topicOf } from "./why";
import {
  type Answer,
  type AnyTile,
  answerWords,
  lampAt,
  lampGroups,
  letter,
  questionWords,
  standingWords,
  toldBy,
} from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
}

export function Rack({ board, view, seat }: Props) {
  const mine = seat === board.me;
  const told = toldBy(view, seat).at(-1);
  const onTurn = board.toAct.includes(seat);
  const standing = view.standing[seat];
  return (
    <section
      class={classes("btc-rack", mine && "btc-mine", onTurn && "btc-rack-turn", board.lit(String(seat)))}
      aria-label={
        mine ? t("break-the-code-your-rack") : t("break-the-code-rack", { name: board.names[seat] ?? "?" })
      }
    >
      <header class="btc-rack-head">
        <h2>
          {board.names[seat]}
          {mine && <span class="muted"> ({t("house-you")})</span>}
        </h2>
        {onTurn && <span class="tag tag-turn">{t("break-the-code-on-turn")}</span>}
        {standing === "found" && <span class="tag btc-found">{t("break-the-code-standing-found")}</span>}
        {standing === "out" && <span class="tag btc-out">{t("break-the-code-standing-out")}</span>}
        {told && (
          <span class="btc-said" title={questionWords(told.question)}>
            <QuestionSign question={told.question} />
            <span class="unseen">{questionWords(told.question)}</span>
            <Told answer={told.answer} />
          </span>
        )}
      </header>
      <Tiles
        board={board}
        view={view}
        name={String(seat)}
        tiles={view.hands[seat] ?? []}
        answer={told?.answer}
      />
    </section>
  );
}

export function Centre({ board, view }: Omit<Props, "seat">) {
  const shown = view.centre.some((tile) => tile.t === "tile");
  return (
    <section
      class={classes("btc-rack btc-centre", board.lit("centre"))}
      aria-label={t(shown ? "break-the-code-centre-shown" : "break-the-code-centre-hidden")}
    >
      <header class="btc-rack-head">
        <h2>{t("break-the-code-centre")}</h2>
      </header>
      <Tiles board={board} view={view} name="centre" tiles={view.centre} answer={undefined} />
    </section>
  );
}

/** An answer beside the name: a plate; where lamps under the tiles say it, only what they cannot show. */
function Told({ answer }: { readonly answer: Answer }) {
  if (answer.t === "amount" || answer.t === "yes_no") return <Lights answer={answer} places={0} />;
  const none = lampGroups(answer).length === 0;
  return (
    <>
      <span class="unseen">{answerWords(answer)}</span>
      {none && (
        <span class="btc-plate btc-plate-no" aria-hidden="true">
          –
        </span>
      )}
    </>
  );
}

interface TilesProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly name: string;
  readonly tiles: readonly AnyTile[];
  readonly answer: Answer | undefined;
}

function Tiles({ board, view, name, tiles, answer }: TilesProps) {
  const groups = lampGroups(answer);
  return (
    <div class="btc-ledge">
      {tiles.map((tile, place) => {
        const key = `${name}.${letter(place)}`;
        const count = board.assist?.counts[key];
        const foot = board.notes[key];
        const wrong = isWrong(board, key);
        const label = [
          standingWords(tile, place),
          wrong ? t("break-the-code-notes-impossible", { text: foot ?? "" }) : foot,
          count !== undefined && t("break-the-code-possible", { count }),
        ]
          .filter(Boolean)
          .join(", ");
        return (
          <TilePiece
            key={place}
            tile={tile}
            place={place}
            glow={board.lit(key)}
            onWhy={asking(board, view, key)}
            label={label}
            foot={foot}
            wrong={wrong}
            count={count}
            lamp={lampAt(groups, place)}
          />
        );
      })}
    </div>
  );
}

/** A hidden tile is tapped to have it explained; only where it is large enough for a finger: else the sheet has it. */
function asking({ why, ...board }: BoardProps, view: State, name: string): (() => void) | undefined {
  const topic = view.seats === 2 && why ? topicOf({ why, ...board }, view, name) : null;
  return topic && why ? () => why(topic) : undefined;
}
