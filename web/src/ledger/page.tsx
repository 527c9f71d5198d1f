/**
 * My ledger: skill and luck over time, how often my guesses were right, and what slips by. The house weighs my games
 * while I look; the page asks again as long as some are left.
 */

import { useEffect, useState } from "preact/hooks";
import { api, ask } from "@house/api";
import type { LedgerGame, MyWorth, PuzzleRoom } from "@house/generated/types";
import { t } from "@house/language";
import { Guesses } from "@house/ledger/guesses";
import { Missed } from "@house/ledger/missed";
import { Months } from "@house/ledger/months";
import { me } from "@house/me";
import { Loading } from "@house/parts/loading";
import { ROOMS } from "@house/rooms";
import { language } from "@house/settings";
import { complain } from "@house/speech";
import "@house/ledger/ledger.css";

/** Milliseconds after which it is asked how far the house is. */
const AGAIN = 4000;

export function LedgerPage() {
  const known = me.value?.known;
  useEffect(() => {
    document.title = `${t("people-ledger")} · Cabinet Noir`;
  }, []);
  if (known === undefined) return <Loading fromHouse />;
  return (
    <div class="book">
      <h1>{t("people-ledger")}</h1>
      <p class="book-estimate">{t("people-ledger-text")}</p>
      {known ? <Book /> : <Nothing />}
    </div>
  );
}

function Book() {
  const worth = useWorth();
  const puzzles = usePuzzles(worth?.games.some((game) => game.missed.length > 0) ?? false);
  if (worth === null) return <Loading fromHouse />;
  const games = worth.games.filter(({ game }) => ROOMS.has(game));
  return (
    <>
      <p class="book-left" role="status">
        {worth.left > 0 && t("people-ledger-left", { left: worth.left })}
      </p>
      {games.length === 0 && worth.left === 0 && <Nothing />}
      {games.map((game) => (
        <Sheet key={game.game} page={game} puzzles={puzzles.find((room) => room.game === game.game)} />
      ))}
    </>
  );
}

/** What the house has added up so far; null: it has not answered yet. */
function useWorth(): MyWorth | null {
  const [worth, setWorth] = useState<MyWorth | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = (): Promise<void> =>
      ask<MyWorth>("/api/me/worth")
        .then((found) => {
          if (left) return;
          setWorth(found);
          if (found.left > 0) timer = setTimeout(() => void look(), AGAIN);
        })
        .catch(complain);
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return worth;
}

/** Which rooms have puzzles, asked once it matters. */
function usePuzzles(wanted: boolean): readonly PuzzleRoom[] {
  const [rooms, setRooms] = useState<readonly PuzzleRoom[]>([]);
  const spoken = language.value;
  useEffect(() => {
    if (wanted)
      api
        .puzzles(spoken)
        .then((hall) => setRooms(hall.rooms))
        .catch(complain);
  }, [wanted, spoken]);
  return rooms;
}

interface SheetProps {
  readonly page: LedgerGame;
  readonly puzzles: PuzzleRoom | undefined;
}

/** One game's page of the ledger. */
function Sheet({ page, puzzles }: SheetProps) {
  const { game, games, months, bands, missed, guesses } = page;
  const Emblem = ROOMS.get(game)!.Emblem;
  return (
    <section class="panel book-sheet" aria-labelledby={`ledger-${game}`}>
      <header class="book-head">
        <span class="book-emblem">
          <Emblem />
        </span>
        <h2 id={`ledger-${game}`}>{t(`${game}-name`)}</h2>
        <span class="muted">{t("people-ledger-weighed", { games })}</span>
      </header>
      <Months game={game} months={months} />
      {guesses ? (
        <Guesses game={game} bands={bands} />
      ) : (
        <p class="book-part">{t("people-ledger-no-guesses")}</p>
      )}
      <Missed game={game} missed={missed} puzzles={puzzles} />
    </section>
  );
}

function Nothing() {
  return (
    <section class="panel narrow">
      <p>{t("people-ledger-none")}</p>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </section>
  );
}
