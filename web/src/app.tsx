/** The frame of the house: its head, the page the address names, and what is said aloud. */

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { going } from "@house/club/going";
import { unsent } from "@house/daily/kept";
import { Home } from "@house/home/home";
import { t } from "@house/language";
import { me } from "@house/me";
import { Head } from "@house/parts/head";
import { InRoom } from "@house/parts/in-room";
import { Lazy } from "@house/parts/lazy";
import { Lost } from "@house/parts/lost";
import { RenewalBanner } from "@house/parts/renewal-banner";
import { type Route, route } from "@house/route";
import { Speech } from "@house/speech";

/** The pages that a table fills. */
const AT_A_TABLE: readonly Route["page"][] = [
  "table",
  "replay",
  "lesson",
  "puzzle",
  "daily-puzzle",
  "daily-quest",
];

/** The pages that tell of a tournament themselves. */
const AT_THE_CLUB: readonly Route["page"][] = ["tournament", "screen"];

export const loadTable = (): Promise<ComponentType<{ tableKey: string }>> =>
  import("@house/table/page").then((m) => m.TablePage);
const loadReplay = (): Promise<ComponentType<{ table: string }>> =>
  import("@house/replay/page").then((m) => m.ReplayPage);
const loadRetry = (): Promise<ComponentType<{ table: string }>> =>
  import("@house/review/retry").then((m) => m.RetryPage);
/** The pages that speak of people. */
const ABOUT_PEOPLE = {
  lobby: (): Promise<ComponentType> => import("@house/lobby/page").then((m) => m.LobbyPage),
  me: (): Promise<ComponentType> => import("@house/account/page").then((m) => m.MePage),
  ledger: (): Promise<ComponentType> => import("@house/ledger/page").then((m) => m.LedgerPage),
  ratings: (): Promise<ComponentType> => import("@house/ratings/page").then((m) => m.RatingsPage),
  privacy: (): Promise<ComponentType> => import("@house/privacy/page").then((m) => m.PrivacyPage),
};
const loadCalls = (): Promise<ComponentType> => import("@house/calls/calls").then((m) => m.Calls);
const loadRules = (): Promise<ComponentType<{ game: string }>> =>
  import("@house/rules/page").then((m) => m.RulesPage);

const loadLesson = (): Promise<ComponentType<{ game: string }>> =>
  import("@house/learn/page").then((m) => m.LessonPage);

const loadBoxes = (): Promise<ComponentType> => import("@house/box/hall").then((m) => m.BoxHall);
const loadBox = (): Promise<ComponentType<{ game: string }>> =>
  import("@house/box/page").then((m) => m.BoxPage);

const loadPuzzles = (): Promise<ComponentType> => import("@house/puzzles/hall").then((m) => m.PuzzlesPage);
const loadPuzzle = (): Promise<ComponentType<{ game: string; id: string | null }>> =>
  import("@house/puzzles/page").then((m) => m.PuzzlePage);

const loadPaper = (): Promise<ComponentType<{ sheet: string }>> =>
  import("@house/paper/page").then((m) => m.PaperPage);

const loadDaily = (): Promise<ComponentType<{ date: string | null }>> =>
  import("@house/daily/page").then((m) => m.DailyPage);
const loadDailyPuzzle = (): Promise<ComponentType<{ date: string }>> =>
  import("@house/daily/puzzle").then((m) => m.DailyPuzzlePage);
const loadDailyQuest = (): Promise<ComponentType<{ date: string }>> =>
  import("@house/daily/quest").then((m) => m.DailyQuestPage);
const loadDailyWith = (): Promise<ComponentType> => import("@house/daily/with").then((m) => m.WithPage);
const loadSending = (): Promise<ComponentType> => import("@house/daily/sending").then((m) => m.Sending);

/** The pages of tournaments and clubs. */
const loadTournament = (): Promise<ComponentType<{ code: string }>> =>
  import("@house/club/tournament").then((m) => m.TournamentPage);
const loadScreen = (): Promise<ComponentType<{ code: string }>> =>
  import("@house/club/screen").then((m) => m.ScreenPage);
const loadStandings = (): Promise<ComponentType<{ code: string }>> =>
  import("@house/club/sheet").then((m) => m.StandingsSheet);
const loadDeals = (): Promise<ComponentType<{ code: string; round: number }>> =>
  import("@house/club/deals").then((m) => m.DealsSheet);
const loadClub = (): Promise<ComponentType<{ code: string }>> =>
  import("@house/club/club").then((m) => m.ClubPage);
const loadClubs = (): Promise<ComponentType> => import("@house/club/hall").then((m) => m.ClubHall);
const loadNewTournament = (): Promise<ComponentType> =>
  import("@house/club/new").then((m) => m.NewTournamentPage);
const loadClubCall = (): Promise<ComponentType> => import("@house/club/call").then((m) => m.ClubCall);

export function App() {
  const here = route.value;
  const main = useRef<HTMLElement>(null);
  const before = useRef(here);
  useEffect(() => {
    if (!isSameVisit(before.current, here)) main.current?.focus();
    before.current = here;
  }, [here]);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to this page's main part, that leaves the address as it is */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("house-skip")}
      </a>
      <Head />
      {me.value?.known && here.page !== "screen" && <Lazy load={loadCalls} props={{}} meanwhile={null} />}
      {going.value && !AT_THE_CLUB.includes(here.page) && (
        <Lazy load={loadClubCall} props={{}} meanwhile={null} />
      )}
      {unsent.value && <Lazy load={loadSending} props={{}} meanwhile={null} />}
      <main id="main" ref={main} tabIndex={-1} class={`page page-${here.page}`}>
        {pageOf(here)}
      </main>
      {!AT_A_TABLE.includes(here.page) && here.page !== "screen" && (
        <footer class="foot">
          <a href="/paper">{t("house-paper")}</a>
          <a href="/privacy">{t("house-privacy")}</a>
        </footer>
      )}
      <RenewalBanner atTable={AT_A_TABLE.includes(here.page) || here.page === "screen"} />
      <Speech />
    </>
  );
}

/** Has nobody gone anywhere? Whichever puzzle comes next has only been given its name. */
function isSameVisit(before: Route, here: Route): boolean {
  return before === here || (before.page === "puzzle" && before.id === null && here.page === "puzzle");
}

function pageOf(here: Route) {
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <Lazy key={here.key} load={loadTable} props={{ tableKey: here.key }} />;
    case "replay":
      return (
        <Lazy
          key={`${here.table} ${here.again}`}
          load={here.again ? loadRetry : loadReplay}
          props={{ table: here.table }}
        />
      );
    case "rules":
      return <Lazy key={here.game} load={loadRules} props={{ game: here.game }} />;
    case "lesson":
      return <Lazy key={here.game} load={loadLesson} props={{ game: here.game }} />;
    case "box":
      return (
        <InRoom key={`box ${here.game}`} game="box">
          {here.game === null ? (
            <Lazy load={loadBoxes} props={{}} />
          ) : (
            <Lazy load={loadBox} props={{ game: here.game }} />
          )}
        </InRoom>
      );
    case "puzzles":
      return (
        <InRoom key="puzzles" game="puzzles">
          <Lazy load={loadPuzzles} props={{}} />
        </InRoom>
      );
    case "puzzle":
      return (
        <InRoom key={`${here.game} ${here.id}`} game="puzzles">
          <Lazy load={loadPuzzle} props={{ game: here.game, id: here.id }} />
        </InRoom>
      );
    case "daily":
    case "daily-puzzle":
    case "daily-quest":
    case "daily-with":
      return (
        <InRoom key={JSON.stringify(here)} game="daily">
          <InRoom game="puzzles">{dailyOf(here)}</InRoom>
        </InRoom>
      );
    case "clubs":
    case "club-new":
    case "tournament":
    case "screen":
    case "standings":
    case "deals":
    case "club":
      return (
        <InRoom key={JSON.stringify(here)} game="club">
          <InRoom game="desk">{clubOf(here)}</InRoom>
        </InRoom>
      );
    case "paper":
      return (
        <InRoom key={here.sheet} game="paper">
          <Lazy load={loadPaper} props={{ sheet: here.sheet }} />
        </InRoom>
      );
    case "lost":
      return <Lost />;
    default:
      return (
        <InRoom key={here.page} game="people">
          <Lazy load={ABOUT_PEOPLE[here.page]} props={{}} />
        </InRoom>
      );
  }
}

type AtDaily = Extract<Route, { page: `daily${string}` }>;

/** The daily's own pages. */
function dailyOf(here: AtDaily) {
  switch (here.page) {
    case "daily":
      return <Lazy load={loadDaily} props={{ date: here.date }} />;
    case "daily-puzzle":
      return <Lazy load={loadDailyPuzzle} props={{ date: here.date }} />;
    case "daily-quest":
      return <Lazy load={loadDailyQuest} props={{ date: here.date }} />;
    case "daily-with":
      return <Lazy load={loadDailyWith} props={{}} />;
  }
}

type AtClub = Extract<
  Route,
  { page: "clubs" | "club-new" | "tournament" | "screen" | "standings" | "deals" | "club" }
>;

/** The pages of tournaments and clubs. */
function clubOf(here: AtClub) {
  switch (here.page) {
    case "clubs":
      return <Lazy load={loadClubs} props={{}} />;
    case "club-new":
      return <Lazy load={loadNewTournament} props={{}} />;
    case "tournament":
      return <Lazy load={loadTournament} props={{ code: here.code }} />;
    case "screen":
      return <Lazy load={loadScreen} props={{ code: here.code }} />;
    case "standings":
      return (
        <InRoom game="paper">
          <Lazy load={loadStandings} props={{ code: here.code }} />
        </InRoom>
      );
    case "deals":
      return (
        <InRoom game="paper">
          <Lazy load={loadDeals} props={{ code: here.code, round: here.round }} />
        </InRoom>
      );
    case "club":
      return <Lazy load={loadClub} props={{ code: here.code }} />;
  }
}
