"""Tables laid by hand, for tests that read like the rules."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import Entry, Odds, Outcome, Seat, Seq, seal
from cabinet_noir.games._template import GAME
from cabinet_noir.games._template.notation import read
from cabinet_noir.games._template.types import Card, Dealt, Options
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)
Table = Referee[Any, Any, Any, Any]


def dealt(*numbers: int, **options: Any) -> Table:
    """Return a table at which each seat holds the card of this number."""
    referee = Referee(GAME, Options(**options), len(numbers), SEED)
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), Dealt(tuple(map(Card, numbers))))))
    return referee


def moves(referee: Table, *texts: str) -> Table:
    """Play moves in notation, each by whoever is on turn."""
    for text in texts:
        (seat,) = GAME.to_act(referee.state)
        referee.act(seat, read(text))
    return referee


def ended(referee: Table) -> Outcome:
    """Return how it ended, as it has."""
    outcome = GAME.outcome(referee.state)
    assert outcome is not None
    return outcome


def odds(referee: Table, seat: int | None) -> Odds:
    """Return what a seat (None: a spectator) believes of every card it does not see."""
    return GAME.deduction.odds(referee.sight(None if seat is None else Seat(seat)))
