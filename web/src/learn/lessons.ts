/** The lessons this page was built with. They are here without the house, too. */

import type { Lesson } from "@house/generated/types";
import { language } from "@house/settings";

const LESSONS = import.meta.glob<Lesson>("../generated/lessons/*.json", { import: "default" });

/** The lesson of a game: one for everybody or, where one plays with the words of a language, one for its readers. */
export function lessonOf(game: string): (() => Promise<Lesson>) | undefined {
  const found = [game, `${game}.${language.value}`].map(
    (name) => LESSONS[`../generated/lessons/${name}.json`],
  );
  return found.find(Boolean);
}
