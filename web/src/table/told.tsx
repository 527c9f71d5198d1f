/** A sentence of the course of the game, with the tile it speaks of drawn in it. */

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
  if (!tile || at < 0) return <>{words}</>;
  return (
    <>
      {words.slice(0, at)}
      <SmallTile colour={tile.colour} face={tile.face} label={tile.words} />
      {words.slice(at + tile.words.length)}
    </>
  );
}

/**
 * Return the tile a line speaks of, and what it is called in the sentence: a line with `colour` and `face` is about one,
 * and the room's message `<room>-tile` names it. One that lies face down is only words.
 */
function tileIn({ id, args }: Line): { colour: string; face: string; words: string } | null {
  const { colour, face } = args ?? {};
  const name = `${id.split("-told-")[0]}-tile`;
  if (colour === undefined || face === undefined || face === "hidden" || !knows(name)) return null;
  return {
    colour: String(colour),
    face: face === "joker" ? "–" : String(face),
    words: t(name, { colour, face }),
  };
}
