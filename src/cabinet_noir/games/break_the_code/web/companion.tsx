/** Beside the real box of Break the Code: own tiles, what was asked and answered, and the paper pad. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { CompanionParts, CompanionProps } from "@house/box/companion";
import type { Entered, Heard, State, Tile, Tried } from "@house/generated/break-the-code";
import type { Given } from "@house/generated/types";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { SmallTile } from "@house/table/small-tile";
import { QuestionSign } from "./Card";
import { EnterAnswer } from "./EnterAnswer";
import { EnterTiles } from "./EnterTiles";
import { Lights } from "./Lights";
import { Notes } from "./Notes";
import { TilePiece } from "./Tile";
import { questionWords, standingWords, tileWords } from "./words";
import "./pieces.css";
import "./board.css";
import "./low.css"; // with what it bends, in this order: else the board's own sheets part
import "./companion.css";

const SEATS = [2, 3, 4] as const;

function Sheet(props: CompanionProps) {
  const entered = props.entered as Entered | null;
  if (entered === null)
    return (
      <section class="panel box-part">
        <Choose
          legend={t("box-players")}
          name="seats"
          among={SEATS.map((value) => ({ value, words: String(value) }))}
          chosen={null}
          onChoose={(seats) => props.enter({ seats, own: [], told: [] } satisfies Entered)}
        />
        <p class="muted">{t("break-the-code-companion-begin")}</p>
      </section>
    );
  const view = laidOut(props.blanks[entered.seats] as State, entered);
  return (
    <div class="box-beside">
      <div>
        <OwnTiles props={props} entered={entered} view={view} />
        <Answers props={props} entered={entered} view={view} />
      </div>
      <Notes {...props.board(view)} />
    </div>
  );
}

/** The table as it was entered: a blank one with my own tiles. What was answered stands beside the pad already. */
function laidOut(blank: State, entered: Entered): State {
  const own = entered.own ?? [];
  const mine = own.length === blank.hands[0]?.length ? own : blank.hands[0]!;
  return { ...blank, hands: [mine, ...blank.hands.slice(1)] };
}

function asked({ seat, question, said }: Heard): State["asked"][number] {
  return { seat, question: { card: question.card, choice: question.choice ?? null }, said };
}

interface PartProps {
  readonly props: CompanionProps;
  readonly entered: Entered;
  readonly view: State;
}

function OwnTiles({ props, entered, view }: PartProps) {
  const own = entered.own ?? [];
  const size = view.hands[0]?.length ?? 0;
  const [open, setOpen] = useState(own.length < size);
  const tiles = view.hands[0]!;
  return (
    <section class="panel box-part">
      <h2>{t("break-the-code-companion-own")}</h2>
      <div class="btc-ledge btc-code">
        {tiles.map((tile, place) => (
          <TilePiece
            key={place}
            tile={own[place] ?? tile}
            place={place}
            label={standingWords(own[place] ?? tile, place)}
          />
        ))}
      </div>
      {open ? (
        <EnterTiles
          view={view}
          size={size}
          chosen={own}
          onDone={(tiles: readonly Tile[]) => {
            props.enter({ ...entered, own: tiles });
            setOpen(tiles.length < size);
          }}
        />
      ) : (
        <p class="buttons">
          <button type="button" class="button button-quiet" onClick={() => setOpen(true)}>
            {t("box-change")}
          </button>
        </p>
      )}
    </section>
  );
}

function Answers({ props, entered, view }: PartProps) {
  const [editing, setEditing] = useState<number | null>(null);
  const [guessing, setGuessing] = useState(false);
  const told = entered.told ?? [];
  const clash = props.checked?.clash?.clues.map(({ seq }) => seq) ?? [];
  const put = (at: number, one: Heard | Tried | null): void => {
    const rest = one ? [...told.slice(0, at), one, ...told.slice(at + 1)] : told.toSpliced(at, 1);
    props.enter({ ...entered, told: rest });
    setEditing(null);
    setGuessing(false);
  };
  return (
    <section class="panel box-part">
      <h2>{t("break-the-code-companion-answers")}</h2>
      <p class="buttons">
        <button type="button" class="button button-main" onClick={() => setEditing(told.length)}>
          {t("break-the-code-companion-add")}
        </button>
        <button type="button" class="button button-quiet" onClick={() => setGuessing(true)}>
          {t("break-the-code-companion-guess")}
        </button>
      </p>
      <ol class="box-told">
        {told.map((one, at) => (
          <li key={at} class={clash.includes(at + 1) ? "box-clashing" : undefined} data-told={at}>
            {one.t === "heard" ? (
              <OneAnswer heard={one} view={view} names={props.names} />
            ) : (
              <OneGuess tried={one} />
            )}
            <p class="buttons">
              {one.t === "heard" && (
                <button type="button" class="button button-quiet" onClick={() => setEditing(at)}>
                  {t("box-change")}
                </button>
              )}
              <button type="button" class="button button-quiet" onClick={() => put(at, null)}>
                {t("box-strike")}
              </button>
            </p>
          </li>
        ))}
      </ol>
      {editing !== null && (
        <EnterAnswer
          view={view}
          names={props.names}
          before={(told[editing] as Heard | undefined) ?? null}
          onDone={(one) => put(editing, one)}
          onClose={() => setEditing(null)}
        />
      )}
      {guessing && (
        <EnterGuess
          view={view}
          onDone={(code) => put(told.length, { t: "tried", seat: 0, code, right: false })}
          onClose={() => setGuessing(false)}
        />
      )}
    </section>
  );
}

/** A code I named that was not it. */
function OneGuess({ tried }: { readonly tried: Tried }) {
  return (
    <div class="box-told-words btc-heard">
      <p>{t("break-the-code-companion-guess")}</p>
      <p>
        {tried.code.map((tile, place) => (
          <SmallTile key={place} colour={tile.colour} face={tile.number} label={tileWords(tile)} />
        ))}
      </p>
    </div>
  );
}

interface GuessProps {
  readonly view: State;
  onDone(code: readonly Tile[]): void;
  onClose(): void;
}

function EnterGuess({ view, onDone, onClose }: GuessProps) {
  const [code, setCode] = useState<readonly Tile[]>([]);
  const size = view.centre.length || (view.hands[1]?.length ?? 0);
  return (
    <Dialog title={t("break-the-code-companion-guess")} onClose={onClose}>
      <div class="form">
        <EnterTiles view={view} size={size} chosen={code} onDone={setCode} />
        <p class="buttons">
          <button
            type="button"
            class="button button-main"
            disabled={code.length < size}
            onClick={() => onDone(code)}
          >
            {t("box-done")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

interface OneProps {
  readonly heard: Heard;
  readonly view: State;
  readonly names: readonly string[];
}

function OneAnswer({ heard, view, names }: OneProps) {
  const { question, said } = asked(heard);
  return (
    <div class="box-told-words btc-heard">
      <p>
        <QuestionSign question={question} /> {questionWords(question)}
      </p>
      {said.map(({ seat, answer }) => (
        <p key={seat}>
          <strong>{names[seat]}</strong> <Lights answer={answer} places={view.hands[seat]?.length ?? 0} />
        </p>
      ))}
    </div>
  );
}

/** What is left without an answer: the entry after the deal that told it, and of it the seat that spoke. */
function without(entered: unknown, { seq, at = [] }: Given): object | null {
  const sheet = entered as Entered;
  const told = sheet.told ?? [];
  const one = told[seq - 1];
  if (!one) return null;
  if (one.t !== "heard") return { ...sheet, told: told.toSpliced(seq - 1, 1) };
  const said = one.said.filter(({ seat }) => !at.includes(String(seat)));
  return {
    ...sheet,
    told: told.with(seq - 1, { ...one, said }).filter((each) => each.t !== "heard" || each.said.length),
  };
}

export const companion: CompanionParts = {
  Sheet,
  without,
  left: (count) => t("break-the-code-companion-left", { count }),
  looked: true,
  named: true,
};
