"""What can be known: a world gives each unseen card to nobody or to one other seat, and contradicts no miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Final

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Sight, World
from cabinet_noir.games._template.answers import is_right
from cabinet_noir.games._template.edition import deck
from cabinet_noir.games._template.types import Action, Card, Dealt, Event, State

Cards = tuple[Card, ...]


def conceivable(view: State) -> Iterator[Cards]:
    """Yield every deal that agrees with the cards in sight."""
    seen = [card for card in view.cards if isinstance(card, Card)]
    hidden = [seat for seat, card in enumerate(view.cards) if not isinstance(card, Card)]
    unseen = [card for card in deck(view.options) if card not in seen]
    for cards in permutations(unseen, len(hidden)):
        held = dict(zip(hidden, cards, strict=True))
        yield tuple(card if isinstance(card, Card) else held[seat] for seat, card in enumerate(view.cards))


def possible(view: State) -> list[Cards]:
    """Return the deals that contradict no miss."""
    return [cards for cards in conceivable(view) if not any(is_right(cards, *missed) for missed in view.missed)]


def count(sight: Sight[State, Event]) -> int:
    """Return the number of worlds."""
    return len(possible(sight.view))


def odds(sight: Sight[State, Event]) -> Odds:
    """Return the odds of every hidden card."""
    worlds = possible(sight.view)
    hidden = [seat for seat, card in enumerate(sight.view.cards) if not isinstance(card, Card)]
    tallies = {str(seat): Counter(str(cards[seat].number) for cards in worlds) for seat in hidden}
    return {name: {value: n / len(worlds) for value, n in tally.items()} for name, tally in tallies.items()}


def sample(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    return World((Dealt(chance.choice(possible(sight.view))),))


def enumerate_worlds(sight: Sight[State, Event]) -> Iterator[World[Action, Event]]:
    """Yield every conceivable world; playing it again shows which are possible."""
    return (World((Dealt(cards),)) for cards in conceivable(sight.view))


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    return {str(seat): str(card.number) for seat, card in enumerate(state.cards) if isinstance(card, Card)}


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat: the others' cards, until the end."""
    return frozenset(name for name in truth(state) if name != str(seat)) if state.winner is None else frozenset()


DEDUCTION: Final = Deduction(
    count=count, odds=odds, sample=sample, enumerate=enumerate_worlds, truth=truth, hidden=hidden
)
