/** One position card: what is printed on it, its stars, and the token that lies there. */

import type { Token } from "@house/generated/password-express";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Glow } from "@house/why/lit";
import type { Position } from "./spelling";
import { TeamSign } from "./TeamSign";
import { TEAMS } from "./teams";

interface Props {
  readonly position: Position;
  readonly stars: number;
  readonly token: Token | null;
  /** The token came in the turn being played. */
  readonly fresh: boolean;
  /** The table is judging it now. */
  readonly judged: boolean;
  /** The typed word would lie here. */
  readonly lit: boolean;
  /** Somebody is to look here. */
  readonly glow?: Glow;
  /** A word of ours that is on its way here. */
  readonly ghost: string | null;
  readonly onContest: (() => void) | null;
  /** The typed word would take several places of this row: take this one only. */
  readonly onOnly?: (() => void) | null;
  /** The language of the words, so that a long one is broken where it may be. */
  readonly lang: string;
}

const PLACES: Record<Position, string> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "+": "later",
  "0": "nowhere",
};

export function PlaceCard({
  position,
  stars,
  token,
  fresh,
  judged,
  lit,
  glow,
  ghost,
  onContest,
  onOnly,
  lang,
}: Props) {
  if (!token) {
    return (
      <li class={classes("px-place", lit && "px-lit", ghost && "px-ghost", glow)}>
        <Print position={position} stars={stars} />
        {onOnly && (
          <button type="button" class="px-only" onClick={onOnly}>
            <span class="unseen">{t("password-express-only-here")}</span>
          </button>
        )}
        {ghost && <Word word={ghost} lang={lang} />}
      </li>
    );
  }
  const team = TEAMS[token.team] ?? "green";
  const contested = token.contested_by !== null;
  const face = (
    <>
      <Print position={position} stars={stars} />
      <Word word={token.word} lang={lang} />
      {contested && (
        <span class="px-doubt" role="img" aria-label={t("password-express-contested")}>
          ?
        </span>
      )}
    </>
  );
  return (
    <li
      class={classes(
        "px-place px-taken",
        `px-on-${team}`,
        fresh && "px-fresh",
        contested && "px-contested",
        judged && "px-judged",
        glow,
      )}
    >
      <span class="px-owner">
        <TeamSign team={token.team} />
        <span class="unseen">{t("password-express-team", { team })}</span>
      </span>
      {onContest ? (
        <button type="button" class="px-contest" onClick={onContest}>
          {face}
          <span class="px-doubt px-doubt-open" aria-hidden="true">
            ?
          </span>
          <span class="unseen">{t("password-express-contest")}</span>
        </button>
      ) : (
        face
      )}
    </li>
  );
}

function Print({ position, stars }: { readonly position: Position; readonly stars: number }) {
  return (
    <span class="px-print">
      <span class="px-position" aria-hidden="true">
        {position}
      </span>
      <span class="unseen">
        {t("password-express-place", { place: PLACES[position] })},{" "}
        {t("password-express-stars", { count: stars })}.{" "}
      </span>
      <span class="px-stars" aria-hidden="true">
        {"★".repeat(stars)}
      </span>
    </span>
  );
}

interface WordProps {
  readonly word: string;
  readonly lang: string;
}

/** A word on a card, set so small that its longest part fits on one line, as far as it can still be read. */
function Word({ word, lang }: WordProps) {
  const longest = Math.max(...word.split(/[\s-]+/).map((part) => part.length));
  return (
    <span class="px-word" lang={lang}>
      <span style={{ "--letters": longest }}>{word}</span>
    </span>
  );
}
