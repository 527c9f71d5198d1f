"""What every step of a game was worth to one seat, in five parts that add up to the result (decision 0029).

With W the expected share of the win, a step changes it by what an act does (from the state before it to the mean over
what chance could bring after it) and by what chance then brings. Each part is computed; none is what is left over.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

from msgspec import Struct

from cabinet_noir.core import Entry, Seat, Seq
from cabinet_noir.table import Eyes, Forfeit, Resign, outcome
from cabinet_noir.table.types import HOUSE_KINDS

from .choices import AnyReferee, Choice, Move, Worlds, judged, moves_of
from .evaluating import DEALS, Evaluator, Shares


class Parts(Struct, frozen=True):
    """What a step, or a whole game, changed for one seat."""

    chance: float = 0.0
    """What was dealt, drawn or rolled, less the mean of what could have been."""
    choice: float = 0.0
    """What it did, less the best it could have done, by what it could know: never above 0."""
    gamble: float = 0.0
    """How the truth differed from what it could expect of what it did."""
    others: float = 0.0
    """What the others did, and the clock."""
    slip: float = 0.0
    """What the best it could have done was expected to change: the evaluator's own error."""

    def __add__(self, other: Parts) -> Parts:
        names = Parts.__struct_fields__
        return Parts(**{name: getattr(self, name) + getattr(other, name) for name in names})

    @property
    def total(self) -> float:
        """All of it."""
        return self.chance + self.choice + self.gamble + self.others + self.slip


class Step(Struct, frozen=True):
    """One entry of the log, and what it changed."""

    seq: Seq
    seat: Seat | None
    """Who did it; None: the deal."""
    worth: Shares
    """Each seat's expected share of the win after it."""
    parts: Parts
    choice: Choice | None = None
    """How good it was, where the seat that looks back chose it."""
    right: bool | None = None
    """Was it right, where that was a guess at something hidden?"""


class Review(Struct, frozen=True):
    """A game from one seat's eyes; told after the log's end."""

    eyes: Seat
    start: Shares
    """Each seat's expected share before the deal."""
    steps: tuple[Step, ...]

    @property
    def result(self) -> float:
        """The seat's share of the win; where it ended without loss, what it could expect then."""
        return self.steps[-1].worth[self.eyes]

    @property
    def parts(self) -> Parts:
        """All steps together: the result less the start."""
        return reduce(Parts.__add__, (step.parts for step in self.steps), Parts())


def review(referee: AnyReferee, eyes: Seat, worlds: int | None = None, deals: int = DEALS) -> Review:
    """Return what every step of a game was worth to a seat, by so many worlds or by as many as its room wants."""
    value = Evaluator(referee.game, referee.options, referee.seats, deals=deals)
    start = value.start()
    walk = _Walk(referee, value, eyes, worlds or value.worth.worlds, start)
    steps = tuple(walk.step(now, entry, move) for now, entry, move in moves_of(referee))
    return Review(eyes, start, steps)


class _Walk:
    """Through a log, with the eyes of one seat."""

    def __init__(self, referee: AnyReferee, value: Evaluator, eyes: Seat, number: int, start: Shares) -> None:
        self._referee, self._value, self._eyes, self._number = referee, value, eyes, number
        self._looking, self._worlds, self._before = Eyes(referee, eyes), Worlds(referee, []), start

    def step(self, now: AnyReferee, entry: Entry, move: Move | None) -> Step:
        """Return what the next entry changed."""
        after, choice = self._after(now, entry, move), None
        if move is not None and entry.seat == self._eyes and not move.stands_in:
            choice = self._judged(entry)
        parts = self._parts(now, entry, move, choice, after)
        self._looking.take_in(entry)
        self._worlds.past += [] if move is None else [move]
        self._before = after
        return Step(entry.seq, entry.seat, after, parts, choice, self._right(now, choice))

    def _right(self, now: AnyReferee, choice: Choice | None) -> bool | None:
        guess = self._value.worth.guess
        return None if choice is None or guess is None else guess(now.state, self._eyes, choice.done)

    def _after(self, now: AnyReferee, entry: Entry, move: Move | None) -> Shares:
        referee = self._referee
        if entry is referee.entries[-1] and referee.over:
            ended = outcome(referee.table, referee.game.outcome(referee.state))
            return self._before if ended is None else self._value.shared(ended)
        if move is None and entry.seq > 0:
            return self._before
        return self._value(reduce(referee.game.fold, _played(entry), now.state))

    def _judged(self, entry: Entry) -> Choice:
        sight = self._looking.so_far()
        worlds = self._worlds.look_like(sight, self._number)
        return judged(self._value, sight, worlds, entry.action)

    def _parts(self, now: AnyReferee, entry: Entry, move: Move | None, choice: Choice | None, after: Shares) -> Parts:
        eyes, before = self._eyes, self._before[self._eyes]
        if entry.seq == 0:
            return Parts(chance=after[eyes] - before)
        if move is None:
            return self._given_up(entry, after[eyes]) if _leaves(entry, eyes) else Parts(others=after[eyes] - before)
        assert entry.seat is not None
        draws = self._value.worth.draws(now.state, entry.action)
        label = f"move {entry.seq}"
        mean = self._value.on_average(now.state, entry.seat, entry.action, label)[eyes] if draws else after[eyes]
        chance = after[eyes] - mean
        if choice is None:
            return Parts(chance=chance, others=mean - before)
        gamble = (mean - before) - (choice.expected - choice.before)
        return Parts(chance=chance, choice=choice.lost, gamble=gamble, slip=choice.slip)

    def _given_up(self, entry: Entry, after: float) -> Parts:
        """Whoever gives up chooses so, whatever they would have found."""
        worlds = self._worlds.look_like(self._looking.so_far(), self._number)
        expected = sum(self._value(state)[self._eyes] for state in worlds) / len(worlds)
        return Parts(choice=after - expected, gamble=expected - self._before[self._eyes])


def luck(referee: AnyReferee) -> Shares:
    """Return what chance brought each seat over a game: what a fair comparison takes off the result."""
    value = Evaluator(referee.game, referee.options, referee.seats)
    sums = [0.0] * referee.seats
    for now, entry, move in moves_of(referee):
        after = reduce(referee.game.fold, _played(entry), now.state)
        if entry.seq == 0:
            came, expected = value(after), value.start()
        elif move is not None and value.worth.draws(now.state, entry.action):
            assert entry.seat is not None
            came = value(after)
            expected = value.on_average(now.state, entry.seat, entry.action, f"move {entry.seq}")
        else:
            continue
        sums = [total + more - less for total, more, less in zip(sums, came, expected, strict=True)]
    return tuple(sums)


def _played(entry: Entry) -> list[Any]:
    return [event for event in entry.events if type(event) not in HOUSE_KINDS]


def _leaves(entry: Entry, seat: Seat) -> bool:
    act = entry.act
    return (isinstance(act, Resign) and entry.seat == seat) or (isinstance(act, Forfeit) and act.about == seat)
