/** The note sheet, like the paper pad: twenty tiles to strike out, places for each screen, what each answered. */

import { useState } from "preact/hooks";
import type { State, Tile } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { language } from "@house/settings";
import { SmallTile } from "@house/table/small-tile";
import { WhyButton } from "@house/why/button";
import { WrongNotesButton } from "@house/why/wrong";
import { QuestionSign } from "./Card";
import { Lights } from "./Lights";
import { isWrong, namesOf, readMarks, TEXT_LENGTH, turnMark, writeMarks } from "./note";
import { allTiles, tileOf } from "./tiles";
import { noteWords, thingOf } from "./why";
import { letter, nameOf, questionWords, tileWords, toldBy } from "./words";
import "./pieces.css";
import "./notes.css";

export function Notes(board: BoardProps) {
  const view = board.view as State;
  return (
    <section class="btc-sheet" aria-label={t("break-the-code-notes")}>
      <WrongNotesButton board={board} words={(key) => noteWords(board, key)} />
      <h2>{t("break-the-code-notes")}</h2>
      <p class="muted">{t("break-the-code-notes-text")}</p>
      <Twenty board={board} view={view} />
      <p class="muted btc-legend">{t("break-the-code-notes-strike")}</p>
      {view.centre.length > 0 && (
        <Line
          board={board}
          view={view}
          name="centre"
          title={t("break-the-code-centre")}
          places={view.centre.length}
        />
      )}
      {view.hands.map(
        (hand, seat) =>
          seat !== board.me && (
            <div key={seat} class={classes("btc-of", board.lit(String(seat)))}>
              <Line
                board={board}
                view={view}
                name={String(seat)}
                title={board.names[seat] ?? "?"}
                places={hand.length}
              />
              <History view={view} seat={seat} name={board.names[seat] ?? "?"} />
            </div>
          ),
      )}
      {view.seats === 4 && board.me !== null && (
        <Own view={view} seat={board.me} name={board.names[board.me] ?? "?"} />
      )}
    </section>
  );
}

function Twenty({ board, view }: { readonly board: BoardProps; readonly view: State }) {
  const tiles: readonly Tile[] = allTiles(view);
  const names = namesOf(tiles.map(nameOf));
  const marks = readMarks(board.notes.tiles);
  const mine = namesOf(
    (view.hands[board.me ?? -1] ?? []).flatMap((tile) => (tile.t === "tile" ? [nameOf(tile)] : [])),
  );
  return (
    <div class="btc-grid btc-twenty" role="group" aria-label={t("break-the-code-notes-strike")}>
      {tiles.map((tile, index) => {
        const name = names[index]!;
        const mark = mine.includes(name) ? "seen" : (marks.get(name) ?? "none");
        const wrong = mark !== "seen" && isWrong(board, `tiles:${name}`);
        return (
          <button
            key={name}
            type="button"
            class={classes("btc-pick", `btc-${tile.colour}`, `btc-pick-${mark}`, wrong && "btc-pick-wrong")}
            data-note={name}
            disabled={mark === "seen" || board.still}
            onClick={() => board.note("tiles", writeMarks(turnMark(marks, name)))}
          >
            <span class="unseen">
              {tileWords(tile)}
              {t("break-the-code-notes-mark", { mark })}
              {wrong && ` ${t("break-the-code-notes-wrong")}`}
            </span>
            <span class="btc-mark" aria-hidden="true" />
            <span aria-hidden="true">{tile.number}</span>
          </button>
        );
      })}
    </div>
  );
}

interface LineProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly name: string;
  readonly title: string;
  readonly places: number;
}

/** The places of one screen, to be pencilled in; what cannot be is said where the table agreed on such help. */
function Line({ board, view, name, title, places }: LineProps) {
  return (
    <div class="btc-line">
      <h3>{title}</h3>
      <div class="btc-places">
        {Array.from({ length: places }, (_, place) => (
          <Place
            key={place}
            board={board}
            view={view}
            name={`${name}.${letter(place)}`}
            label={t("break-the-code-notes-place", { letter: letter(place), name: title })}
          />
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly board: BoardProps;
  readonly view: State;
  readonly name: string;
  readonly label: string;
}

/** One place. What is being written stays as it is, whatever arrives meanwhile, until it is done. */
function Place({ board, view, name, label }: PlaceProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const odds = board.assist?.odds[name];
  const text = draft ?? board.notes[name] ?? "";
  const wrong = draft === null && isWrong(board, name);
  const topic = thingOf(board, view, name);
  return (
    <div class={wrong ? "btc-place btc-place-wrong" : "btc-place"}>
      <label>
        <span>{name.slice(-1)}</span>
        <input
          value={text}
          maxLength={TEXT_LENGTH}
          disabled={board.still}
          data-place={name}
          autocomplete="off"
          aria-label={label}
          aria-invalid={wrong ? "true" : undefined}
          title={wrong ? t("break-the-code-notes-impossible", { text }) : undefined}
          onInput={(event) => setDraft(event.currentTarget.value)}
          onChange={(event) => {
            board.note(name, event.currentTarget.value.trim());
            setDraft(null);
          }}
        />
      </label>
      {odds && topic && (
        <WhyButton why={board.why} topic={topic} about={label} looks="btc-odds">
          <Likeliest odds={odds} />
        </WhyButton>
      )}
    </div>
  );
}

/** The likeliest tile, drawn, and how likely it is where that is in doubt. */
function Likeliest({ odds }: { readonly odds: Readonly<Record<string, number>> }) {
  const ranked = Object.entries(odds).sort(([, a], [, b]) => b - a);
  const [name, chance] = ranked[0] ?? ["", 0];
  const tile = tileOf(name);
  if (!tile) return null;
  return (
    <span>
      <SmallTile colour={tile.colour} face={tile.number} label={tileWords(tile)} />
      {ranked.length > 1 && ` ${percent(chance)}`}
    </span>
  );
}

function percent(chance: number): string {
  return chance.toLocaleString(language.value, { style: "percent" });
}

interface HistoryProps {
  readonly view: State;
  readonly seat: number;
  readonly name: string;
}

function History({ view, seat, name }: HistoryProps) {
  const told = toldBy(view, seat);
  if (told.length === 0) return null;
  return (
    <ul class="btc-history" aria-label={t("break-the-code-answers-of", { name })}>
      {told.map(({ question, answer }, index) => (
        <li key={index}>
          <QuestionSign question={question} />
          <span class="btc-asked">{questionWords(question)}</span>
          <Lights answer={answer} places={view.hands[seat]?.length ?? 0} />
        </li>
      ))}
    </ul>
  );
}

/** Four players: what the others have heard from me. */
function Own({ view, seat, name }: HistoryProps) {
  return (
    <div class="btc-of">
      <h3>
        {name} ({t("house-you")})
      </h3>
      <History view={view} seat={seat} name={name} />
    </div>
  );
}
