/** The hall of puzzles: which rooms have some, what one may pick, how one does, and what one may try again. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import { keepLooking } from "@house/back";
import type { PuzzleBrief, PuzzleHall, PuzzleKind, PuzzleRoom, PuzzleTheme } from "@house/generated/types";
import { decimal, t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { Masthead } from "@house/puzzles/masthead";
import { PocketHall } from "@house/puzzles/pocket-hall";
import { kindWords } from "@house/puzzles/words";
import { ROOMS } from "@house/rooms";
import { language } from "@house/settings";
import "@house/puzzles/hall.css";

const KINDS: readonly PuzzleKind[] = ["certain", "contradiction", "question", "win", "word"];
const THEMES: readonly PuzzleTheme[] = ["glance", "chain", "early", "late", "duel", "company"];
/** Where there is room for it, all that may be picked lies open. */
const WIDE = "(min-width: 1100px)";

export function PuzzlesPage() {
  const [hall, setHall] = useState<PuzzleHall | null>(null);
  const [isCut, setCut] = useState(false);
  const spoken = language.value;
  useEffect(() => {
    document.title = `${t("house-puzzles")} · Cabinet Noir`;
    return keepLooking(() => api.puzzles(spoken), setHall, setCut).stop;
  }, [spoken]);
  if (hall === null) return isCut ? <PocketHall /> : <Loading />;
  return (
    <div class="riddles">
      <Masthead text={t("house-puzzles-text")} />
      <section class="riddle-rooms" aria-label={t("house-games")}>
        {hall.rooms
          .filter(({ game }) => ROOMS.has(game))
          .map((room) => (
            <RoomCard key={room.game} room={room} />
          ))}
      </section>
      <Again puzzles={hall.again} />
    </div>
  );
}

function RoomCard({ room }: { readonly room: PuzzleRoom }) {
  const { game, kinds, themes, solved, rating } = room;
  const Emblem = ROOMS.get(game)!.Emblem;
  const count = Object.values(kinds).reduce((sum, one) => sum + one, 0);
  return (
    <article class="panel riddle-room" aria-labelledby={`riddles-${game}`}>
      <div class="riddle-emblem">
        <Emblem />
      </div>
      <div class="riddle-words">
        <h2 id={`riddles-${game}`}>{t(`${game}-name`)}</h2>
        <p>{t("puzzle-count", { count, solved })}</p>
        {rating && (
          <p class="muted">
            {rating.counted > 0
              ? t("puzzle-strength", { strength: decimal(rating.mu), counted: rating.counted })
              : t("puzzle-strength-none")}
          </p>
        )}
      </div>
      <a class="button button-main" href={`/puzzles/${game}`}>
        <span class="unseen">{t(`${game}-name`)} : </span>
        {t("puzzle-one")}
      </a>
      <details open={matchMedia(WIDE).matches}>
        <summary>{t("puzzle-pick")}</summary>
        <Picks game={game} title={t("puzzle-by-kind")} wish="kind" counts={inOrder(KINDS, kinds)} />
        <Picks game={game} title={t("puzzle-by-theme")} wish="theme" counts={inOrder(THEMES, themes)} />
      </details>
    </article>
  );
}

function inOrder(order: readonly string[], counts: Readonly<Record<string, number>>) {
  return order.flatMap((one) => (counts[one] ? [[one, counts[one]] as const] : []));
}

interface PicksProps {
  readonly game: string;
  readonly title: string;
  readonly wish: "kind" | "theme";
  readonly counts: readonly (readonly [string, number])[];
}

/** What one may pick; where there is only one, there is nothing to pick. */
function Picks({ game, title, wish, counts }: PicksProps) {
  if (counts.length < 2) return null;
  const words = (one: string): string =>
    wish === "kind" ? kindWords(game, one as PuzzleKind) : t(`puzzle-theme-${one}`);
  return (
    <nav class={`riddle-picks riddle-picks-${wish}`} aria-label={`${t(`${game}-name`)}, ${title}`}>
      {counts.map(([one, count]) => (
        <a key={one} class="riddle-pick" href={`/puzzles/${game}?${wish}=${one}`}>
          <span>{words(one)}</span>
          <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}

/** What was begun and not solved, quietly. */
function Again({ puzzles }: { readonly puzzles: readonly PuzzleBrief[] }) {
  if (puzzles.length === 0) return null;
  return (
    <section class="riddle-again" aria-labelledby="riddle-again">
      <h2 id="riddle-again">{t("puzzle-again")}</h2>
      <ul>
        {puzzles.map(({ id, game, kind, last }) => (
          <li key={id}>
            <a href={`/puzzles/${game}/${id}`}>
              <strong>{t(`${game}-name`)}</strong>
              <span>{kindWords(game, kind)}</span>
              <small class="muted">{dayOf(last)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.value, { day: "numeric", month: "long" });
}
