/** A way from notes that are said to be wrong to why they are: it has a place of its own, so that nothing moves. */

import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { WhyButton } from "@house/why/button";

interface Props {
  readonly board: Pick<BoardProps, "assist" | "why">;
  /** What a note is called; null where a key is none. */
  words(key: string): string | null;
}

export function WrongNotesButton({ board, words }: Props) {
  const notes = (board.assist?.wrong ?? []).flatMap((key) => {
    const called = words(key);
    return called === null ? [] : [{ key, words: called }];
  });
  if (notes.length === 0) return null;
  return (
    <WhyButton
      why={board.why}
      topic={{ kind: "notes", notes }}
      about={notes.map((note) => note.words).join(", ")}
      looks="why-wrong"
    >
      <span class="why-mark">?</span> {t("house-why-wrong", { count: notes.length })}
    </WhyButton>
  );
}
