/** The note sheet: every hidden tile of the others, what my pencil has left, and a few words. Kept on the server. */

import { useState } from "preact/hooks";
import type { Standing, State } from "@house/generated/vinci";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { SmallTile } from "@house/table/small-tile";
import { useNamed } from "@house/why/named";
import { WrongNotesButton } from "@house/why/wrong";
import { left, readNote, TEXT_LENGTH, tileKey, toggle, writeNote } from "./note";
import { Pad } from "./Pad";
import { allFaces } from "./Row";
import { thingOf, tileTitle } from "./why";
import { letter, sign, tileWords } from "./words";
import "./notes.css";

export function Notes(board: BoardProps) {
  const view = board.view as State;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section class="notes" aria-label={t("vinci-notes")}>
      <WrongNotesButton board={board} words={(key) => tileTitle(board, view, key)} />
      <h2>{t("vinci-notes")}</h2>
      <p class="muted">{t("vinci-notes-text")}</p>
      {view.rows.map(
        (row, seat) =>
          seat !== board.me && (
            <div key={seat} class="notes-of">
              <h3>{board.names[seat]}</h3>
              {row.length === 0 && <p class="muted">{t("vinci-notes-later")}</p>}
              {row.length > 0 && row.every((standing) => standing.tile.t === "tile") && (
                <p class="muted">{t("vinci-notes-nothing")}</p>
              )}
              <ul class="notes-list">
                {row.map((standing, place) => {
                  const key = tileKey(view, seat, standing.born);
                  if (standing.tile.t === "tile") {
                    return (
                      <KeptNote
                        key={key}
                        note={board.notes[key]}
                        view={view}
                        standing={standing}
                        place={place}
                      />
                    );
                  }
                  return (
                    <NoteLine
                      key={key}
                      id={key}
                      board={board}
                      view={view}
                      standing={standing}
                      place={place}
                      open={open === key}
                      onOpen={() => setOpen(open === key ? null : key)}
                    />
                  );
                })}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

interface KeptProps {
  readonly note: string | undefined;
  readonly view: State;
  readonly standing: Standing;
  readonly place: number;
}

/** What I had noted about a tile that is known now: kept, so that one sees how right one was. */
function KeptNote({ note: value, view, standing, place }: KeptProps) {
  const note = readNote(value);
  if (!value || standing.tile.t !== "tile") return null;
  const { colour, face } = standing.tile;
  return (
    <li class="note note-kept">
      <span class="note-head">
        <SmallTile colour={colour} face={sign(face)} label={tileWords(standing.tile)} />
        <span class="note-name">{t("vinci-note-tile", { letter: letter(place), colour })}</span>
        <span class="note-left">
          {note.struck.length > 0 &&
            left(allFaces(view), [...note.struck, ...standing.denied])
              .map(sign)
              .join(" ")}
        </span>
        {note.text && <span class="note-text">{note.text}</span>}
      </span>
    </li>
  );
}

interface LineProps {
  readonly id: string;
  readonly board: BoardProps;
  readonly view: State;
  readonly standing: Standing;
  readonly place: number;
  readonly open: boolean;
  onOpen(): void;
}

function NoteLine({ id, board, view, standing, place, open, onOpen }: LineProps) {
  const note = readNote(board.notes[id]);
  const named = useNamed(board);
  const wrong = board.assist?.wrong.includes(id) ?? false;
  const faces = allFaces(view);
  const possible = left(faces, [...note.struck, ...standing.denied]);
  const save = (text: string): void => board.note(id, writeNote({ ...note, text }));
  return (
    <li class={classes("note", open && "note-open", wrong && "note-wrong", board.lit(id))}>
      <button type="button" class="note-head" aria-expanded={open} onClick={onOpen}>
        <SmallTile colour={standing.tile.colour} />
        <span class="note-name">
          {t("vinci-note-tile", { letter: letter(place), colour: standing.tile.colour })}
        </span>
        <span class="note-left">
          {possible.map(sign).join(" ")}
          {wrong && <span class="unseen">, {t("vinci-note-wrong")}</span>}
        </span>
        {note.text && <span class="note-text">{note.text}</span>}
      </button>
      {open && (
        <div class="note-body">
          <Pad
            faces={faces}
            purpose="note"
            enabled
            denied={standing.denied}
            struck={note.struck}
            doubted={null}
            odds={board.assist?.odds[id]}
            asks={named ? { board, topic: thingOf(board, view, id) } : null}
            onFace={(face) => board.note(id, writeNote(toggle(note, face)))}
          />
          <label class="field">
            <span>{t("vinci-note-words")}</span>
            <input
              value={note.text}
              maxLength={TEXT_LENGTH}
              onChange={(event) => save(event.currentTarget.value)}
            />
          </label>
        </div>
      )}
    </li>
  );
}
