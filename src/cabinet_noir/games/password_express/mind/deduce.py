"""What can be known in Password Express: which faces are still out, and nothing about where each of them lies.

A world lays the unseen themes and the unseen letters on the unseen sides of the cards, in the piles and in the box, and
gives each unseen vote a content. Every order of them is equally likely, so all numbers are exact by factorials. The
names of hidden things: `2.3.letter` is the letter of the fourth card of the third row's pile, `box.0.theme` the theme
of the box's first card, `vote.1` what seat 1 voted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import factorial, prod
from typing import Final, Literal

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Seq, Sight, World
from cabinet_noir.games.password_express.edition import faces
from cabinet_noir.games.password_express.types import (
    Action,
    Card,
    Dealt,
    Event,
    Face,
    FaceDown,
    Judged,
    RoundClosed,
    State,
    Unread,
    Vote,
    Voted,
)

Side = Literal["theme", "letter"]
SIDES: Final[tuple[Side, Side]] = ("theme", "letter")
BALLOTS: Final = {True: "yes", False: "no"}


def cards(state: State) -> Iterator[tuple[str, Card]]:
    """Yield every card with its name, the piles first, then the box."""
    for row, pile in enumerate(state.piles):
        yield from ((f"{row}.{depth}", card) for depth, card in enumerate(pile))
    yield from ((f"box.{index}", card) for index, card in enumerate(state.box))


def unseen(view: State, side: Side) -> Counter[str]:
    """Return the faces of one side that were never seen, and how many of each."""
    left = Counter(faces(view.options)[SIDES.index(side)])
    left.subtract(face for _, card in cards(view) if not isinstance(face := getattr(card, side), FaceDown))
    return +left


def hidden_sides(view: State, side: Side) -> tuple[str, ...]:
    """Return the names of the faces of one side that are not seen."""
    return tuple(f"{name}.{side}" for name, card in cards(view) if isinstance(getattr(card, side), FaceDown))


def unread(view: State) -> tuple[Seat, ...]:
    """Return the seats whose votes are cast and not seen."""
    return tuple(Seat(seat) for seat, vote in enumerate(view.votes) if isinstance(vote, Unread))


def orders(left: Counter[str]) -> int:
    """Return in how many orders these faces may lie, equal ones not told apart.

    >>> orders(Counter("AAB"))
    3
    """
    return factorial(left.total()) // prod(map(factorial, left.values()))


def count(sight: Sight[State, Event]) -> int:
    """Return the number of worlds."""
    view = sight.view
    if not view.piles:
        return 1
    return prod(orders(unseen(view, side)) for side in SIDES) << len(unread(view))


def odds(sight: Sight[State, Event]) -> Odds:
    """Return the odds of every hidden face, the next ones of the piles among them, and of every unseen vote."""
    found: dict[str, dict[str, float]] = {}
    for side in SIDES:
        left = unseen(sight.view, side)
        share = {face: number / left.total() for face, number in left.most_common()}
        found.update(dict.fromkeys(hidden_sides(sight.view, side), share))
    found.update({f"vote.{seat}": {"yes": 0.5, "no": 0.5} for seat in unread(sight.view)})
    return found


def sample(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    laid = [chance.shuffled(sorted(unseen(sight.view, side).elements())) for side in SIDES]
    return _world(sight, laid[0], laid[1], [bool(chance.below(2)) for _ in unread(sight.view)])


def enumerate_worlds(sight: Sight[State, Event]) -> Iterator[World[Action, Event]]:
    """Yield every conceivable world, by plain trial."""
    themes, letters = (list(_orders_of(unseen(sight.view, side))) for side in SIDES)
    for theme, letter, votes in product(themes, letters, product((True, False), repeat=len(unread(sight.view)))):
        yield _world(sight, theme, letter, votes)


def _orders_of(left: Counter[str]) -> Iterator[tuple[str, ...]]:
    if not left:
        yield ()
    for face in sorted(left):
        for rest in _orders_of(left - Counter([face])):
            yield (face, *rest)


def _world(
    sight: Sight[State, Event], themes: Sequence[str], letters: Sequence[str], votes: Sequence[bool]
) -> World[Action, Event]:
    view, dealt = sight.view, next(event for event in sight.events if isinstance(event, Dealt))
    theme, letter = iter(themes), iter(letters)

    def laid(card: Card) -> Card:
        return Card(_or_next(card.theme, theme), _or_next(card.letter, letter))

    piles = tuple(tuple(laid(card) for card in pile) for pile in view.piles)
    box = tuple(laid(card) for card in view.box)
    cast = dict(zip(unread(view), votes, strict=True))
    hidden: dict[Seq, Action] = {seq: Vote(cast[seat]) for seq, seat in open_votes(sight) if seat in cast}
    return World((Dealt(piles, box, dealt.positions, dealt.first),), hidden)


def _or_next(face: Face, rest: Iterator[str]) -> Face:
    return next(rest) if isinstance(face, FaceDown) else face


def open_votes(sight: Sight[State, Event]) -> list[tuple[Seq, Seat]]:
    """Return in which entry each seat voted, for the vote that is open."""
    found: list[tuple[Seq, Seat]] = []
    for seq, events in sight.past:
        for event in events:
            if isinstance(event, Voted):
                found.append((seq, event.seat))
            elif isinstance(event, Judged | RoundClosed):
                found.clear()
    return found


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    found = {f"{name}.{side}": str(getattr(card, side)) for name, card in cards(state) for side in SIDES}
    found.update({f"vote.{seat}": BALLOTS[vote] for seat, vote in enumerate(state.votes) if isinstance(vote, bool)})
    return found


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat: faces not turned up yet, and the others' votes while a vote is open."""
    found = {f"vote.{other}" for other, vote in enumerate(state.votes) if vote is not None and other != seat}
    for row, pile in enumerate(state.piles):
        found |= {f"{row}.{depth}.theme" for depth in range(state.round + 1, len(pile))}
        found |= {f"{row}.{depth}.letter" for depth in range(state.round, len(pile))}
    return frozenset(found | {f"box.{index}.{side}" for index in range(len(state.box)) for side in SIDES})


DEDUCTION: Final = Deduction(
    count=count, odds=odds, sample=sample, enumerate=enumerate_worlds, truth=truth, hidden=hidden
)
