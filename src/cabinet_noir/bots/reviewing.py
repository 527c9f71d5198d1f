"""The jobs about a game that is over. There is nothing left to hide, so they are given its whole log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from cabinet_noir.core import Entry, Illegal, Seat, plain
from cabinet_noir.games import load
from cabinet_noir.review import Overlooked, Reviewed, Weighed, luck, overlooked, reviewed, weighed
from cabinet_noir.table import Convened, Referee

AnyReferee = Referee[Any, Any, Any, Any]


class Past(Struct, frozen=True):
    """A log that is over, ready to travel: `entries` is JSON."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: bytes
    company: Convened
    entries: bytes

    @classmethod
    def of(cls, referee: AnyReferee) -> Past:
        """Pack the log of a table."""
        assert referee.over, "nothing of a table leaves like this while it is played"
        options, entries = plain(referee.options), msgspec.json.encode(referee.entries)
        return cls(referee.game.key, options, referee.seats, referee.seed, referee.company, entries)

    def referee(self) -> AnyReferee:
        """Unpack it, folding the events anew."""
        game = load(self.game)
        referee = Referee(game, game.decode_options(self.options), self.seats, self.seed, self.company)
        for entry in msgspec.json.decode(self.entries, type=list[Entry]):
            referee.record(referee.typed(entry))
        return referee


def weigh(past: Past, seat: Seat) -> Reviewed:
    """Return what every step of a game was worth to a seat."""
    return reviewed(past.referee(), seat)


def put_down(past: Past, seat: Seat) -> Weighed:
    """Return what a game was worth to a seat, as it goes into a ledger."""
    return weighed(_over(past), seat)


def luck_of(past: Past) -> tuple[float, ...]:
    """Return what chance alone brought each seat over a game."""
    return tuple(luck(_over(past)))


def look_over(past: Past, seat: Seat) -> tuple[Overlooked, ...]:
    """Return what was certain to a seat, and was passed over."""
    return overlooked(_over(past), seat)


def _over(past: Past) -> AnyReferee:
    referee = past.referee()
    if not referee.over:
        raise Illegal("game-is-not-over")
    return referee
