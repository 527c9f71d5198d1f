/** A tap on the shoulder, as a device shows it: a pure function, so that whatever comes in can be held against it. */

/** The words of each language, by what they are about: `taps.*.ftl`, as plain text. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Shown {
  readonly body: string;
  /** A newer one with the same tag takes its place: five turns are one notice. */
  readonly tag: string;
  readonly lang: string;
  /** Where a touch leads. */
  readonly path: string;
}

/** A new day is about no table. */
const DAILY = "daily";
const CODE = /^[\w-]{1,32}$/;

/** Say what is shown. Something always is: a browser takes the right away from whoever shows nothing. */
export function shownFor(text: string, words: Words, fallback: string): Shown {
  const { kind, table, language } = read(text);
  const lang = [language, fallback].find((wish) => Object.hasOwn(words, wish)) ?? "en";
  const spoken = words[lang]!;
  const known = Object.hasOwn(spoken, `taps-${kind}`) ? kind : "other";
  const one = CODE.test(table);
  return {
    body: spoken[one || known === DAILY ? `taps-${known}` : `taps-${known}-several`] ?? spoken["taps-other"]!,
    tag: known,
    lang,
    path: known === DAILY ? "/daily" : one ? `/t/${table}` : "/",
  };
}

/** Read a message; what is missing or no text is empty. */
function read(text: string): Record<"kind" | "table" | "language", string> {
  const told = parsed(text);
  const part = (name: string): string => (typeof told[name] === "string" ? told[name] : "");
  return { kind: part("kind"), table: part("table"), language: part("language") };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}
