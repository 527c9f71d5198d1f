/**
 * The big screen: one address for a projector. It turns its own pages, keeps itself awake, and goes on showing what it
 * knows while the network is gone. It is told what anybody is told, and nothing else.
 */

import { useEffect, useState } from "preact/hooks";
import { useAwake, useIdle } from "@house/club/awake";
import { tournamentLink } from "@house/club/invite";
import { type Looked, useTournament } from "@house/club/looking";
import { phaseWords } from "@house/club/phase";
import { RoundClock } from "@house/club/round-clock";
import { SlideView } from "@house/club/slide-view";
import { type Slide, slidesOf } from "@house/club/slides";
import { momentWords } from "@house/club/words";
import type { TournamentInfo } from "@house/generated/types";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { Qr } from "@house/parts/qr";
import { WaysOn } from "@house/parts/ways-on";
import { renew, renewal } from "@house/renewal";
import { words } from "@house/speech";
import "@house/club/screen.css";

const EVERY = 10_000;
/** How long a page of names is looked at, in milliseconds. */
const LOOKED_AT = 12_000;
/** A title of so many letters has one line to itself. */
const SHORT = 24;

export function ScreenPage({ code }: { readonly code: string }) {
  const looked = useTournament(code, EVERY);
  const { info, problem, cutSince } = looked;
  useAwake();
  if (info) return <Screen info={info} looked={looked} />;
  if (problem)
    return (
      <section class="panel narrow" role="status">
        <h1>{t("club-none")}</h1>
        <p>{words(problem)}</p>
        <WaysOn onAgain={looked.look} />
      </section>
    );
  return cutSince === null ? <Loading /> : <NoNetwork onTryAgain={looked.look} />;
}

/**
 * Which slide is shown; the next one comes by itself unless the screen is held, or by an arrow key. Whenever the
 * tournament moves on it begins again with the first: there stands what everybody waits for.
 */
function useTurning(
  slides: readonly Slide[],
  stage: string,
): readonly [count: number, held: boolean, turn: () => void] {
  const [turned, setTurned] = useState({ stage, count: 0 });
  const [held, setHeld] = useState(false);
  const count = turned.stage === stage ? turned.count : 0;
  const at = count % slides.length;
  const setCount = (next: number): void => setTurned({ stage, count: next });
  const turn = (): void => {
    if (renewal.peek() !== "none") renew(); // nobody stands here to press a button
    setCount(count + 1);
  };
  const showsGame = slides[at]?.kind === "featured"; // a game turns the page when it is over
  useEffect(() => {
    if (held || showsGame) return undefined;
    const timer = setTimeout(turn, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [stage, count, held, showsGame]);
  useKeys({
    ArrowRight: turn,
    ArrowLeft: () => setCount(at + slides.length - 1),
    " ": () => setHeld(!held),
    f: () => void document.documentElement.requestFullscreen?.().catch(() => undefined),
  });
  return [count, held, turn];
}

function Screen({ info, looked }: { readonly info: TournamentInfo; readonly looked: Looked }) {
  const slides = slidesOf(info);
  const [count, held, turn] = useTurning(slides, `${info.phase} ${info.closed.length}`);
  const at = count % slides.length;
  const idle = useIdle();
  const gathering = info.phase === "gathering";
  useEffect(() => {
    document.title = `${info.title} · ${t("club-screen")}`;
  }, [info.title]);
  return (
    <div class={classes("screen", gathering && "screen-gathering", idle && "screen-idle")}>
      <header class="screen-head">
        <h1 class={info.title.length > SHORT ? "screen-long" : undefined}>{info.title}</h1>
        <p class="screen-phase">{phaseWords(info)}</p>
        <RoundClock info={info} time={looked.time} />
      </header>
      {info.phase !== "over" && <WayIn code={info.code} />}
      <div class="screen-slide">
        <SlideView key={`${info.phase} ${count}`} info={info} slide={slides[at]!} onDone={turn} />
      </div>
      <footer class="screen-foot">
        <span>{t(`${info.game}-name`)}</span>
        {info.open_round && <span>{t("club-seal", { seal: info.open_round.seal.slice(0, 16) })}</span>}
        {looked.cutSince !== null && (
          <span class="screen-cut" role="status">
            {t("club-screen-cut", { since: momentWords(looked.cutSince, Date.now()) })}
          </span>
        )}
        {slides.length > 1 && (
          <span class="screen-pages">
            {held && `${t("club-screen-held")} · `}
            {at + 1} / {slides.length}
          </span>
        )}
      </footer>
    </div>
  );
}

/** How to come in, always in sight: a QR code, and a code to be typed. */
function WayIn({ code }: { readonly code: string }) {
  return (
    <aside class="screen-in" aria-label={t("club-invite")}>
      <Qr text={tournamentLink(code)} />
      <p class="screen-address">{t("club-screen-in", { address: `${location.host}/club` })}</p>
      <p class="screen-code">{code}</p>
    </aside>
  );
}
