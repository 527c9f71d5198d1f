/** What this browser remembers about its reader: a name, a language, a theme, sound. No account, nothing sent. */

import { effect, type Signal, signal } from "@preact/signals";

export type Language = "fr" | "en";
export type Theme = "dark" | "light" | "auto";
export const THEMES: readonly Theme[] = ["dark", "light", "auto"];

const PREFIX = "cabinet-noir.";

/** A browser may refuse storage (private windows); the page then simply forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forget what is remembered under this key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forget what is remembered under these keys. */
export function forgetAll(keys: RegExp): void {
  try {
    const mine = Object.keys(localStorage).filter(
      (key) => key.startsWith(PREFIX) && keys.test(key.slice(PREFIX.length)),
    );
    for (const key of mine) localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function kept<T extends string>(key: string, first: T, allowed?: readonly T[]): Signal<T> {
  const found = recall(key) as T | null;
  const setting = signal<T>(found !== null && (!allowed || allowed.includes(found)) ? found : first);
  let before = setting.peek();
  effect(() => {
    if (setting.value === before) return;
    before = setting.value;
    remember(key, before);
  });
  return setting;
}

/** French readers get French, everyone else English, until they choose. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    if (/^fr\b/i.test(language)) return "fr";
    if (/^en\b/i.test(language)) return "en";
  }
  return languages.length > 0 ? "en" : "fr";
}

export const name = kept<string>("name", "");
export const avatar = kept<string>("avatar", "");
/** What others say at the table: heard, or muted. */
export const phrases = kept<"on" | "off">("phrases", "on", ["on", "off"]);
export const language = kept<Language>("language", preferred(navigator.languages), ["fr", "en"]);
export const theme = kept<Theme>("theme", "auto", THEMES);
export const sound = kept<"on" | "off">("sound", "on", ["on", "off"]);
