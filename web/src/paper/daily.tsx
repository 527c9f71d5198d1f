/**
 * The puzzle of a day on paper: the position its seat sees, how it came about, and what is asked. Never a solution,
 * although the house would tell it once the day has ended.
 */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { bringPuzzle, type Put } from "@house/daily/bring";
import { momentWords, todayHere } from "@house/daily/dates";
import { NoDay } from "@house/daily/page";
import type { Problem, PuzzleCard } from "@house/generated/types";
import { learn, say, t } from "@house/language";
import { Leaf, Lines } from "@house/paper/leaf";
import { pathOf } from "@house/paper/names";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { askWords, kindWords } from "@house/puzzles/words";
import type { PositionProps, Riddles } from "@house/room";
import { ROOMS } from "@house/rooms";
import { language } from "@house/settings";
import { words } from "@house/speech";

interface Laid {
  readonly put: Put;
  /** How its room draws a position; null: it is told in words alone. */
  readonly Position: ComponentType<PositionProps> | null;
  readonly riddles: Riddles;
}

export function DailyLeaf({ date }: { readonly date: string | null }) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    layOut(date ?? todayHere())
      .then(setLaid)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
      });
  }, [date]);
  if (laid) return <PuzzleLeaf {...laid} />;
  if (problem?.code === "unreachable") return <NoNetwork />;
  return problem ? <NoDay reason={words(problem)} /> : <Loading />;
}

async function layOut(date: string): Promise<Laid> {
  await learn("daily");
  const put = await bringPuzzle(date);
  const { game } = put.card;
  const room = ROOMS.get(game);
  const [paper, riddles] = await Promise.all([
    room?.paper?.(),
    room?.riddles?.(),
    learn(game),
    learn("puzzles"),
  ]);
  return { put, Position: paper?.Position ?? null, riddles: riddles ?? {} };
}

function PuzzleLeaf({ put, Position, riddles }: Laid) {
  const { card, date } = put;
  const names = namesAt(card);
  const told = card.news.moves.flatMap((move) => move.told);
  return (
    <Leaf
      over={`${t(`${card.game}-name`)} · ${kindWords(card.game, card.kind)}`}
      title={`${t("daily-puzzle")} · ${dateWords(date)}`}
      path={pathOf({ what: "daily", date })}
      flows
    >
      <Scan date={date}>
        <p class="leaf-ask">
          {askWords(card.game, card.kind)} {card.kind === "question" && riddles.aside?.()}
        </p>
        <p>{put.ended ? t("paper-daily-open") : t("paper-daily-later", { moment: momentWords(put.ends) })}</p>
      </Scan>
      {Position && (
        <div class="leaf-position">
          <Position view={card.news.view} me={card.seat} names={names} />
        </div>
      )}
      <Notes card={card} names={names} />
      <section class="leaf-answer">
        <h3>{t("paper-answer")}</h3>
        <Lines many={1} />
      </section>
      <h3>{t("paper-story")}</h3>
      <ol class="leaf-story">
        {told.map((line, at) => (
          <li key={at}>{say(line, names, card.seat)}</li>
        ))}
      </ol>
    </Leaf>
  );
}

/** Everybody by their name; whoever holds the sheet is spoken to. */
function namesAt({ table, seat }: PuzzleCard): readonly string[] {
  return table.seats.map(({ name }, at) => (at === seat ? t("paper-you") : name));
}

/** Notes of which one cannot be, each with a square to mark. */
function Notes({ card, names }: { readonly card: PuzzleCard; readonly names: readonly string[] }) {
  if (card.notes.length === 0) return null;
  return (
    <ol class="leaf-notes-to-mark">
      {card.notes.map((line, at) => (
        <li key={at}>
          <i aria-hidden="true" />
          {say(line, names, card.seat)}
        </li>
      ))}
    </ol>
  );
}

/** What is asked, beside the way back to the screen; without the network there is its address, and no code. */
function Scan({ date, children }: { readonly date: string; readonly children: ComponentChildren }) {
  const [drawing, setDrawing] = useState("");
  const address = `${location.origin}/daily/${date}/puzzle`;
  useEffect(() => {
    api
      .qr(address)
      .then(setDrawing)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }, [address]);
  return (
    <div class="leaf-scan">
      <div>
        {children}
        <p>{address}</p>
      </div>
      {drawing && <img alt={t("house-qr")} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />}
    </div>
  );
}

/** A date as it stands on paper: "mardi 17 novembre 2026". */
function dateWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(language.value, {
    dateStyle: "full",
    timeZone: "UTC",
  });
}
