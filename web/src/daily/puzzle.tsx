/**
 * The puzzle of a day at the real table: one answer counts, nobody is given a hint, and what was to be found is told
 * once the day has ended everywhere. Without the network an answer is kept, and sent when it is back.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { api, isUnreachable, Refused } from "@house/api";
import { bringPuzzle, type Put } from "@house/daily/bring";
import { dayWords } from "@house/daily/dates";
import { keepAnswer, keepTried } from "@house/daily/kept";
import { NoDay } from "@house/daily/page";
import { judged } from "@house/daily/sending";
import { DailySlip } from "@house/daily/slip";
import type { Problem, PuzzleVerdict } from "@house/generated/types";
import { learn, t } from "@house/language";
import { beKnown } from "@house/me";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { NoNetwork } from "@house/parts/no-network";
import { sitDown } from "@house/puzzles/page";
import type { Answer, Judge } from "@house/puzzles/solving";
import { isMissing } from "@house/renewal";
import type { Riddles } from "@house/room";
import { ROOMS } from "@house/rooms";
import { announce, complain, words } from "@house/speech";
import { Game } from "@house/table/game";
import "@house/table/table.css";

interface Laid {
  readonly put: Put;
  readonly riddles: Riddles;
}

export function DailyPuzzlePage({ date }: { readonly date: string }) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [problem, setProblem] = useState<Problem | "missing" | null>(null);
  const look = (): void => {
    layOut(date)
      .then(setLaid)
      .catch((error: unknown) => {
        if (error instanceof Refused) setProblem(error.problem);
        else if (isMissing(error)) setProblem("missing");
        else throw error;
      });
  };
  useEffect(look, [date]);
  if (laid) return <AtPuzzle {...laid} onAnsweredElsewhere={look} />;
  if (problem === "missing") return <Missing />;
  if (problem?.code === "unreachable") return <NoNetwork />;
  return problem ? <NoDay reason={words(problem)} /> : <Loading />;
}

/** Bring the puzzle, and all that its room says and draws. */
async function layOut(date: string): Promise<Laid> {
  const put = await bringPuzzle(date);
  const { game } = put.card;
  const [riddles = {}] = await Promise.all([ROOMS.get(game)?.riddles?.(), learn(game), learn("why")]);
  return { put, riddles };
}

interface AtPuzzleProps extends Laid {
  onAnsweredElsewhere(): void;
}

function AtPuzzle({ put, riddles, onAnsweredElsewhere }: AtPuzzleProps) {
  const { card, date, ended } = put;
  const [solving, , presence] = useMemo(() => {
    const seat = sitDown(card, judgeOf(date), riddles);
    if (put.verdict) seat[0].heard.value = { verdict: put.verdict, solution: put.solution, moved: null };
    return seat;
  }, [put]);
  useEffect(() => () => presence.close(), [presence]);
  const late = judged.value;
  useEffect(() => {
    if (late?.date === date) solving.heard.value = { ...late.verdict, moved: null };
  }, [late]);
  const headline = t("daily-puzzle");
  useEffect(() => announce(`${headline}, ${dayWords(date)}`), [headline]);
  const give = (answer: Answer): void => {
    solving.answer(answer).catch((error: unknown) => {
      if (isUnreachable(error) && !ended) keepAnswer(date, answer);
      else {
        complain(error);
        if (error instanceof Refused && error.problem.reason === "daily-answered") onAnsweredElsewhere();
      }
    });
  };
  return (
    <Game presence={presence} headline={headline} tools={<div class="tool-buttons" />}>
      <DailySlip put={put} solving={solving} presence={presence} riddles={riddles} onAnswer={give} />
    </Game>
  );
}

/** The house judges; it gives no hint, and shows nothing to who gives up. */
function judgeOf(date: string): Judge {
  return {
    answer: async (answer): Promise<PuzzleVerdict> => {
      await beKnown();
      const { verdict, solution } = await api.answerDaily(date, { answer });
      keepTried(date, verdict.right);
      return { verdict, solution, moved: null };
    },
    hint: () => Promise.reject(new Refused({ t: "error", code: "illegal", reason: "no-hint-to-this" })),
    giveUp: null,
  };
}
