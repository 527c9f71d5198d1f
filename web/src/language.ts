/** The page's words: Fluent bundles of the house and of every room, loaded for one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Line } from "@house/generated/types";
import { ROOMS } from "@house/rooms";
import { language, type Language } from "@house/settings";

export type Args = Record<string, FluentVariable>;

const SOURCES = import.meta.glob<string>(
  ["../../src/cabinet_noir/texts/*.ftl", "../../src/cabinet_noir/games/[a-z]*/text.*.ftl"],
  { query: "?raw", import: "default" },
);

const bundle = signal<FluentBundle | null>(null);

/** Load the words of a language, then show them all at once. */
export async function speak(wanted: Language): Promise<void> {
  const paths = Object.keys(SOURCES).filter((path) => path.endsWith(`.${wanted}.ftl`) && isWanted(path));
  const texts = await Promise.all(paths.map((path) => SOURCES[path]!()));
  bundle.value = bundleOf(wanted, texts);
  language.value = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** The house's words, and those of the rooms that have a page. */
function isWanted(path: string): boolean {
  const room = /\/games\/([^/]+)\//.exec(path);
  return room === null || ROOMS.has(room[1]!.replaceAll("_", "-")); // a folder is named by its room's key
}

export function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Does this message exist? */
export function knows(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** Return a message in the reader's language. */
export function t(id: string, args?: Args): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return id;
  return bundle.value!.formatPattern(message.value, args ?? null, []);
}

/**
 * Return a line's arguments as the texts want them: a seat's number becomes its name, with `<arg>_me` saying whether it
 * is the reader. A joker's dash cannot be the name of a variant, so it is called "joker".
 */
export function spoken(args: Line["args"], names: readonly string[], me: number | null): Args {
  const made: Args = {};
  for (const [key, value] of Object.entries(args ?? {})) {
    if (key === "seat" || key.endsWith("_seat")) {
      const seat = Number(value);
      made[key] = names[seat] ?? String(seat + 1);
      made[`${key}_me`] = seat === me ? "yes" : "no";
    } else {
      made[key] = value === "-" ? "joker" : value;
    }
  }
  return made;
}

/** Say one line of the course of the game. */
export function say(line: Line, names: readonly string[], me: number | null): string {
  return t(line.id, spoken(line.args, names, me));
}
