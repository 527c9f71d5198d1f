/** The head of the puzzle corner, as in a newspaper. */

import { t } from "@house/language";
import "@house/puzzles/masthead.css";

export function Masthead({ text }: { readonly text: string }) {
  return (
    <header class="masthead">
      <h1>{t("house-puzzles")}</h1>
      <p>{text}</p>
    </header>
  );
}
