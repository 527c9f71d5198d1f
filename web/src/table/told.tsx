/** A sentence of the course of the game, with the tiles it speaks of drawn in it. */

import type { Line } from "@house/generated/types";
import { knows, say, t } from "@house/language";
import { SmallTile } from "@house/table/small-tile";

interface Props {
  readonly line: Line;
  readonly names: readonly string[];
  readonly me: number | null;
}

export function Told({ line, names, me }: Props) {
  const words = say(line, names, me);
  const tile = tileIn(line);
  const at = tile ? words.indexOf(tile.words) : -1;
  if (!tile || at < 0) return <Marked words={words} room={roomOf(line)} />;
  return (
    <>
      {words.slice(0, at)}
      <SmallTile colour={tile.colour} face={tile.face} label={tile.words} />
      {words.slice(at + tile.words.length)}
    </>
  );
}

/** Whose line it is: the room's name comes before what kind of line it is. */
function roomOf({ id }: Pick<Line, "id">): string {
  return id.split(/-(?:told|why|claim|about)(?:-|$)/)[0]!;
}

const MARKED = /([●○▲]\d|[0-9A-Z]+-[0-9A-Z]+)/;
const COLOURS: Record<string, string> = { "●": "black", "○": "white", "▲": "green" };

/**
 * Words in which tiles are written by their marks, "●3 ○8": each is drawn, and named to whoever listens. A code, such
 * as a quest's, is not broken at its hyphen.
 */
function Marked({ words, room }: { readonly words: string; readonly room: string }) {
  const parts = words.split(MARKED);
  if (parts.length === 1) return <>{words}</>;
  return (
    <>
      {parts.map((part, index) => {
        if (index % 2 === 0) return part;
        const colour = COLOURS[part[0]!];
        if (colour === undefined)
          return (
            <span key={index} class="unbroken">
              {part}
            </span>
          );
        const number = part.slice(1);
        return (
          <SmallTile
            key={index}
            colour={colour}
            face={number}
            label={t(`${room}-tile`, { colour, number })}
          />
        );
      })}
    </>
  );
}

/**
 * Return the tile a line speaks of, and what it is called in the sentence: a line with `colour` and `face` is about
 * one, and the room's message `<room>-tile` names it. One that lies face down is only words.
 */
function tileIn({ id, args }: Line): { colour: string; face: string; words: string } | null {
  const { colour, face } = args ?? {};
  const name = `${roomOf({ id })}-tile`;
  if (colour === undefined || face === undefined || face === "hidden" || !knows(name)) return null;
  return {
    colour: String(colour),
    face: face === "joker" ? "–" : String(face),
    words: t(name, { colour, face }),
  };
}
