/** A tournament in the hand, for tests: what a house would say of one. */

import type { ClosedRound, OpenedRound, PlayerInfo, Standing, TournamentInfo } from "@house/generated/types";

const NAMES = ["Ada", "Blaise", "Cléo", "Diane", "Élise"];

/** So many people, in the order in which they came. */
export function people(count: number, some: Partial<PlayerInfo> = {}): readonly PlayerInfo[] {
  return Array.from({ length: count }, (_, number) => ({
    number,
    name: NAMES[number] ?? `Nº ${number}`,
    avatar: "",
    team: "",
    out: false,
    since: 1,
    ...some,
  }));
}

export const GATHERING: TournamentInfo = {
  id: "t1",
  code: "K7QX",
  title: "Soirée",
  game: "vinci",
  seats: 2,
  options: {},
  assist: "off",
  system: "swiss",
  scoring: "matchpoints",
  rounds: 5,
  boards: 1,
  team: 1,
  sides: [0, 1],
  minutes: 25,
  rest: -1,
  has_next: true,
  still_in: [0, 1, 2, 3, 4],
  goes_on: null,
  clock: null,
  level: "regular",
  phase: "gathering",
  seq: 4,
  now: 1000,
  players: people(5),
  teams: [],
  open_round: null,
  closed: [],
  standings: [],
  tie_breaks: ["between", "opponents", "wins"],
  featured: "",
  club: "",
  club_title: "",
  me: null,
  directs: false,
  mine: [],
  log: [],
};

/** A round that is played: Ada with Blaise, Cléo with Diane, and Élise sits out. */
export const ROUND: OpenedRound = {
  round: 1,
  seal: "ab",
  tables: [
    { number: 1, players: [0, 1] },
    { number: 2, players: [2, 3] },
  ],
  byes: [4],
  opened: 0,
  due: 60_000,
};

export const PLAYING: TournamentInfo = { ...GATHERING, phase: "playing", open_round: ROUND };

export const CLOSED: ClosedRound = {
  round: 1,
  seal: "ab",
  seals: ["cd"],
  secret: "ef",
  scores: [],
  byes: [],
};

/** Somebody's place. */
export function place(number: number, player: number): Standing {
  return {
    place: number,
    player,
    score: 1500,
    adjusted: null,
    wins: 1,
    played: 2,
    breaks: [0, 0, 1],
    why: null,
  };
}
