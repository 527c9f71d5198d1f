/** A tournament on the club's wall: what I am to do now, who meets whom, how it stands; and the tools to direct it. */

import { useEffect } from "preact/hooks";
import { Refused } from "@house/api";
import type { Acting } from "@house/club/acting";
import { desk } from "@house/club/asking";
import { ClosedRounds } from "@house/club/closed";
import { DirectorBar } from "@house/club/director";
import { Invite } from "@house/club/invite";
import { keepInMind } from "@house/club/known";
import { type Looked, useTournament } from "@house/club/looking";
import { isOpen, type Task, taskOf, useBoards } from "@house/club/mine";
import { NoTournament } from "@house/club/none";
import { Now } from "@house/club/now";
import { Pairings } from "@house/club/pairings";
import { phaseWords } from "@house/club/phase";
import { planWords } from "@house/club/plan";
import { Players } from "@house/club/players";
import { RoundClock } from "@house/club/round-clock";
import { Standings } from "@house/club/standings";
import { Sure } from "@house/club/sure";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { complain, notify } from "@house/speech";
import "@house/club/club.css";

const EVERY = 5000;

export function TournamentPage({ code }: { readonly code: string }) {
  const looked = useTournament(code, EVERY);
  const { info, problem, cutSince } = looked;
  if (!info) return <NoTournament problem={problem} cut={cutSince !== null} look={looked.look} />;
  return <Tournament info={info} looked={looked} />;
}

function Tournament({ info, looked }: { readonly info: TournamentInfo; readonly looked: Looked }) {
  const boards = useBoards(info);
  const task = taskOf(info, boards);
  useEffect(() => keepInMind(info), [info.seq, info.me]);
  const act: Acting = async (wish) => {
    try {
      looked.take(await desk.act(info.id, info.seq, wish));
      return true;
    } catch (error) {
      if (error instanceof Refused && error.problem.code === "stale") looked.look();
      complain(error);
      return false;
    }
  };
  return (
    <div class={info.directs ? "wall wall-directed" : "wall"}>
      {looked.cutSince !== null && (
        <p class="card wall-cut" role="status">
          {t("house-unreachable")}
        </p>
      )}
      <Title info={info} looked={looked} />
      <Now info={info} task={task} act={act} onJoined={looked.take} />
      <Wall info={info} task={task} act={act} now={looked.time.now()} />
      {info.directs && <DirectorBar info={info} act={act} now={looked.time.now()} />}
    </div>
  );
}

function Title({ info, looked }: { readonly info: TournamentInfo; readonly looked: Looked }) {
  return (
    <header class="card wall-title">
      <h1>{info.title}</h1>
      <p>
        {t(`${info.game}-name`)}
        {info.club_title && (
          <>
            {" · "}
            <a href={`/club/c/${info.club}`}>{info.club_title}</a>
          </>
        )}
      </p>
      <p class="wall-phase">
        <strong>{phaseWords(info)}</strong>
        <RoundClock info={info} time={looked.time} />
      </p>
    </header>
  );
}

interface WallProps {
  readonly info: TournamentInfo;
  readonly task: Task;
  readonly act: Acting;
  readonly now: number;
}

/** The cards on the wall: what is going on beside what has been. */
function Wall({ info, task, act, now }: WallProps) {
  const gathering = info.phase === "gathering";
  return (
    <div class="wall-columns">
      {info.open_round && <Pairings info={info} round={info.open_round} />}
      {info.closed.length > 0 && <Standings info={info} />}
      {info.closed.length > 0 && <ClosedRounds info={info} act={act} />}
      {isOpen(info) && <Invite info={info} folded={!gathering} />}
      <Players info={info} act={act} folded={!gathering} />
      <Agreed info={info} mine={task.kind !== "join" && task.kind !== "look"} act={act} now={now} />
    </div>
  );
}

interface AgreedProps {
  readonly info: TournamentInfo;
  readonly mine: boolean;
  readonly act: Acting;
  readonly now: number;
}

/** What was agreed, what can be taken along, and the way out. */
function Agreed({ info, mine, act }: AgreedProps) {
  const me = info.players.find(({ number }) => number === info.me);
  const withdraw = (): void => {
    if (!me) return;
    void act({ t: "withdraw", player: me.number }).then((done) => done && notify(t("club-withdrawn")));
  };
  return (
    <section class="card" aria-labelledby="club-agreed">
      <h2 id="club-agreed">{t("club-agreed")}</h2>
      <p>{planWords(info)}</p>
      <p class="muted">{t("club-sealed")}</p>
      <p class="buttons">
        <a class="button" href={`/club/t/${info.code}/screen`}>
          {t("club-screen")}
        </a>
        <a class="button" href={`/api/tournaments/${info.id}/export`} download={`${info.code}.jsonl`}>
          {t("club-export")}
        </a>
        {mine && me && !me.out && info.phase !== "over" && (
          <Sure
            looks="button"
            open={t("club-withdraw")}
            text={t("club-withdraw-text")}
            yes={t("club-withdraw-yes")}
            onYes={withdraw}
          />
        )}
      </p>
    </section>
  );
}
