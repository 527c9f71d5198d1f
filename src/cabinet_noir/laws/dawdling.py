"""Games that go on for as long as the rules let them: what every bound on logs is held against."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import HOUSE, Chance, Entry, Game
from cabinet_noir.table import RanTooLong, Referee, Unsealed

TRIES = 24


def dawdled(game: Game[Any, Any, Any, Any], options: Any, seats: int, seed: bytes) -> Referee[Any, Any, Any, Any]:
    """Play until the table ends it (T7), or until nobody can help ending it; with ids as long as a page may give."""
    referee, chance = Referee.open(game, options, seats, seed), Chance(seed, "dawdling")
    while not referee.over:
        referee.record(_slowest(referee, chance))
    return referee


def _slowest(referee: Referee[Any, Any, Any, Any], chance: Chance) -> Entry:
    """Return a move that leads nowhere, if one is found among some."""
    tried = (_proposed(referee, chance) for _ in range(TRIES))
    best = None
    for entry in tried:
        if not isinstance(entry.events[-1], Unsealed) or any(isinstance(event, RanTooLong) for event in entry.events):
            return entry
        best = entry
    assert best is not None
    return best


def _proposed(referee: Referee[Any, Any, Any, Any], chance: Chance) -> Entry:
    seat = referee.game.actors(referee.state)[0]
    offers = referee.game.offers(referee.state, seat)
    action = referee.game.pick(offers, chance)
    return referee.propose(seat, action, "" if seat == HOUSE else f"{referee.seq:040}")
