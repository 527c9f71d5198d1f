/** What came of an answer: kindly what could be instead, or what was to be found, and why. */

import { useEffect } from "preact/hooks";
import type { Solution as Found, Given, Line, PuzzleCard, Reason, Verdict } from "@house/generated/types";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import { bestWords, promiseWords } from "@house/puzzles/words";
import type { Riddles } from "@house/room";
import { Told } from "@house/table/told";
import { useLooking } from "@house/why/looking";
import { Proof, type Readers } from "@house/why/proof";

/** Of a world that denies an answer so much is told at once; the rest is folded. */
const AT_ONCE = 1;
const NONE: readonly Given[] = [];

interface WrongProps {
  readonly verdict: Verdict;
  readonly readers: Readers;
}

export function Wrong({ verdict, readers }: WrongProps) {
  const { line, world = [] } = verdict;
  if (!line) return null;
  return (
    <div class="puzzle-wrong">
      <p>
        <Told line={line} {...readers} />
      </p>
      {world.length > 0 && <World lines={world} readers={readers} />}
    </div>
  );
}

function World({ lines, readers }: { readonly lines: readonly Line[]; readonly readers: Readers }) {
  const told = (line: Line, at: number) => (
    <li key={at}>
      <Told line={line} {...readers} />
    </li>
  );
  const rest = lines.slice(AT_ONCE);
  return (
    <>
      <ul class="puzzle-world">{lines.slice(0, AT_ONCE).map(told)}</ul>
      {rest.length > 0 && (
        <details class="puzzle-rest">
          <summary>{t("puzzle-world-rest", { count: rest.length })}</summary>
          <ul class="puzzle-world">{rest.map(told)}</ul>
        </details>
      )}
    </>
  );
}

interface SolutionProps {
  readonly card: PuzzleCard;
  readonly solution: Found;
  readonly presence: Presence;
  readonly riddles: Riddles;
}

export function Solution({ card, solution, presence, riddles }: SolutionProps) {
  const { reason, best, bits = 0, words = [], points = 0, weighed = [] } = solution;
  const readers = { names: presence.names.value, me: presence.seat.value };
  const looking = useLooking(presence, reason?.clues ?? NONE);
  useEffect(() => {
    document.querySelector(".pane-table .lit-now")?.scrollIntoView({ block: "nearest" });
  }, [looking.now]);
  if (words.length > 0)
    return <p class="why-claim">{t("puzzle-best-words", { points, words: words.join(", ") })}</p>;
  const board = { names: readers.names, view: presence.news.value?.view };
  const named = (action: unknown): string => riddles.move?.(board, action) ?? "";
  if (best != null && weighed.length === 0)
    return <p class="why-claim">{bestWords(card.game, named(best), bits)}</p>;
  const [first, ...others] = weighed;
  return (
    <>
      {first && <p class="why-claim">{promiseWords(named(first.action), first, true)}</p>}
      {first && riddles.drawn?.(board, first.action)}
      {others.map((act, at) => (
        <p key={at}>{promiseWords(named(act.action), act, false)}</p>
      ))}
      {reason && <Reasoned reason={reason} readers={readers} looking={looking} />}
    </>
  );
}

interface ReasonedProps {
  readonly reason: Reason;
  readonly readers: Readers;
  readonly looking: ReturnType<typeof useLooking>;
}

/** What is certain, and why. */
function Reasoned({ reason, readers, looking }: ReasonedProps) {
  return (
    <>
      <h3 class="why-claim">
        <Told line={reason.line} {...readers} />
      </h3>
      <Proof clues={reason.clues} steps={reason.steps} shown={reason.line} {...readers} {...looking} />
      {reason.clues.length > 0 && <p class="why-look muted">{t("house-why-look")}</p>}
    </>
  );
}
