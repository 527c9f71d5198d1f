/** What may be typed besides words, as at the terminal: +, -, >> and ?2c; and the line that says what to do. */

import type { State } from "@house/generated/password-express";
import type { Line } from "@house/generated/types";
import type { BoardProps } from "@house/room";
import type { Doing } from "./doing";
import { written } from "./draft";
import { COLUMNS, isFull, myTeam, tokensLeft } from "./table";
import type { Typist } from "./typist";

/** Do what a typed sign says: vote with + or -, pass with >>, contest with ?, a row's number and a card's letter. */
export function commanded(text: string, doing: Doing): boolean {
  const [ballot] = doing.ballots;
  if (ballot && (text === "+" || text === "-")) {
    ballot.shout({ t: "vote", ok: text === "+" });
    return true;
  }
  if (text === ">>") {
    doing.pass?.({ t: "pass" });
    return true;
  }
  const contest = /^\?([1-4])([a-d])$/i.exec(text);
  if (!contest) return false;
  const at = { row: Number(contest[1]) - 1, column: COLUMNS.indexOf(contest[2]!.toLowerCase()) };
  if (doing.contest.places.some((place) => place.row === at.row && place.column === at.column))
    doing.contest.shout({ t: "contest", at });
  return true;
}

/** What there is to do now; with a word typed that takes several places, how to take fewer (R6). */
export function hint(board: BoardProps, view: State, doing: Doing, typist: Typist): Line {
  const { draft, mode, choosable } = typist;
  if (choosable.length === 0) return { id: todo(board, view, doing, mode) };
  const { word } = written(draft.text);
  return { id: "password-express-ask-several", args: { word, count: choosable.length } };
}

function todo(board: BoardProps, view: State, doing: Doing, mode: Typist["mode"]): string {
  const team = myTeam(view, board.me);
  const ours = board.held.length > 0 || team === view.team;
  switch (view.phase) {
    case "preparing":
      return doing.prepare ? "password-express-ask-prepare" : "password-express-ask-wait-prepare";
    case "ready":
      return doing.flip ? "password-express-ask-flip" : "password-express-ask-wait-flip";
    case "closing":
      if (!doing.agree) return "password-express-ask-wait";
      return isFull(view) ? "password-express-ask-agree" : "password-express-ask-agree-passed";
    case "recap":
      return doing.agree ? "password-express-ask-recap" : "password-express-ask-wait";
    case "guessing":
      if (board.me !== null && view.passed.includes(board.me)) return "password-express-ask-passed";
      if (mode === "saying") return "password-express-ask-say";
      if (ours && team !== null && tokensLeft(view, team) === 0) return "password-express-ask-no-token";
      return doing.contest.places.length > 0
        ? "password-express-ask-contest"
        : "password-express-ask-prepare-words";
    default:
      return doing.ballots.length > 0 ? "password-express-judging" : "password-express-ask-wait";
  }
}
