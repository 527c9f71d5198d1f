"""How good a choice was, by what its seat could know then: over the worlds it could not tell apart, and nothing else.

Two games that look alike to a seat up to its choice get the same judgement of it, number by number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from cabinet_noir.core import HOUSE, Chance, Entry, Refusal, Seat, Sight, World
from cabinet_noir.table import Referee, TakenBack

from .evaluating import ANOTHER, Evaluator, done

AnyReferee = Referee[Any, Any, Any, Any]


class Choice(Struct, frozen=True):
    """An own act beside the others the seat had."""

    done: Any
    expected: float
    """What it could expect of what it did."""
    before: float
    """What it could expect before."""
    worths: tuple[tuple[Any, float], ...]
    """What it could expect of each act that was compared, best first; what it did is among them."""
    odds: float | None = None
    """In which part of the worlds what it did is right, where it was a guess at something hidden."""

    @property
    def best(self) -> Any:
        """The best it could have done."""
        return self.worths[0][0]

    @property
    def lost(self) -> float:
        """How much less it could expect than of the best: never above 0."""
        return self.expected - self.worths[0][1]

    @property
    def slip(self) -> float:
        """What the best was expected to change, which for a perfect evaluator would be nothing."""
        return self.worths[0][1] - self.before


@dataclass(frozen=True, slots=True)
class Move:
    """Something done in the game, and not taken back."""

    entry: Entry
    number: int
    """By which of the seed's numbers it rolled."""
    stands_in: bool
    """Did a bot do it that keeps the seat for its owner?"""


def moves_of(referee: AnyReferee) -> Iterator[tuple[AnyReferee, Entry, Move | None]]:
    """Yield every entry with the table as it stood before it, and with the move it is, if it is one that stays."""
    undone = {event.entry for entry in referee.entries for event in entry.events if isinstance(event, TakenBack)}
    now = Referee(referee.game, referee.options, referee.seats, referee.seed, referee.company)
    for entry in referee.entries:
        move = None
        if entry.action is not None and entry.seq not in undone:
            stands_in = entry.seat != HOUSE and entry.seat in now.table.stand_ins
            move = Move(entry, now.next_number, stands_in)
        yield now, entry, move
        now.record(entry)


@dataclass
class Worlds:
    """The states a seat cannot tell apart, drawn evenly: filled in by the room, or what was done is done again."""

    referee: AnyReferee
    past: list[Move]

    def look_like(self, sight: Sight[Any, Any], number: int) -> list[Any]:
        """Return so many full states that look to this seat as its sight does."""
        worth = self.referee.game.worth
        if worth is not None and worth.filled is not None:
            return list(worth.filled(sight, _drawn_for(sight), number))
        return self.played_again(sight, _drawn_for(sight), number)

    def played_again(self, sight: Sight[Any, Any], chance: Chance, number: int) -> list[Any]:
        """Return the same by playing each world again from its deal."""
        sample = self.referee.game.deduction.sample
        return [self._state(sample(sight, chance)) for _ in range(number)]

    def _state(self, world: World[Any, Any]) -> Any:
        referee, game = self.referee, self.referee.game
        state = game.view(referee.options, referee.seats, world.deal)
        for move in self.past:
            entry = move.entry
            assert entry.seat is not None
            action = world.hidden.get(entry.seq, entry.action)
            state = done(game, state, entry.seat, action, referee.chance_of(move.number))
        return state


def _drawn_for(sight: Sight[Any, Any]) -> Chance:
    """Return by what worlds are drawn: it depends on nothing but how much was seen."""
    return Chance(ANOTHER, f"worlds {sight.seq}")


def look_alike(value: Evaluator, sight: Sight[Any, Any], number: int | None = None) -> list[Any]:
    """Return full states that a choice is judged by from a sight alone, in a room that fills them in: so many, or as
    many as it wants."""
    assert value.worth.filled is not None, f"{value.game.key} plays its worlds again, which takes a log"
    return list(value.worth.filled(sight, _drawn_for(sight), number or value.worth.worlds))


def judged(
    value: Evaluator, sight: Sight[Any, Any], worlds: Sequence[Any], action: Any, others: Sequence[Any] = ()
) -> Choice:
    """Compare an act with the others its seat had: those its room thinks worth it, and whichever are named."""
    assert sight.seat is not None
    seat = sight.seat
    label = f"choice {sight.seq}"
    expected = _expected(value, worlds, seat, action, label)
    worths = [(action, expected)]
    for act in (*value.worth.considered(sight), *others):
        if act != action:
            try:
                worths.append((act, _expected(value, worlds, seat, act, label)))
            except Refusal:  # an idea that some world forbids is none
                continue
    worths.sort(key=lambda pair: -pair[1])
    before = sum(value(state)[seat] for state in worlds) / len(worlds)
    return Choice(action, expected, before, tuple(worths), odds_of(value, worlds, seat, action))


def odds_of(value: Evaluator, worlds: Sequence[Any], seat: Seat, action: Any) -> float | None:
    """Return how likely a guess is to be right; None: it is no guess."""
    if value.worth.guess is None or value.worth.guess(worlds[0], seat, action) is None:
        return None
    return sum(bool(value.worth.guess(state, seat, action)) for state in worlds) / len(worlds)


def _expected(value: Evaluator, worlds: Sequence[Any], seat: Seat, act: Any, label: str) -> float:
    """Return a seat's expected share after an act, over worlds each of which has a result of chance of its own."""
    total = 0.0
    for number, state in enumerate(worlds):
        chance = Chance(ANOTHER, f"{label} world {number}")
        before = value.worth.reshuffled(state, chance) if value.worth.draws(state, act) else state
        total += value.after(before, seat, act, chance)[seat]
    return total / len(worlds)
