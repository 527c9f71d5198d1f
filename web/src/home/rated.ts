/** What a rated table may be offered: the house says which values, this knows nothing of why. */

import type { GameInfo, OptionInfo } from "@house/generated/types";

/** May an option have this value at a rated table? */
export function isRated(option: OptionInfo, value: unknown): boolean {
  return option.rated.some((one) => JSON.stringify(one) === JSON.stringify(value)); // a list has no identity
}

/** Is there nothing to choose at a rated table? */
export function isFixed(option: OptionInfo): boolean {
  return option.rated.length === 1;
}

/** The options as they were chosen, but for those that keep a table from being rated: they are as in the box. */
export function asInTheBox(
  game: GameInfo,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const value = (option: OptionInfo): unknown =>
    isRated(option, chosen[option.name]) ? chosen[option.name] : option.default;
  return Object.fromEntries(game.options.map((option) => [option.name, value(option)]));
}
