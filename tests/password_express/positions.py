"""Tables laid by hand, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from cabinet_noir.core import HOUSE, Deadline, Entry, Illegal, Outcome, Seat, Seq, seal
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.edition import POSITIONS
from cabinet_noir.games.password_express.notation import read
from cabinet_noir.games.password_express.records import turn_to_zero
from cabinet_noir.games.password_express.types import Card, Dealt, Options
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)
Table = Referee[Any, Any, Any, Any]


def lay(rows: str, *later: str, seats: int = 2, first: int = 0, zeros: str = "", **options: Any) -> Table:
    """Lay a table: "A kitchen, E sea" are the rows' letters and themes of round one, further texts of later rounds.

    The first card's theme and the last one's letter are never used; `zeros` names a column a row, from 1.
    """
    rounds = [[tuple(row.split()) for row in text.split(",")] for text in (rows, *later)]
    piles = []
    for row in zip(*rounds, strict=True):
        letters, themes = [letter for letter, _ in row], [theme for _, theme in row]
        piles.append(tuple(Card(*pair) for pair in zip(["party", *themes], [*letters, "A"], strict=True)))
    positions = turn_to_zero([int(column) - 1 for column in zeros]) if zeros else (POSITIONS,) * len(piles)
    referee: Table = Referee(GAME, Options(rounds=len(rounds), rows=len(piles), **options), seats, SEED)
    dealt = Dealt(tuple(piles), (), positions, first)
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), dealt)))
    return referee


def play(referee: Table, *moves: str) -> Table:
    """Play moves in notation, each after the seat's number: "1: 2 banane"; the house's as "time"."""
    for move in moves:
        who, _, what = move.rpartition(": ") if move != "time" else ("0", "", "time")
        referee.act(Seat(int(who) - 1), read(what))
    return referee


def all_ready(referee: Table) -> Table:
    """Let everybody have read what could have been said: the next round begins."""
    return play(referee, *(f"{seat + 1}: ok" for seat in range(referee.seats)))


def refused(referee: Table, move: str) -> Illegal:
    """Return why a move is refused, and check that nothing changed."""
    before = referee.state
    with pytest.raises(Illegal) as caught:
        play(referee, move)
    assert referee.state == before
    return caught.value


def ended(referee: Table) -> Outcome:
    """Return how it ended, as it has."""
    outcome = GAME.outcome(referee.state)
    assert outcome is not None
    return outcome


def deadline(referee: Table) -> Deadline:
    """Return the clock that runs, as one does."""
    running = GAME.deadline(referee.state)
    assert running is not None
    return running


def board(referee: Table) -> list[str]:
    """Return the words on the table, row by row: a dot is a free place, a ? a contested one."""
    return [
        " ".join("." if token is None else token.word + "?" * (token.contested_by is not None) for token in row)
        for row in referee.state.table
    ]


assert HOUSE == -1  # so that "0" is the house in `play`
