/**
 * One puzzle at the real table. Without an id it is whichever comes next, and the address then names it, so that it can
 * be sent to somebody. Without the network it comes from the pack, if it is there.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { api, isUnreachable, Refused } from "@house/api";
import type { PackedPuzzle, Problem, PuzzleCard } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { learn, t } from "@house/language";
import { me, myName, whoAmI } from "@house/me";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { Presence } from "@house/presence";
import { nextIn, packJudge, packOf, solvedHere, type Wish } from "@house/puzzles/pack";
import { PuzzleSlip } from "@house/puzzles/slip";
import { type Judge, Solving } from "@house/puzzles/solving";
import { PuzzleWire } from "@house/puzzles/wire";
import { countsWords, kindWords } from "@house/puzzles/words";
import { isMissing } from "@house/renewal";
import type { Riddles } from "@house/room";
import { ROOMS } from "@house/rooms";
import { turnInto } from "@house/route";
import { language } from "@house/settings";
import { announce, notify, words } from "@house/speech";
import { Game } from "@house/table/game";
import { LampTool, lampKeys } from "@house/why/lamp";
import "@house/table/table.css";

interface Props {
  readonly game: string;
  readonly id: string | null;
}

/** A puzzle, and all there is to know about it, where it is of the pack. */
interface Found {
  readonly card: PuzzleCard;
  readonly packed: PackedPuzzle | null;
}

interface Brought extends Found {
  readonly riddles: Riddles;
}

/** The puzzle that came next: its own page need not ask for it again. */
let next: Found | null = null;

export function PuzzlePage({ game, id }: Props) {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failed, setFailed] = useState(false);
  const [wish] = useState(wished);
  useEffect(() => {
    let left = false;
    Promise.all([bring(game, id, wish), ROOMS.get(game)?.riddles?.(), learn(game), learn("why")])
      .then(([found, riddles = {}]) => {
        if (left) return;
        next = id === null ? found : null;
        if (id === null) turnInto(`/puzzles/${game}/${found.card.id}${location.search}`);
        else setBrought({ ...found, riddles });
      })
      .catch((error: unknown) => {
        if (left) return;
        if (error instanceof Refused) setProblem(error.problem);
        else if (isMissing(error)) setFailed(true);
        else throw error;
      });
    return () => {
      left = true;
    };
  }, []);
  if (failed) return <Missing />;
  if (problem) return <NoPuzzle problem={problem} />;
  return brought ? <AtPuzzle {...brought} wish={wish} /> : <Loading />;
}

/** What was picked is in the address. */
function wished(): Wish {
  const asked = new URLSearchParams(location.search);
  const [kind, theme] = [asked.get("kind"), asked.get("theme")];
  return { ...(kind && { kind }), ...(theme && { theme }) } as Wish;
}

/** Bring a puzzle from the house or, where that does not answer or does not know it, from the pack. */
async function bring(game: string, id: string | null, wish: Wish): Promise<Found> {
  if (id !== null && next?.card.id === id) return next;
  try {
    await whoAmI();
    const card = await (id === null
      ? api.nextPuzzle(game, { ...wish, language: language.value })
      : api.puzzle(game, id));
    return { card, packed: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const pack = await packOf(game);
    const found = id === null ? nextIn(pack, wish, solvedHere(game), null) : undefined;
    const packed = pack.find(({ card }) => card.id === id) ?? (isUnreachable(error) ? found : undefined);
    if (!packed) throw error;
    return { card: packed.card, packed };
  }
}

function NoPuzzle({ problem }: { readonly problem: Problem }) {
  return (
    <section class="panel narrow" role="status">
      <h1>{t(problem.code === "unreachable" ? "house-offline-title" : "puzzle-lost-title")}</h1>
      <p>{problem.code === "unreachable" ? t("puzzle-needs-network") : words(problem)}</p>
      <p class="buttons">
        <a class="button button-main" href="/puzzles">
          {t("puzzle-all")}
        </a>
      </p>
    </section>
  );
}

function AtPuzzle({ card, packed, riddles, wish }: Brought & { readonly wish: Wish }) {
  const [solving, wire, presence] = useMemo(
    () => sitDown(card, packed ? judgeOfPack(packed, riddles) : judgeOfHouse(card, wish), riddles),
    [card],
  );
  useEffect(() => () => presence.close(), [presence]);
  useKeys(lampKeys(presence));
  const counts = solving.counts.value;
  useEffect(() => {
    presence.why.caution.value = counts ? t("puzzle-hint-caution") : "";
  }, [counts, language.value]);
  const solution = solving.solution.value;
  useEffect(() => {
    if (!solution) return;
    presence.why.topic.value = null; // what was lit by the answer stays
    wire.showBest();
  }, [solution]);
  const headline = kindWords(card.game, card.kind);
  useEffect(() => announce(headline), [headline]);
  const asked = new URLSearchParams(wish as Record<string, string>).toString();
  return (
    <Game presence={presence} headline={headline} tools={<LampTool presence={presence} />}>
      <PuzzleSlip
        solving={solving}
        presence={presence}
        riddles={riddles}
        counts={countsWords(solving, packed !== null, me.value?.account ?? false)}
        next={
          <a class="button button-main" href={`/puzzles/${card.game}${asked && `?${asked}`}`}>
            {t("puzzle-next")}
          </a>
        }
      />
    </Game>
  );
}

function judgeOfHouse({ game, id }: PuzzleCard, wish: Wish): Judge {
  const picked = Object.keys(wish).length > 0;
  return {
    answer: (answer) => api.answerPuzzle(game, id, { answer, picked }),
    hint: (rung) => api.hintAtPuzzle(game, id, rung),
    giveUp: () => api.giveUpPuzzle(game, id, { picked }),
  };
}

function judgeOfPack(packed: PackedPuzzle, riddles: Riddles): Judge {
  const { options } = packed.card.table;
  return packJudge(packed, (word) => riddles.spelt?.(word, options) ?? word);
}

/** Take the puzzle's seat. What is refused is told in the reader's language. */
export function sitDown(card: PuzzleCard, judge: Judge, riddles: Riddles): [Solving, PuzzleWire, Presence] {
  const solving = new Solving(card, judge);
  const wire = new PuzzleWire(solving, myName(), riddles);
  const hearing = { onProblem: (problem: Problem) => notify(words(problem)) };
  return [solving, wire, new Presence(wire.table(), "", hearing, "", wire.lay)];
}
