/** The frame of the house: its head, the page the address names, and what is said aloud. */

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Home } from "@house/home/home";
import { t } from "@house/language";
import { me } from "@house/me";
import { Head } from "@house/parts/head";
import { InRoom } from "@house/parts/in-room";
import { Lazy } from "@house/parts/lazy";
import { RenewalBanner } from "@house/parts/renewal-banner";
import { type Route, route } from "@house/route";
import { Speech } from "@house/speech";

/** The pages that a table fills. */
const AT_A_TABLE: readonly Route["page"][] = ["table", "replay", "lesson"];

export const loadTable = (): Promise<ComponentType<{ tableKey: string }>> =>
  import("@house/table/page").then((m) => m.TablePage);
const loadReplay = (): Promise<ComponentType<{ table: string }>> =>
  import("@house/replay/page").then((m) => m.ReplayPage);
const loadLobby = (): Promise<ComponentType> => import("@house/lobby/page").then((m) => m.LobbyPage);
const loadMe = (): Promise<ComponentType> => import("@house/account/page").then((m) => m.MePage);
const loadRatings = (): Promise<ComponentType> => import("@house/ratings/page").then((m) => m.RatingsPage);
const loadPrivacy = (): Promise<ComponentType> => import("@house/privacy/page").then((m) => m.PrivacyPage);
const loadCalls = (): Promise<ComponentType> => import("@house/calls/calls").then((m) => m.Calls);
const loadRules = (): Promise<ComponentType<{ game: string }>> =>
  import("@house/rules/page").then((m) => m.RulesPage);

const loadLesson = (): Promise<ComponentType<{ game: string }>> =>
  import("@house/learn/page").then((m) => m.LessonPage);

export function App() {
  const here = route.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus();
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
      {me.value?.known && <Lazy load={loadCalls} props={{}} meanwhile={null} />}
      <main id="main" ref={main} tabIndex={-1} class={`page page-${here.page}`}>
        {pageOf(here)}
      </main>
      {!AT_A_TABLE.includes(here.page) && (
        <footer class="foot">
          <a href="/privacy">{t("house-privacy")}</a>
        </footer>
      )}
      <RenewalBanner atTable={AT_A_TABLE.includes(here.page)} />
      <Speech />
    </>
  );
}

function pageOf(here: Route) {
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <Lazy key={here.key} load={loadTable} props={{ tableKey: here.key }} />;
    case "replay":
      return <Lazy key={here.table} load={loadReplay} props={{ table: here.table }} />;
    case "rules":
      return <Lazy key={here.game} load={loadRules} props={{ game: here.game }} />;
    case "lesson":
      return <Lazy key={here.game} load={loadLesson} props={{ game: here.game }} />;
    case "lobby":
      return (
        <InRoom key="lobby" game="people">
          <Lazy load={loadLobby} props={{}} />
        </InRoom>
      );
    case "me":
      return (
        <InRoom key="me" game="people">
          <Lazy load={loadMe} props={{}} />
        </InRoom>
      );
    case "ratings":
      return (
        <InRoom key="ratings" game="people">
          <Lazy load={loadRatings} props={{}} />
        </InRoom>
      );
    case "privacy":
      return (
        <InRoom key="privacy" game="people">
          <Lazy load={loadPrivacy} props={{}} />
        </InRoom>
      );
    case "lost":
      return <Lost />;
  }
}

function Lost() {
  return (
    <section class="panel narrow">
      <h1>{t("house-lost-title")}</h1>
      <p>{t("house-lost-text")}</p>
      <a class="button button-main" href="/">
        {t("house-go-home")}
      </a>
    </section>
  );
}
