"""Whole tournaments without a house: played by lot, through the same `decide` and `fold` as real ones."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from msgspec.structs import replace

from cabinet_noir.club import (
    NOBODY,
    WHOLE,
    Act,
    BoardResult,
    CloseRound,
    ClubEntry,
    Enter,
    OpenRound,
    Plan,
    TableOfRound,
    Tournament,
    decide,
    pair,
    stand,
    stand_on,
)
from cabinet_noir.core import Illegal


class Evening:
    """A tournament and its log."""

    def __init__(self, plan: Plan, people: int = 0, team: int = 1) -> None:
        self.plan = plan
        self.log: list[ClubEntry] = []
        self._now = stand(plan, ())
        for number in range(people):
            self.do(Enter(f"P{number}", f"person-{number}", team=f"T{number // team}" if team > 1 else ""))

    @property
    def state(self) -> Tournament:
        """How it stands, folded anew."""
        return stand(self.plan, self.log)

    def tries(self, *acts: Act) -> bool:
        """Do what may be done of these, in turn; was there anything?"""
        before = len(self.log)
        for act in acts:
            with suppress(Illegal):
                self.do(act)
        return len(self.log) > before

    def do(self, act: Act, at: float = 0.0) -> None:
        """Judge and record an act."""
        entry = ClubEntry(len(self.log), at, "", act, decide(self.log, self._now, act, at))
        self._now = stand_on(self._now, self.log, (entry,))
        self.log.append(entry)

    def open(self) -> None:
        """Open the next round, as it is paired."""
        draft = pair(self.state)
        number = len(self.state.rounds) + 1
        tables = tuple(
            TableOfRound(table.players, tuple(f"r{number}t{i}b{board}" for board in range(self.plan.boards)))
            for i, table in enumerate(draft.tables)
        )
        seals = tuple("00" * 32 for _ in range(self.plan.boards))
        self.do(OpenRound(replace(draft, tables=tables), f"set-{number}", seals, "11" * 32))

    def close(self, lots: Random) -> None:
        """Close the round with a winner by lot at every board."""
        playing = self.state.playing
        assert playing is not None
        self.do(CloseRound(tuple(won(lots, table, t) for t in playing.tables for table in t.tables), "22" * 32))

    def play(self, lots: Random) -> None:
        """Play one round."""
        self.open()
        self.close(lots)


def won(lots: Random, table: str, paired: TableOfRound) -> BoardResult:
    """Return a board that somebody won alone."""
    winner = lots.randrange(len(paired.players))
    return BoardResult(table, tuple(WHOLE * (seat == winner) for seat in range(len(paired.players))))


def met(state: Tournament) -> list[frozenset[int]]:
    """Return who has met whom, once for each time."""
    return [
        frozenset((one, other))
        for each in state.rounds
        for paired in each.tables
        for index, one in enumerate(paired.players)
        for other in paired.players[index + 1 :]
        if NOBODY not in (one, other)
    ]
