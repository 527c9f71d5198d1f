/** How many worlds were left after each entry, as a line to be drawn: down by powers of ten. */

export interface Curve {
  /** The line in pieces: where nothing was counted it is broken. */
  readonly lines: readonly string[];
  /** The powers of ten to be ruled, each at its height. */
  readonly rules: readonly { readonly worlds: number; readonly y: number }[];
  x(seq: number): number;
  y(worlds: number): number;
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Worlds = readonly (number | null)[];

const MOST_RULES = 5;

export function curveOf(worlds: Worlds, { left, right, top, bottom }: Frame): Curve {
  const powers = Math.max(1, Math.ceil(Math.log10(Math.max(1, ...worlds.map((count) => count ?? 1)))));
  const x = (seq: number): number => left + ((right - left) * seq) / Math.max(1, worlds.length - 1);
  const y = (count: number): number => bottom - ((bottom - top) * Math.log10(Math.max(1, count))) / powers;
  const step = Math.ceil(powers / MOST_RULES);
  const rules = Array.from({ length: Math.floor(powers / step) + 1 }, (_, n) => 10 ** (n * step));
  return {
    lines: pieces(worlds).map((piece) => piece.map(([seq, count]) => `${x(seq)},${y(count)}`).join(" ")),
    rules: rules.map((count) => ({ worlds: count, y: y(count) })),
    x,
    y,
  };
}

/** Return the runs of entries after which something was counted. */
function pieces(worlds: Worlds): readonly (readonly (readonly [seq: number, count: number])[])[] {
  const found: (readonly [number, number])[][] = [[]];
  worlds.forEach((count, seq) => {
    if (count === null) found.push([]);
    else found.at(-1)!.push([seq, count]);
  });
  return found.filter((piece) => piece.length > 0);
}

/** Return the first and the last number of worlds that was counted; null where none ever was. */
export function ends(worlds: Worlds): readonly [first: number, last: number] | null {
  const counted = worlds.filter((count) => count !== null);
  return counted.length === 0 ? null : [counted[0]!, counted.at(-1)!];
}

/** Return how many worlds were left after an entry, or after the last one before it that counted any. */
export function leftAt(worlds: Worlds, seq: number): number | null {
  return worlds.slice(0, seq + 1).findLast((count) => count !== null) ?? null;
}
