/** The house's HTTP door. Every refusal comes as one `Problem`; a house that cannot be reached is one, too. */

import { signal } from "@preact/signals";
import type {
  AboutSeat,
  BlockInfo,
  Board,
  BotInfo,
  Call,
  Credentials,
  Daily,
  DailyAnswer,
  DailyQuest,
  DailyResults,
  DailyVerdict,
  Face,
  Farewell,
  FillSeat,
  FriendInfo,
  FriendLink,
  GameInfo,
  GiveUp,
  Hint,
  Imported,
  Invitation,
  Join,
  Lent,
  Lift,
  Me,
  Mornings,
  MyTable,
  NewDevice,
  NewPassword,
  NewReport,
  NewTable,
  Problem,
  Profile,
  PublicKeys,
  PushInfo,
  PuzzleAnswer,
  PuzzleCard,
  PuzzleHall,
  PuzzleVerdict,
  QuestAct,
  Quick,
  RatingInfo,
  Replay,
  Reported,
  Seated,
  TableInfo,
} from "@house/generated/types";
import { BUILD, heardBuild, needRenewal } from "@house/renewal";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.reason}`);
  }
}

/** Does the house not answer? */
export const unreachable = signal(false);

const UNREACHABLE: Problem = { t: "error", code: "unreachable", reason: "house-unreachable" };

/** Did something fail because nobody answered? */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refused && error.problem.code === UNREACHABLE.code;
}

/** A house that has too much to do says when to come again: what only reads does so by itself. */
const BUSY = 503;
const TRIES = 4;
const LONGEST_WAIT = 10;

interface Asking {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly text?: string;
  readonly token?: string;
}

async function request(path: string, { method = "GET", body, text, token }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = BUILD ? { "Cabinet-Page": BUILD } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "application/x-ndjson";
  if (token) headers.Authorization = `Bearer ${token}`;
  const sent = { method, headers, body: text ?? (body === undefined ? null : JSON.stringify(body)) };
  for (let tries = method === "GET" ? TRIES : 1; ; tries--) {
    const answer = await fetched(path, sent);
    if (answer.ok) return answer;
    const wait = Number(answer.headers.get("Retry-After"));
    if (answer.status !== BUSY || !(wait > 0 && wait <= LONGEST_WAIT) || tries <= 1)
      throw new Refused(await problemOf(answer));
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

async function fetched(path: string, sent: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, sent);
    unreachable.value = false;
    heardBuild(answer.headers.get("Cabinet-Build"));
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    unreachable.value = true;
    throw new Refused(UNREACHABLE);
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (told.code === "reload") needRenewal();
    if (typeof told.reason === "string") return { t: "error", code: "refused", ...told, reason: told.reason };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return answer.status >= 500
    ? UNREACHABLE
    : { t: "error", code: String(answer.status), reason: "house-refused" };
}

export async function ask<T>(path: string, asking?: Asking): Promise<T> {
  return (await (await request(path, asking)).json()) as T;
}

const riddle = (game: string, rest: string): string => `/api/puzzles/${encodeURIComponent(game)}/${rest}`;
const day = (date: string, rest = ""): string => `/api/daily/${encodeURIComponent(date)}${rest}`;
export const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  tables: (wish: Readonly<Record<string, string>> = {}) =>
    ask<TableInfo[]>(`/api/tables?${new URLSearchParams(wish).toString()}`),
  bots: () => ask<BotInfo[]>("/api/bots"),
  quick: (body: Quick) => ask<Seated>("/api/quick", { method: "POST", body }),
  table: (key: string) => ask<TableInfo>(at(key)),
  open: (body: NewTable) => ask<Seated>("/api/tables", { method: "POST", body }),
  join: (table: string, body: Join) => ask<Seated>(at(table, "/join"), { method: "POST", body }),
  bot: (table: string, token: string, body: FillSeat) =>
    ask<TableInfo>(at(table, "/bot"), { method: "POST", body, token }),
  leave: (table: string, token: string) => ask<TableInfo>(at(table, "/leave"), { method: "POST", token }),
  cancel: (table: string, token: string) => ask<TableInfo>(at(table, "/cancel"), { method: "POST", token }),
  again: (table: string, token: string) => ask<Seated>(at(table, "/again"), { method: "POST", token }),
  /** Without a wish: all of it once the game is over, else what the bearer has seen. */
  log: async (table: string, token: string, eyes = "") =>
    (await request(at(table, eyes ? `/log?eyes=${encodeURIComponent(eyes)}` : "/log"), { token })).blob(),
  keys: () => ask<PublicKeys>("/.well-known/cabinet-noir.json"),
  lend: (table: string, token: string, on: boolean) =>
    ask<Lent>(at(table, "/lend"), { method: "POST", body: { on }, token }),
  qr: async (text: string) => (await request("/api/qr", { method: "POST", body: { text } })).text(),
  me: () => ask<Me>("/api/me"),
  beKnown: (body: Face) => ask<Me>("/api/me", { method: "POST", body }),
  makeAccount: (body: Credentials) => ask<Me>("/api/account", { method: "POST", body }),
  logIn: (body: Credentials) => ask<Me>("/api/login", { method: "POST", body }),
  logOut: (everywhere: boolean) =>
    ask<Me>(everywhere ? "/api/logout-everywhere" : "/api/logout", { method: "POST" }),
  changePassword: (body: NewPassword) => ask<Me>("/api/account/password", { method: "POST", body }),
  myCalls: () => ask<Call[]>("/api/me/calls"),
  push: () => ask<PushInfo>("/api/push"),
  tellDevice: (body: NewDevice) => ask<PushInfo>("/api/push", { method: "POST", body }),
  tellMornings: (body: Mornings) => ask<PushInfo>("/api/push/daily", { method: "POST", body }),
  forgetDevice: () => ask<PushInfo>("/api/push/forget", { method: "POST" }),
  myTables: () => ask<MyTable[]>("/api/me/tables"),
  myUnfinished: () => ask<MyTable[]>("/api/me/unfinished"),
  myRatings: () => ask<RatingInfo[]>("/api/me/ratings"),
  forgetMe: (body: Farewell) => ask<Me>("/api/me/delete", { method: "POST", body }),
  profile: (table: string, seat: number) =>
    ask<Profile>(`/api/profiles/${encodeURIComponent(table)}/${seat}`),
  myBlocks: () => ask<BlockInfo[]>("/api/me/blocks"),
  block: (body: AboutSeat) => ask<BlockInfo[]>("/api/blocks", { method: "POST", body }),
  lift: (body: Lift) => ask<BlockInfo[]>("/api/me/blocks/lift", { method: "POST", body }),
  report: (body: NewReport) => ask<Reported>("/api/reports", { method: "POST", body }),
  board: (game: string, seats: number) => ask<Board>(`/api/ratings/${encodeURIComponent(game)}/${seats}`),
  puzzles: (language: string) => ask<PuzzleHall>(`/api/puzzles?language=${language}`),
  /** A puzzle near my strength, of what is wished for. */
  nextPuzzle: (game: string, wish: Readonly<Record<string, string>>) =>
    ask<PuzzleCard>(riddle(game, `next?${new URLSearchParams(wish).toString()}`)),
  puzzle: (game: string, id: string) => ask<PuzzleCard>(riddle(game, encodeURIComponent(id))),
  answerPuzzle: (game: string, id: string, body: PuzzleAnswer) =>
    ask<PuzzleVerdict>(riddle(game, `${encodeURIComponent(id)}/answer`), { method: "POST", body }),
  hintAtPuzzle: (game: string, id: string, rung: number) =>
    ask<Hint>(riddle(game, `${encodeURIComponent(id)}/hint`), { method: "POST", body: { rung } }),
  giveUpPuzzle: (game: string, id: string, body: GiveUp) =>
    ask<PuzzleVerdict>(riddle(game, `${encodeURIComponent(id)}/give-up`), { method: "POST", body }),
  /** A date of the daily, and how I stand to it; without one: today, by a clock so many minutes ahead of UTC. */
  daily: (date: string | null, offset: number) =>
    ask<Daily>(`${date === null ? "/api/daily" : day(date)}?offset=${offset}`),
  answerDaily: (date: string, body: DailyAnswer) =>
    ask<DailyVerdict>(day(date, "/puzzle"), { method: "POST", body }),
  explore: (date: string, body: QuestAct) => ask<DailyQuest>(day(date, "/quest"), { method: "POST", body }),
  dailyResults: (date: string) => ask<DailyResults>(day(date, "/results")),
  friends: () => ask<FriendInfo[]>("/api/friends"),
  friendLink: () => ask<FriendLink>("/api/friends/link", { method: "POST" }),
  lookAtFriend: (token: string) => ask<Invitation>("/api/friends/look", { method: "POST", body: { token } }),
  joinFriend: (token: string) => ask<FriendInfo[]>("/api/friends/join", { method: "POST", body: { token } }),
  partFriend: (id: string) => ask<FriendInfo[]>("/api/friends/part", { method: "POST", body: { id } }),
  importLog: (text: string) => ask<Imported>("/api/logs", { method: "POST", text }),
  /** A page of a game, from a step on. Without a wish, the house lends the bearer's own eyes, or a spectator's. */
  replay: (table: string, token: string, eyes: string | null, start: number) => {
    const asked = new URLSearchParams({ start: String(start), ...(eyes === null ? {} : { eyes }) });
    return ask<Replay>(at(table, `/replay?${asked.toString()}`), { token });
  },
};
