/** What I am pointing at: the tile, the pencil, the number being typed. Nothing leaves the page until I name it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Standing, State } from "@house/generated/vinci";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { notify } from "@house/speech";
import { readNote, tileKey, toggle, writeNote } from "./note";
import { type Colour, type Face, isOffered, type Offered } from "./offered";
import { allFaces } from "./Row";
import { faceWords } from "./words";

interface Target {
  readonly key: string;
  readonly seat: number;
  readonly place: number;
  readonly standing: Standing;
}

export interface Aim {
  readonly selected: Target | null;
  /** Does the pad take notes, rather than name tiles? */
  readonly pencil: boolean;
  /** Digits typed so far. */
  readonly typed: string;
  /** A denied face that was tapped once: the second tap names it all the same. */
  readonly doubted: Face | null;
  pick(seat: number, place: number, born: number): void;
  setPencil(on: boolean): void;
  face(face: Face): void;
  draw(colour: Colour): void;
  forget(): void;
}

export function useAim(board: BoardProps, view: State, offered: Offered): Aim {
  const [key, setKey] = useState<string | null>(null);
  const [wantsPencil, setPencil] = useState(false);
  const [doubted, setDoubted] = useState<Face | null>(null);
  const selected = targetOf(view, board.me, key);
  const mayGuess = selected !== null && isOffered(offered, selected.seat, selected.place);
  const attacking = offered.spots.length > 0;
  const pencil = wantsPencil || !attacking;
  const [typed, setTyped] = useTyped(`${key} ${pencil} ${view.turn}`);

  // A turn that comes while I am noting must not turn the pad under my finger into a weapon.
  useEffect(() => {
    if (attacking && key !== null) setPencil(true);
  }, [attacking]);
  useEffect(() => {
    setDoubted(null);
  }, [key, pencil, view.turn]);

  const forget = (): void => {
    setKey(null);
    setTyped(() => "");
    setDoubted(null);
  };
  const strike = (target: Target, face: Face): void =>
    board.note(target.key, writeNote(toggle(readNote(board.notes[target.key]), face)));

  const face = (named: Face): void => {
    setTyped(() => "");
    if (!selected || board.busy) return;
    if (pencil) {
      strike(selected, named);
      return;
    }
    if (!mayGuess || !offered.faces.includes(named)) return;
    if (selected.standing.denied.includes(named) && doubted !== named) {
      setDoubted(named);
      notify(t("vinci-denied-twice", { face: faceWords(named) }));
      return;
    }
    board.act({ t: "guess", at: { seat: selected.seat, place: selected.place }, face: named });
    forget();
  };
  const draw = (colour: Colour): void => {
    if (board.busy || !offered.colours.includes(colour)) return;
    forget();
    setPencil(false);
    board.act({ t: "draw", colour });
  };
  const pick = (seat: number, _place: number, born: number): void => {
    const wanted = tileKey(view, seat, born);
    setKey(wanted === key ? null : wanted);
  };

  const move = (across: number, down: number): void => {
    const next = neighbour(across, down);
    if (next) {
      next.focus();
      setKey(next.dataset.tile ?? null);
    }
  };
  const type = (digit: string): void => {
    if (selected) setTyped((before) => (before + digit).slice(-2));
  };
  const nameTyped = (): void => {
    const digits = setTyped(() => "");
    if (digits !== "" && allFaces(view).includes(Number(digits))) face(Number(digits));
  };
  useKeys(
    board.still || board.me === null
      ? {}
      : {
          ArrowLeft: () => move(-1, 0),
          ArrowRight: () => move(1, 0),
          ArrowUp: () => move(0, -1),
          ArrowDown: () => move(0, 1),
          Escape: forget,
          p: () => setPencil(!wantsPencil),
          ...(selected ? digitKeys(type) : {}),
          ...(selected && view.options.jokers ? { "-": () => face("-"), j: () => face("-") } : {}),
          ...(typed
            ? {
                Enter: nameTyped,
                Backspace: () => {
                  setTyped((before) => before.slice(0, -1));
                },
              }
            : {}),
          ...(offered.colours.length > 0
            ? { [t("vinci-key-black")]: () => draw("black"), [t("vinci-key-white")]: () => draw("white") }
            : {}),
        },
  );
  return { selected, pencil, typed, doubted, pick, setPencil, face, draw, forget };
}

/**
 * The digits typed about one thing: about another there are none. A change is made at once, drawn or not, so that two
 * keys in quick succession are two digits; it returns what was there before.
 */
function useTyped(about: string): [string, (change: (before: string) => string) => string] {
  const now = useRef({ about, digits: "" });
  const [, draw] = useState(now.current);
  const digits = now.current.about === about ? now.current.digits : "";
  const set = (change: (before: string) => string): string => {
    const before = now.current.about === about ? now.current.digits : "";
    now.current = { about, digits: change(before) };
    draw(now.current);
    return before;
  };
  return [digits, set];
}

function digitKeys(type: (digit: string) => void): Record<string, () => void> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [String(digit), () => type(String(digit))]),
  );
}

/** Return the tile a note or a guess is about, as long as it keeps its secret. */
function targetOf(view: State, me: number | null, key: string | null): Target | null {
  if (key === null) return null;
  for (const [seat, row] of view.rows.entries()) {
    if (seat === me) continue;
    const place = row.findIndex((standing) => tileKey(view, seat, standing.born) === key);
    const standing = row[place];
    if (standing && standing.tile.t === "face_down") return { key, seat, place, standing };
  }
  return null;
}

/** Return the tile beside, above or below the one that has the focus, among those that can be picked. */
function neighbour(across: number, down: number): HTMLElement | undefined {
  const tiles = [...document.querySelectorAll<HTMLElement>(".vinci .rows button[data-tile]")];
  const now = tiles.findIndex(
    (tile) => tile === document.activeElement || tile.getAttribute("aria-pressed") === "true",
  );
  if (now < 0) return tiles[0];
  if (across !== 0) return tiles[(now + across + tiles.length) % tiles.length];
  const here = tiles[now]!.getBoundingClientRect();
  const beyond = tiles.filter((tile) => (tile.getBoundingClientRect().top - here.top) * down > 4);
  const distance = (tile: HTMLElement): number => {
    const box = tile.getBoundingClientRect();
    return Math.abs(box.top - here.top) * 10 + Math.abs(box.left - here.left);
  };
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}
