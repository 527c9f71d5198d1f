"""What is done about the daily by the process that thinks about puzzles: cutting one, composing cards, judging.

Plain calls with plain arguments. `shown` says that the date has ended everywhere: only then does anything returned here
hold a solution, or what the end of a quest reveals.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from cabinet_noir.core import Seat, Seq, purposes
from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import Answer, Puzzle, Solution, Verdict, judge
from cabinet_noir.puzzles.daily import chosen, found_for
from cabinet_noir.server.protocol.daily import QuestResult
from cabinet_noir.server.protocol.puzzles import PuzzleCard
from cabinet_noir.server.protocol.tables import SeatInfo, TableInfo
from cabinet_noir.server.puzzles.jobs import NOTHING_YET, card_of, news_of, solution_of
from cabinet_noir.table import Referee

ALONE: Final = Seat(0)

AnyReferee = Referee[Any, Any, Any, Any]

_read = msgspec.json.Decoder(Puzzle).decode
_write = msgspec.json.Encoder().encode


# the puzzle


def looked(day: date, seed: bytes, number: int) -> tuple[str, ...]:
    """Return what could be asked for on a day, from one of its games: a line each."""
    return tuple(_write(puzzle).decode() for puzzle in found_for(day, seed, number))


def picked(day: date, lines: tuple[str, ...]) -> str:
    """Return the one that is asked for."""
    return _write(chosen(day, map(_read, lines))).decode()


def laid(line: str, day: date) -> PuzzleCard:
    """Return a date's puzzle as it is put to anybody: named by its date, without price and themes, which speak of its
    proof."""
    card = card_of(_read(line), hints=0)
    table = replace(card.table, table=f"daily-{day}")
    return replace(card, id=str(day), table=table, themes=(), price=0)


def judged(line: str, answer: Answer, shown: bool) -> tuple[Verdict, Solution | None]:
    """Judge an answer to a date's puzzle."""
    puzzle = _read(line)
    return judge(load(puzzle.game), puzzle, answer), solution_of(puzzle) if shown else None


# the quest


@cache
def quest_room() -> str:
    """Return the room of the quest: the one in which one plays alone, and in which a date can stand for a deal."""
    by_date = (key for key in GAMES if "day" in purposes(load(key).options).values())
    return next(key for key in by_date if 1 in load(key).seats)


class QuestTold(Struct, frozen=True):
    """How a quest stands for who explores: their table, their news, and how it ended if it has."""

    table: TableInfo
    news: Any
    result: QuestResult | None


def explored(seed: bytes, rules: int, moves: tuple[str, ...], day: date, since: Seq, shown: bool) -> QuestTold:
    """Play a quest again, and return what is told since an entry. A move that the rules forbid is refused."""
    referee = dealt_quest(seed, rules)
    for move in moves:
        referee.act(ALONE, referee.game.decode_action(move))
    return told_of(referee, day, since, shown)


def dealt_quest(seed: bytes, rules: int) -> AnyReferee:
    """Deal a quest. Chance draws city and clues; it has no code before its end."""
    game = load(quest_room())
    return Referee.open(game, game.agreed(rules, {}), 1, seed)


def told_of(referee: AnyReferee, day: date, since: Seq = NOTHING_YET, shown: bool = False) -> QuestTold:
    """Return what who explores may know. What the last entry reveals stays in the house until it is shown to all."""
    withheld = referee.over and not shown
    sight = referee.sight(ALONE, Seq(referee.seq - 1) if withheld else None)
    news = news_of(referee.game, sight, since)
    if withheld:
        news = replace(news, to_act=(), offers=())
    elif referee.over:
        news = replace(news, outcome=referee.game.outcome(sight.view))
    return QuestTold(_table(referee, day, sight.seq), Raw(_write(news)), _result(referee))


def _table(referee: AnyReferee, day: date, seq: Seq) -> TableInfo:
    return TableInfo(
        table=f"daily-{day}",
        code="",
        game=quest_room(),
        status="over" if referee.over else "playing",
        open=False,
        assist="off",
        options=referee.game.agreement(referee.options),
        seats=(SeatInfo("person", "", "", taken=True, present=True, host=True),),
        seq=seq,
    )


def _result(referee: AnyReferee) -> QuestResult | None:
    """Return how a quest ended: found or not, and in what time, which who explored knows anyway."""
    if not referee.over:
        return None
    outcome = referee.game.outcome(referee.state)
    return QuestResult(False, 0) if outcome is None else QuestResult(bool(outcome.winners), outcome.scores[ALONE])
