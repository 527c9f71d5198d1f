/** How much of the track is drawn. */

export const ACROSS = 12;
/** The space where the skull waits (R12). */
export const SKULL = 7;

/** Which rows are shown: from the last token's to the first's, and the skull's while it waits. */
export function rowsShown(
  spaces: readonly number[],
  skullWaits: boolean,
): readonly [first: number, last: number] {
  const behind = skullWaits ? 0 : Math.max(0, Math.min(...spaces));
  const ahead = Math.max(...spaces, skullWaits ? SKULL : 0);
  return [Math.floor(behind / ACROSS), Math.floor(Math.max(0, ahead + 1) / ACROSS)];
}
