"""Positions drawn as text, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any, Literal, cast

from cabinet_noir.core import Entry, Outcome, Seat, Seq, seal
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.notation import read, read_city, show_answer
from cabinet_noir.games.archeologic.types import Began, Options, TrapClue
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)
Table = Referee[Any, Any, Any, Any]

CITY = "SA1^ TB4< LD3v OD1< VA4> IC1>"
"""
    A  B  C  D  E
 1 Sb ·· Is Of Ob
 2 Ss Ss Is Os Os
 3 ·· Ss If Ls Ls
 4 Vs Vf Tf ·· Ls
 5 Vs Ts Ts Tb Lb
"""
OTHER = "SA1^ TB4< LD3v OD1^ VA4> IC1>"
"""The same with the square building turned."""


def quest(
    seats: int = 2, pawns: tuple[int, ...] = (), clues: str = "A1=b D1=f E5=b", extra: Any = None, **options: Any
) -> Table:
    """Return a table at which `CITY` is buried; the pawns stand in the order of the seats."""
    return buried(Options(**options), seats, pawns, clues, extra)


def buried(
    options: Options, seats: int, pawns: tuple[int, ...] = (), clues: str = "A1=b D1=f E5=b", extra: Any = None
) -> Table:
    """Return a table with these options at which `CITY` is buried."""
    referee = Referee(GAME, options, seats, SEED)
    told = tuple(TrapClue(word[:2], cast(Literal["f", "b"], word[3])) for word in clues.split())
    began = Began(read_city(CITY), told, extra or ((),) * seats, pawns or tuple(range(seats)))
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), began)))
    return referee


def moves(referee: Table, *texts: str) -> Table:
    """Play moves in notation, each by whoever is on turn."""
    for text in texts:
        referee.act(referee.game.to_act(referee.state)[0], read(text))
    return referee


def answers(referee: Table, seat: int | None) -> list[str]:
    """Return all answers as a seat sees them."""
    eyes = None if seat is None else Seat(seat)
    return [show_answer(asked.answer) for asked in referee.sight(eyes).view.asked]


def on_turn(referee: Table) -> int:
    """Return who is to act."""
    (seat,) = referee.game.to_act(referee.state)
    return int(seat)


def ended(referee: Table) -> Outcome:
    """Return how it ended, as it has."""
    outcome = GAME.outcome(referee.state)
    assert outcome is not None
    return outcome
