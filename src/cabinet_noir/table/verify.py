"""Verifying a log: the seal, the deal, every judgement. What `cabinet verify` runs, and anyone may."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cabinet_noir.core.chance import seal
from cabinet_noir.core.errors import Corrupt, Refusal
from cabinet_noir.core.game import HOUSE, Game
from cabinet_noir.core.log import Entry, Log, plain

from .interlude import Abandoned, Interlude, TakenBack, Unsealed
from .referee import Referee


class Verified(Struct, frozen=True):
    """What was checked and found in order."""

    game: str
    seats: int
    moves: int
    sha256: str
    outcome: Any


def verify(game: Game[Any, Any, Any, Any], log: Log) -> Verified:
    """Deal again from the revealed seed, play every action again, and compare each event; raise `Corrupt` if bent."""
    seed = log.seed
    if seed is None:
        raise Corrupt("log-without-seed")
    sealed = next(iter(log.entries[0].events), None)
    if not isinstance(sealed, dict) or sealed.get("sha256") != seal(seed):
        raise Corrupt("seal-broken", sha256=seal(seed))
    referee = Referee(game, game.decode_options(log.header.options), log.header.seats, seed)
    for entry in log.entries:
        again = _judged_again(referee, entry)
        if again.events != referee.typed(entry).events:
            raise Corrupt("entry-bent", seq=entry.seq)
        referee.record(again)
    outcome = game.outcome(referee.state)
    return Verified(game.key, log.header.seats, int(referee.seq), seal(seed), plain(outcome))


def _judged_again(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    if entry.seq == 0:
        return referee.opening()
    if entry.action is None:
        return _interlude(referee, entry)
    try:
        action = referee.game.decode_action(entry.action)
        seat = HOUSE if entry.seat is None else entry.seat
        return referee.propose(seat, action)
    except Refusal as refusal:
        raise Corrupt("entry-refused", seq=entry.seq, detail=str(refusal)) from None


def _interlude(referee: Referee[Any, Any, Any, Any], entry: Entry) -> Entry:
    """No rule judges an interlude; it is enough that it is one, and that what it takes back may be."""
    typed = referee.typed(entry)
    events, last = typed.events, typed.events[-1:]
    if last == (Unsealed(referee.seed.hex()),):  # a game that was abandoned
        events = events[:-1] if any(isinstance(event, Abandoned) for event in events) else ()
    if not events or not all(isinstance(event, Interlude) for event in events):
        raise Corrupt("entry-bent", seq=entry.seq)
    if any(isinstance(event, TakenBack) and not _may_be_taken_back(referee, event, entry) for event in events):
        raise Corrupt("entry-bent", seq=entry.seq)
    return typed


def _may_be_taken_back(referee: Referee[Any, Any, Any, Any], event: TakenBack, entry: Entry) -> bool:
    return entry.seat == event.seat and referee.may_take_back(event.seat) == event.entry
