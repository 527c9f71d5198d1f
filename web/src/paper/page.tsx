/** What there is to print, and each sheet as it will come out. The browser prints; nothing but the sheet is on it. */

import { useEffect, useState } from "preact/hooks";
import { t } from "@house/language";
import { DailyLeaf } from "@house/paper/daily";
import { Leaf, nameAndDate } from "@house/paper/leaf";
import { pathOf, type SheetName, sheetOf } from "@house/paper/names";
import { Preview } from "@house/paper/preview";
import { ScoreLeaf } from "@house/paper/score";
import { InRoom } from "@house/parts/in-room";
import { Loading } from "@house/parts/loading";
import { Lost } from "@house/parts/lost";
import { Missing } from "@house/parts/missing";
import { isMissing } from "@house/renewal";
import type { Paper } from "@house/room";
import { ROOMS } from "@house/rooms";
import "@house/paper/desk.css";

export function PaperPage({ sheet: name }: { readonly sheet: string }) {
  const sheet = sheetOf(name);
  const title = sheet ? titleOf(sheet) : t("paper-title");
  useEffect(() => {
    document.title = `${title} · Cabinet Noir`;
  }, [title]);
  if (!sheet) return <Lost />;
  switch (sheet.what) {
    case "all":
      return <Everything />;
    case "daily":
      return (
        <Preview title={title}>
          <DailyLeaf date={sheet.date} />
        </Preview>
      );
    case "score":
      return sheet.game === null ? (
        <Preview title={title}>
          <ScoreLeaf game={null} paper={null} />
        </Preview>
      ) : (
        <OfRoom sheet={sheet} game={sheet.game} />
      );
    case "sheet":
      return <OfRoom sheet={sheet} game={sheet.game} />;
  }
}

function titleOf(sheet: SheetName): string {
  switch (sheet.what) {
    case "all":
      return t("paper-title");
    case "daily":
      return t("paper-daily");
    case "score":
      return `${t("paper-score")}, ${sheet.game === null ? t("paper-any-game") : t(`${sheet.game}-name`)}`;
    case "sheet":
      return `${t("paper-sheet")}, ${t(`${sheet.game}-name`)}`;
  }
}

/** All that can be printed, game by game. */
function Everything() {
  const rooms = [...ROOMS.values()].filter((room) => room.paper);
  return (
    <div class="paper-desk">
      <h1>{t("paper-title")}</h1>
      <p>{t("paper-text")}</p>
      <div class="paper-rooms">
        <section class="panel paper-room" aria-labelledby="paper-evening">
          <h2 id="paper-evening">{t("paper-evening")}</h2>
          <Way sheet={{ what: "daily", date: null }}>{t("paper-daily")}</Way>
          <Way sheet={{ what: "score", game: null }}>{t("paper-any-score")}</Way>
        </section>
        {rooms.map(({ key }) => (
          <section key={key} class="panel paper-room" aria-labelledby={`paper-${key}`}>
            <h2 id={`paper-${key}`}>{t(`${key}-name`)}</h2>
            <Way sheet={{ what: "sheet", game: key, players: null }} of={t(`${key}-name`)}>
              {t("paper-sheet")}
            </Way>
            <Way sheet={{ what: "score", game: key }} of={t(`${key}-name`)}>
              {t("paper-score")}
            </Way>
          </section>
        ))}
      </div>
    </div>
  );
}

interface WayProps {
  readonly sheet: SheetName;
  /** Of what game, for whoever does not see what it stands under. */
  readonly of?: string;
  readonly children: string;
}

function Way({ sheet, of, children }: WayProps) {
  return (
    <a class="button" href={pathOf(sheet)}>
      {children}
      {of && <span class="unseen">, {of}</span>}
    </a>
  );
}

type RoomSheet = Extract<SheetName, { what: "sheet" | "score" }>;

/** A sheet of a room, once the room has said and drawn what is on it. */
function OfRoom({ sheet, game }: { readonly sheet: RoomSheet; readonly game: string }) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const [failed, setFailed] = useState(false);
  const load = ROOMS.get(game)?.paper;
  useEffect(() => {
    load?.()
      .then(setPaper)
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        setFailed(true);
      });
  }, [load]);
  if (!load) return <Lost />;
  if (failed) return <Missing />;
  if (!paper) return <Loading />;
  return (
    <InRoom game={game}>
      {sheet.what === "score" ? (
        <Preview title={titleOf(sheet)}>
          <ScoreLeaf game={game} paper={paper} />
        </Preview>
      ) : (
        <NoteSheet game={game} paper={paper} wished={sheet.players} />
      )}
    </InRoom>
  );
}

interface NoteSheetProps {
  readonly game: string;
  readonly paper: Paper;
  readonly wished: number | null;
}

function NoteSheet({ game, paper, wished }: NoteSheetProps) {
  const players = wished ?? paper.players[0] ?? 0;
  if (wished !== null && !paper.players.includes(wished)) return <Lost />;
  const title = t("paper-sheet");
  return (
    <Preview
      title={titleOf({ what: "sheet", game, players: wished })}
      choice={<Players {...{ game, paper, players }} />}
    >
      <Leaf
        over={t(`${game}-name`)}
        title={paper.players.length > 0 ? `${title}, ${t("paper-players", { players })}` : title}
        fields={nameAndDate()}
        path={pathOf({ what: "sheet", game, players: wished })}
      >
        <paper.Sheet players={players} />
      </Leaf>
    </Preview>
  );
}

/** For how many: each has an address of its own. */
function Players({ game, paper, players }: Omit<NoteSheetProps, "wished"> & { readonly players: number }) {
  if (paper.players.length === 0) return null;
  return (
    <nav class="paper-players" aria-label={t("paper-players-choice")}>
      {paper.players.map((many) => (
        <a
          key={many}
          class="button"
          href={pathOf({ what: "sheet", game, players: many })}
          aria-current={many === players ? "true" : undefined}
        >
          {t("paper-players", { players: many })}
        </a>
      ))}
    </nav>
  );
}
