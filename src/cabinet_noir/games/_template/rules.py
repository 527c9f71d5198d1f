"""The rules of the Sealed Card, R1 to R4, always in the order: deal, to_act, offers, decide, fold, outcome."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from cabinet_noir.core import Chance, Illegal, Offer, Outcome, Seat

from .answers import is_right
from .edition import deck
from .types import Action, Card, Dealt, Event, Named, Options, Revealed, State


def start(options: Options, seats: int) -> State:
    """Return the table before the deal."""
    return State(options, seats)


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Give everyone a card (R1)."""
    return (Dealt(tuple(chance.shuffled(deck(options))[:seats])),)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the player on turn."""
    return (state.turn,) if state.winner is None else ()


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return every number of every other player's card (R2)."""
    if seat not in to_act(state):
        return ()
    others = tuple(Seat(other) for other in range(state.seats) if other != seat)
    return (Offer("name", {"seat": others, "number": tuple(range(1, state.options.highest + 1))}),)


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge a naming (R3, R4)."""
    if seat not in to_act(state):
        raise Illegal("template-not-your-turn", rule="R2")
    if not any(offer.admits(action) for offer in offers(state, seat)):
        raise Illegal("template-no-such-card", rule="R2")
    hit = is_right(state.cards, action.seat, action.number)
    named = Named(seat, action.seat, action.number, hit)
    return (named, Revealed(tuple(card for card in state.cards if isinstance(card, Card)))) if hit else (named,)


def fold(state: State, event: Event) -> State:
    """Record an event."""
    match event:
        case Dealt():
            return replace(state, cards=event.cards)
        case Named():
            if event.hit:
                return replace(state, winner=event.by)
            following = Seat((state.turn + 1) % state.seats)
            return replace(state, turn=following, missed=(*state.missed, (event.seat, event.number)))
        case Revealed():
            return replace(state, cards=event.cards)
        case _:
            assert_never(event)


def outcome(state: State) -> Outcome | None:
    """Return who named a card."""
    if state.winner is None:
        return None
    return Outcome((state.winner,), "template-named", tuple(int(s == state.winner) for s in range(state.seats)))


def longest(options: Options, seats: int) -> int:
    """Return how many entries a game can have: the deal, and every number of every card named ten times over (R2)."""
    return 1 + 10 * seats * options.highest
