/** What a lesson says at a stop: how far one is, a sentence or two, and the way on. */

import { useEffect, useRef } from "preact/hooks";
import type { Lesson } from "@house/generated/types";
import { playAtOnce } from "@house/home/take-seat";
import { t } from "@house/language";
import type { Script } from "@house/learn/script";
import { useBusy } from "@house/parts/busy";
import { Again, Close, Previous } from "@house/parts/icons";
import type { Presence } from "@house/presence";
import { gamesHere } from "@house/rooms";
import { Told } from "@house/table/told";

interface Props {
  readonly lesson: Lesson;
  readonly script: Script;
  readonly presence: Presence;
  /** Take the lesson up at this scene. */
  onGoTo(scene: number): void;
}

export function LessonCard({ lesson, script, presence, onGoTo }: Props) {
  const { say, before, accepted } = script.scene;
  const reads = accepted[0]?.action === null;
  const stop = stopOf(lesson, script.at.value);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reads && stop > 1) on.current?.focus(); // the way on, wherever one has just been
  }, [script.at.value]);
  return (
    <section class="lesson" aria-label={t("house-lesson", { game: t(`${lesson.table.game}-name`) })}>
      <header class="lesson-head">
        <p class="lesson-stop muted">
          {say ? t("house-lesson-stop", { stop, stops: lesson.stops }) : t("house-lesson-done")}
        </p>
        <progress class="lesson-way" max={lesson.stops} value={stop - 1} aria-hidden="true" />
        {before !== null && (
          <button
            type="button"
            class="icon-button"
            aria-label={t("house-lesson-back")}
            title={t("house-lesson-back")}
            onClick={() => onGoTo(before)}
          >
            <Previous />
          </button>
        )}
        {stop > 2 && say && (
          <button
            type="button"
            class="icon-button"
            aria-label={t("house-lesson-restart")}
            title={t("house-lesson-restart")}
            onClick={() => onGoTo(0)}
          >
            <Again />
          </button>
        )}
        <a class="icon-button" href="/" aria-label={t("house-lesson-leave")} title={t("house-lesson-leave")}>
          <Close />
        </a>
      </header>
      {say ? (
        <p class="lesson-say">
          <Told line={say} names={presence.names.value} me={presence.seat.value} />
        </p>
      ) : (
        <Done game={lesson.table.game} onAgain={() => onGoTo(0)} />
      )}
      {reads && (
        <button ref={on} type="button" class="button button-main" onClick={() => script.goOn()}>
          {t("house-lesson-on")}
        </button>
      )}
    </section>
  );
}

/** The end of a lesson is the beginning of a game. */
function Done({ game, onAgain }: { readonly game: string; onAgain(): void }) {
  const [busy, start] = useBusy();
  const play = async (): Promise<void> => {
    const found = (await gamesHere()).find(({ key }) => key === game);
    if (found) await playAtOnce(found, true);
  };
  return (
    <>
      <p class="lesson-say" role="status">
        {t("house-lesson-done-text")}
      </p>
      <p class="buttons">
        <button type="button" class="button button-main" disabled={busy} onClick={() => start(play())}>
          {t("house-lesson-play")}
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {t("house-lesson-again")}
        </button>
      </p>
    </>
  );
}

/** The number of a stop, as a reader counts; one more than there are at the end. */
function stopOf({ scenes }: Lesson, scene: number): number {
  const { before } = scenes[scene]!;
  return before === null ? 1 : stopOf({ scenes } as Lesson, before) + 1;
}
