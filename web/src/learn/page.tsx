/** A lesson: the real table, and above it one sentence a stop. It may be left and taken up again. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Lesson } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { learn, say, t } from "@house/language";
import { LessonCard } from "@house/learn/card";
import { lessonOf } from "@house/learn/lessons";
import { Script } from "@house/learn/script";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { Presence } from "@house/presence";
import { isMissing } from "@house/renewal";
import type { Plain } from "@house/room";
import { ROOMS } from "@house/rooms";
import { name, recall, remember } from "@house/settings";
import { announce, hush, notify } from "@house/speech";
import { Game } from "@house/table/game";
import { LampTool, lampKeys } from "@house/why/lamp";
import "@house/learn/learn.css";
import "@house/table/table.css";

interface Taken {
  readonly lesson: Lesson;
  readonly plain: Plain | undefined;
}

export function LessonPage({ game }: { readonly game: string }) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failed, setFailed] = useState(false);
  const load = lessonOf(game);
  useEffect(() => {
    let left = false;
    setTaken(null);
    const words = ["learn", ...(load ? [game, `${game}/lesson`] : [])].map(learn);
    Promise.all([load?.(), ROOMS.get(game)?.plain?.(), ...words])
      .then(([lesson, plain]) => {
        if (!left && lesson) setTaken({ lesson, plain });
      })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        setFailed(true);
      });
    return () => {
      left = true;
    };
  }, [game, load]);
  useEffect(() => {
    document.title = t("house-lesson", { game: t(`${game}-name`) });
  });
  if (failed) return <Missing />;
  if (!load)
    return (
      <section class="panel narrow">
        <h1>{t("house-lost-title")}</h1>
        <p>{t("house-lesson-none")}</p>
        <a class="button button-main" href="/">
          {t("house-go-home")}
        </a>
      </section>
    );
  return taken ? <Lessons {...taken} /> : <Loading />;
}

/** Where somebody was is kept on this device, and nowhere else. */
function Lessons({ lesson, plain }: Taken) {
  const key = `lesson.${lesson.table.game}`;
  const [start, setStart] = useState({ at: Number(recall(key) ?? 0) });
  const [script, presence] = useMemo(() => enter(lesson, plain, start.at), [lesson, start]);
  useEffect(() => () => presence.close(), [presence]);
  useKeys(lampKeys(presence));
  const at = script.at.value;
  useEffect(() => {
    const { say: line, look } = script.scene;
    remember(key, String(at));
    hush(); // a refusal at the stop before would lie over this one
    presence.why.close();
    presence.why.lit.value = { clues: line ? [{ line, seq: -1, at: look }] : [], now: null };
    // what is spoken of is brought into sight, once the board has lit it
    requestAnimationFrame(() =>
      document.querySelector(".pane-table .lit")?.scrollIntoView({ block: "nearest" }),
    );
    if (line) announce(say(line, presence.names.value, presence.seat.value));
  }, [script, at]);
  return (
    <Game presence={presence} tools={<LampTool presence={presence} />}>
      <LessonCard lesson={lesson} script={script} presence={presence} onGoTo={(at) => setStart({ at })} />
    </Game>
  );
}

/** Take one's place. What is not what a stop is about is refused kindly, in the words of the stop. */
function enter(lesson: Lesson, plain: Plain | undefined, start: number): [Script, Presence] {
  const script = new Script(lesson, start, name.value || t("house-guest-name"), plain);
  const presence: Presence = new Presence(
    script.table(),
    "",
    {
      onMoves: (moves) => {
        for (const line of moves.flatMap((move) => move.told))
          announce(say(line, presence.names.value, presence.seat.value));
      },
      onProblem: (problem) => {
        const { instead } = script.scene;
        notify(instead ? say(instead, presence.names.value, presence.seat.value) : t(problem.reason));
      },
    },
    "",
    script.lay,
  );
  return [script, presence];
}
