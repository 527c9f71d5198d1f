/** The page's words in one language: the house's and each game's sign at once, a room's others when it is entered. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import type { Line } from "@house/generated/types";
import { type Language, language } from "@house/settings";

type Args = Record<string, FluentVariable>;

const HALL = import.meta.glob<string>(
  ["../../src/cabinet_noir/texts/house.*.ftl", "./generated/signs.*.ftl"],
  { query: "?raw", import: "default" },
);
const ROOM_TEXTS = import.meta.glob<string>(
  [
    "../../src/cabinet_noir/games/[a-z]*/{text,lesson}.*.ftl",
    "../../src/cabinet_noir/texts/{people,proof,why,learn,puzzles,daily,review,paper,club,desk,box}.*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Words of the house that only some of its pages speak. */
const CHAPTERS: readonly string[] = [
  "people",
  "proof",
  "why",
  "learn",
  "puzzles",
  "daily",
  "review",
  "paper",
  "club",
  "desk",
  "box",
];

const bundle = signal<FluentBundle | null>(null);
const learned = signal<ReadonlySet<string>>(new Set());
const entered = new Set<string>();
const resources = new Map<string, FluentResource>();
let wish: Language = language.value;
let latest: Promise<void> = Promise.resolve();

/** Load the words of a language, of the hall and of every room entered so far, then show them all at once. */
export function speak(wanted: Language): Promise<void> {
  wish = wanted;
  latest = load(wanted, [...entered]);
  return latest;
}

/**
 * Load the words of a room (`vinci`), of its lesson (`vinci/lesson`) or of a chapter, unless they are known; from then
 * on they are spoken in whatever language is chosen.
 */
export function learn(game: string): Promise<void> {
  if (entered.has(game)) return latest;
  entered.add(game);
  return speak(wish);
}

/** Are the words of this room here? */
export function hasLearned(game: string): boolean {
  return learned.value.has(game);
}

async function load(wanted: Language, games: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    [...hallTexts(wanted), ...games.flatMap((game) => roomTexts(wanted, game))].map((text) => text()),
  );
  // More was asked for meanwhile: that brings it all.
  if (wanted !== wish || games.length !== entered.size) return latest;
  batch(() => {
    bundle.value = bundleOf(wanted, texts);
    learned.value = new Set(games);
    language.value = wanted;
  });
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

function hallTexts(wanted: Language): (() => Promise<string>)[] {
  return Object.keys(HALL)
    .filter((path) => path.endsWith(`.${wanted}.ftl`))
    .map((path) => HALL[path]!);
}

function roomTexts(wanted: Language, game: string): (() => Promise<string>)[] {
  const folder = "../../src/cabinet_noir";
  const [room = "", file = "text"] = game.split("/");
  const found =
    ROOM_TEXTS[
      CHAPTERS.includes(room)
        ? `${folder}/texts/${room}.${wanted}.ftl`
        : `${folder}/games/${room.replaceAll("-", "_")}/${file}.${wanted}.ftl`
    ];
  return found ? [found] : []; // a game of a newer house has no words here, and the page says so
}

function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(read(wanted === "fr" ? typeset(text) : text));
  return made;
}

/** French never parts a sign of two parts from the word before it, nor guillemets from what they hold. */
export function typeset(text: string): string {
  return text.replace(/ (?=[;:!?»])/g, "\u00a0").replaceAll("« ", "«\u00a0");
}

/** Read a text, once: whoever enters a room keeps the words of the hall. */
function read(text: string): FluentResource {
  const known = resources.get(text) ?? new FluentResource(text);
  resources.set(text, known);
  return known;
}

/** Does this message exist? */
export function knows(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** Return a message in the reader's language. */
export function t(id: string, args?: Args): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return id;
  const text = bundle.value!.formatPattern(message.value, args ?? null, []);
  if (!args) return text;
  return signed(language.value === "fr" ? elided(text) : text);
}

/** A number below nought has a true minus, as wide as a plus; a hyphen is none. */
export function signed(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

/** The h of these names is not heard; that of Harry and Hassan is. */
const MUTE = "h(?:ector|él|enri|ervé|ippolyte|onor|orace|ortense|ubert|ugo|ugues|ypatie)";
const ELIDES = new RegExp(
  `(?<!\\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöùûüœæ]|y[b-df-hj-np-tv-xz]|${MUTE})`,
  "giu",
);

/**
 * French drops an e before a vowel: "la somme d’Ada". The texts do so themselves; only a name that comes into one may
 * need it.
 */
export function elided(text: string): string {
  return text.replace(ELIDES, "$1’");
}

/** A number with one decimal, as the reader writes it: 3,5 or 3.5. */
export function decimal(value: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.value, one).format(value);
}

/**
 * Return a line's arguments as the texts want them: a seat's number becomes its name, with `<arg>_me` saying whether it
 * is the reader.
 */
export function spoken(args: Line["args"], names: readonly string[], me: number | null): Args {
  const made: Args = {};
  for (const [key, value] of Object.entries(args ?? {})) {
    if (key === "seat" || key.endsWith("_seat")) {
      const seat = Number(value);
      made[key] = names[seat] ?? String(seat + 1);
      made[`${key}_me`] = seat === me ? "yes" : "no";
    } else {
      made[key] = value;
    }
  }
  return made;
}

/** Say one line of the course of the game. */
export function say(line: Line, names: readonly string[], me: number | null): string {
  return t(line.id, spoken(line.args, names, me));
}
