"""Verifying a log: the seal, the deal, every judgement of the game and of the table. What `cabinet verify` runs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import HOUSE, Corrupt, Entry, Game, Log, Refusal, plain, seal

from . import rules
from .referee import Referee
from .types import Abandoned, Convened, OfTheHouse, Sealed, TakenBack, Unsealed


class Verified(Struct, frozen=True):
    """What was checked and found in order."""

    game: str
    seats: int
    moves: int
    sha256: str
    outcome: Any


def verify(game: Game[Any, Any, Any, Any], log: Log) -> Verified:
    """Check a finished game's log against the seed it reveals; raise `Corrupt` if bent."""
    seed = log.seed
    if seed is None:
        raise Corrupt("log-without-seed")
    referee = judge_again(game, log, seed)
    outcome = rules.outcome(referee.table, game.outcome(referee.state))
    return Verified(game.key, log.header.seats, int(referee.seq), seal(seed), plain(outcome))


def judge_again(game: Game[Any, Any, Any, Any], log: Log, seed: bytes) -> Referee[Any, Any, Any, Any]:
    """Deal again from a seed, judge every entry again, compare each event, and return where it leads."""
    sealed = next(iter(log.entries[0].events), None)
    if not isinstance(sealed, dict) or sealed.get("sha256") != seal(seed):
        raise Corrupt("seal-broken", sha256=seal(seed))
    referee = Referee(game, game.decode_options(log.header.options), log.header.seats, seed)
    judge = _judged_again
    for entry in map(referee.typed, log.entries):
        if referee.over:
            raise Corrupt("entry-after-the-end", seq=entry.seq)
        if entry.seq == 0:
            again = _dealt_again(referee, entry)
            judge = _judged_again if again.events[1:2] == (referee.company,) else _judged_as_of_old
        else:
            again = judge(referee, entry)
        if (again.events, again.at) != (entry.events, entry.at):
            raise Corrupt("entry-bent", seq=entry.seq)
        referee.record(again)
    return referee


def _dealt_again(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    """Deal to the company the log names. A log of the first format names none."""
    company = next((event for event in entry.events if isinstance(event, Convened)), None)
    if company is not None:
        if not _could_sit(referee, company):
            raise Corrupt("entry-bent", seq=entry.seq)
        referee.company = company
        return referee.opening(entry.at)
    opening = referee.opening(entry.at)
    return replace(opening, events=tuple(event for event in opening.events if not isinstance(event, Convened)))


def _could_sit(referee: Referee[Any, Any, Any, Any], company: Convened) -> bool:
    levels = ("", *referee.game.bots)
    return len(company.bots) == referee.seats and all(level in levels for level in company.bots)


def _judged_again(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    seat = HOUSE if entry.seat is None else entry.seat
    if (entry.action is None) == (entry.act is None):
        raise Corrupt("entry-bent", seq=entry.seq)
    try:
        if entry.action is not None:
            again: Entry | None = referee.propose(seat, entry.action, entry.id, entry.at)
        else:
            again = referee.propose_act(seat, entry.act, entry.at)
    except Refusal as refusal:
        raise Corrupt("entry-refused", seq=entry.seq, detail=str(refusal)) from None
    if again is None:
        raise Corrupt("entry-bent", seq=entry.seq)
    return again


def _judged_as_of_old(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    """Logs of the first format tell what happened at the table, and not what was done.

    So it is enough that it could have: that it is of the house, and that what it takes back may be.
    """
    if entry.action is not None:
        return replace(_judged_again(referee, replace(entry, act=None)), at=entry.at)
    events = entry.events
    if events[-1:] == (Unsealed(referee.seed.hex()),):  # a game that was abandoned
        events = events[:-1] if any(isinstance(event, Abandoned) for event in events) else ()
    if not events or not all(_may_happen(referee, event, entry) for event in events):
        raise Corrupt("entry-bent", seq=entry.seq)
    return entry


def _may_happen(referee: Referee[Any, Any, Any, Any], event: Any, entry: Entry) -> bool:
    if isinstance(event, TakenBack):
        return entry.seat == event.seat and referee.may_take_back(event.seat) == event.entry
    return isinstance(event, OfTheHouse) and not isinstance(event, Sealed | Convened | Unsealed)
