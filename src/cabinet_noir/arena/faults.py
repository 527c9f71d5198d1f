"""Faults: what costs a bot its game. A refusal ends no game in this house, but here there is nobody to ask again.

dead       the program ended, or could not be started
slow       no answer within its time
nonsense   what it answered is no answer
illegal    what it answered may not be done now
raised     somebody's own class broke
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["dead", "slow", "nonsense", "illegal", "raised"]

MOST_SAID = 80
"""So many letters of what a bot said are kept."""


class Fault(Struct, frozen=True):
    """What a seat did that cost it the game, and after how many moves."""

    seat: int
    kind: Kind
    said: str = ""
    """Its own words, the beginning of them: a move, an error's name, how its program ended."""
    moves: int = 0


class Faulted(Exception):
    """A bot has lost its game by a fault."""

    def __init__(self, seat: int, kind: Kind, said: str = "", moves: int = 0) -> None:
        super().__init__(f"seat {seat}: {kind} {said[:MOST_SAID]!r}")
        self.fault = Fault(seat, kind, said[:MOST_SAID], moves)
