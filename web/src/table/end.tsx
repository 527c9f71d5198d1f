/**
 * The end: who won and why, everybody's score in the game's own words, and what one may want next. It stands below the
 * table and over nothing of it; it folds to a bar, and what one may want next stays one tap away.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "@house/api";
import { useCheck } from "@house/deal/checking";
import { download } from "@house/deal/download";
import type { Outcome } from "@house/generated/types";
import { learn, t } from "@house/language";
import { Again, Download, Fold, Proof, Reel, Share, Thread, Unfold } from "@house/parts/icons";
import { Lazy } from "@house/parts/lazy";
import { Level } from "@house/parts/level";
import type { Presence } from "@house/presence";
import { Ledger } from "@house/review/sign";
import { ROOMS } from "@house/rooms";
import { go } from "@house/route";
import { carryTokens } from "@house/seats";
import { useShare } from "@house/share/sharing";
import { complain } from "@house/speech";
import { BackToTournament, isSealed } from "@house/table/board";
import { leftForGood, namesFor, ranked, winnerWords } from "@house/table/outcome";
import "@house/table/end.css";

const loadNextBoard = () =>
  Promise.all([import("@house/club/at-table"), learn("club")]).then(([{ NextBoard }]) => NextBoard);

interface Props {
  readonly presence: Presence;
  readonly outcome: Outcome;
  /** Several seats share this device: nobody is "you". */
  readonly around?: boolean;
}

/** How it ended, as this seat is told. */
export function endWords(presence: Presence, outcome: Outcome, around: boolean): string {
  return winnerWords(outcome, presence.info.value, presence.names.value, around ? null : presence.seat.value);
}

/** Where the words stand beside the rest of the end, and cost the table nothing. */
const WIDE = "(min-width: 1000px)";

/** Is something of the table out of sight, in the pane or in a part of it that scrolls? */
function isTight(pane: Element): boolean {
  return [pane, ...pane.querySelectorAll("*")].some(
    (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
}

/** What was revealed comes first: where there is no room for the table and for the words, the words fold. */
function useFolding(): [folded: boolean, fold: (folded: boolean) => void] {
  const [folded, setFolded] = useState(false);
  const [chosen, setChosen] = useState(false);
  useLayoutEffect(() => {
    const pane = document.querySelector(".pane-table");
    if (!pane || folded || chosen || matchMedia(WIDE).matches) return;
    const look = (): void => {
      if (isTight(pane)) setFolded(true);
    };
    const sizes = new ResizeObserver(look);
    const pieces = new MutationObserver(() => {
      for (const piece of pane.children) sizes.observe(piece);
      look();
    });
    sizes.observe(pane);
    pieces.observe(pane, { childList: true, subtree: true });
    look();
    return () => {
      sizes.disconnect();
      pieces.disconnect();
    };
  }, [folded, chosen]);
  const fold = (wish: boolean): void => {
    setChosen(true);
    setFolded(wish);
  };
  return [folded, fold];
}

export function End({ presence, outcome, around = false }: Props) {
  const [folded, fold] = useFolding();
  const info = presence.info.value;
  const me = around ? null : presence.seat.value;
  const alone = info.seats.length === 1; // nobody was beaten: the words are the result
  const results = ranked(outcome, info.game, leftForGood(presence.moves.value));
  const [check, proof] = useCheck({ ...info, token: presence.token, names: presence.names.value });
  const [share, sharing] = useShare({ info, outcome, names: presence.names.value, results });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <section class={folded ? "end end-folded" : "end"} aria-labelledby="end-title">
        <h2 id="end-title" ref={title} tabIndex={-1}>
          {endWords(presence, outcome, around)}
        </h2>
        <button
          type="button"
          class="icon-button end-fold"
          aria-expanded={!folded}
          aria-label={t("house-end-details")}
          title={t("house-end-details")}
          onClick={() => fold(!folded)}
        >
          {folded ? <Unfold /> : <Fold />}
        </button>
        {(!folded || alone) && (
          <div class="end-words">
            <p>{t(outcome.reason, { count: outcome.winners.length })}</p>
            <ol class="scores">
              {results.map(({ seat, won, words }) => (
                <li key={seat} class={won ? "score score-winner" : "score"}>
                  <span>
                    {namesFor(presence.names.value, me)[seat]}
                    <Level seat={info.seats[seat]} />
                  </span>{" "}
                  <span class="points">{words}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        {isSealed(info) && <p class="end-sealed">{t("house-board-sealed")}</p>}
        <div class="buttons">
          {info.board && isSealed(info) && info.board.board < info.board.boards && (
            <Lazy load={loadNextBoard} props={{ board: info.board }} meanwhile={null} />
          )}
          <BackToTournament board={info.board} />
          {!isSealed(info) && <WhatNext presence={presence} onShare={share} onCheck={check} />}
        </div>
      </section>
      {proof}
      {sharing}
    </>
  );
}

interface NextProps {
  readonly presence: Presence;
  onShare(): void;
  onCheck(): void;
}

/** What one may want once everything is open. */
function WhatNext({ presence, onShare, onCheck }: NextProps) {
  const info = presence.info.value;
  const again = (): void => {
    api
      .again(info.table, presence.token)
      .then((seated) => {
        carryTokens(info.table, seated.table);
        go(`/t/${seated.code}`);
      })
      .catch(complain);
  };
  return (
    <>
      {presence.seat.value !== null && !info.next_table && !info.board && (
        <button type="button" class="button button-main" onClick={again}>
          <Again /> <span>{t("house-again")}</span>
        </button>
      )}
      <a class="button" href={`/r/${info.table}`}>
        <Reel /> <span>{t("house-replay")}</span>
      </a>
      <a class="button" href={backLink(presence, "knowing")}>
        <Thread /> <span>{t(ROOMS.get(info.game)?.shared ? "house-missed" : "house-knowing")}</span>
      </a>
      {info.reviewed && (
        <a class="button" href={backLink(presence, "review")}>
          <Ledger /> <span>{t("house-pane-review")}</span>
        </a>
      )}
      <button type="button" class="button" onClick={onShare}>
        <Share /> <span>{t("house-share")}</span>
      </button>
      <button type="button" class="button" onClick={onCheck}>
        <Proof /> <span>{t("house-verify")}</span>
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void download(info.table, info.code, presence.token)}
      >
        <Download /> <span>{t("house-download-log")}</span>
      </button>
    </>
  );
}

/** The replay's last step, from my own eyes if I have a seat, with how one could know, or what it was worth. */
function backLink({ info, seat }: Presence, how: "knowing" | "review"): string {
  const { table, seq } = info.value;
  return `/r/${table}?eyes=${seat.value ?? 0}&at=${seq}&${how}`;
}
