/** The house's doors for tournaments and clubs. They come with these pages: the hall does not need them. */

import { ask } from "@house/api";
import type {
  ClubInfo,
  DirectorAct,
  JoinClub,
  JoinTournament,
  MyClub,
  NewClub,
  NewTournament,
  PartMember,
  SetRole,
  TournamentInfo,
} from "@house/generated/types";

/** A tournament by its id or its code. */
export const tournamentAt = (key: string, rest = ""): string =>
  `/api/tournaments/${encodeURIComponent(key)}${rest}`;
/** A club by its id or its code. */
export const clubAt = (key: string, rest = ""): string => `/api/clubs/${encodeURIComponent(key)}${rest}`;

export const desk = {
  found: (body: NewTournament) => ask<TournamentInfo>("/api/tournaments", { method: "POST", body }),
  show: (key: string) => ask<TournamentInfo>(tournamentAt(key)),
  join: (key: string, body: JoinTournament) =>
    ask<TournamentInfo>(tournamentAt(key, "/join"), { method: "POST", body }),
  /** Do something on the last entry one has seen: whoever has not seen the last is asked to look again. */
  act: (key: string, at: number, act: DirectorAct) =>
    ask<TournamentInfo>(tournamentAt(key, "/act"), { method: "POST", body: { at, act } }),
};

export const clubs = {
  mine: () => ask<MyClub[]>("/api/me/clubs"),
  found: (body: NewClub) => ask<ClubInfo>("/api/clubs", { method: "POST", body }),
  /** A club in one of its seasons; without one: the newest. */
  show: (key: string, season: string) =>
    ask<ClubInfo>(clubAt(key, season ? `?season=${encodeURIComponent(season)}` : "")),
  join: (key: string, body: JoinClub) => ask<ClubInfo>(clubAt(key, "/join"), { method: "POST", body }),
  role: (key: string, body: SetRole) => ask<ClubInfo>(clubAt(key, "/role"), { method: "POST", body }),
  part: (key: string, body: PartMember) => ask<ClubInfo>(clubAt(key, "/part"), { method: "POST", body }),
  remove: (key: string) => ask<unknown>(clubAt(key, "/delete"), { method: "POST" }),
};
