"""The rules of Break the Code, R1 to R11, always in the order: deal, to_act, offers, decide, fold, outcome.

Rules judge and `fold` records; neither reads a clock, a file or any chance but the one it is given.
"""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from cabinet_noir.core import Chance, Illegal, Offer, Outcome, Seat, Several

from .answers import answer, answering
from .edition import CARDS, GUESSES, OPEN_CARDS, choices, deck, pieces, rank, target_size
from .progress import cards_ran_out, end, finders, found_by, known, next_last_guess, next_turn
from .types import (
    Action,
    Ask,
    Asked,
    Attempt,
    CardsRanOut,
    Code,
    Dealt,
    Ended,
    Event,
    Exchange,
    Guess,
    Guessed,
    LastChance,
    Options,
    Pass,
    Passed,
    Question,
    Said,
    Standing,
    State,
    Tile,
    TurnBegan,
    Turned,
    Written,
    Wrote,
)


def start(options: Options, seats: int) -> State:
    """Return the table before anything is dealt."""
    everybody: list[Standing] = ["in"] * seats
    numbers = pieces(options, seats).numbers
    return State(options, seats, numbers, hands=((),) * seats, standing=tuple(everybody))


# deal


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Draw all the hidden chance of the game: tiles (R1, R2), cards (R3), who starts (R4)."""
    size, away = pieces(options, seats), chance.shuffled(deck(options, seats))
    hands = tuple(_in_order(away[seat * size.hand : (seat + 1) * size.hand]) for seat in range(seats))
    rest = away[seats * size.hand :]
    cards = chance.shuffled(CARDS)
    first = Seat(options.first if options.first is not None and options.first < seats else chance.below(seats))
    dealt = Dealt(
        hands,
        _in_order(rest[: size.centre]),
        _in_order(rest[size.centre :]),
        tuple(cards[:OPEN_CARDS]),
        tuple(cards[OPEN_CARDS:]),
        first,
    )
    return (dealt, TurnBegan(first))


def _in_order(tiles: list[Tile]) -> Code:
    return tuple(sorted(tiles, key=rank))  # R2


# to_act


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the player on turn."""
    return () if state.phase in ("dealing", "over") else (state.turn,)


# offers


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do now: ask an open card, or guess (R4); in a last chance, guess or let it go by."""
    if seat not in to_act(state):
        return ()
    guess = Offer("guess", {"code": codes(state)})
    if state.phase != "playing":
        return (guess, Offer("pass"))
    asks = tuple(Offer("ask", {"card": (card,), "choice": choices(card)}) for card in state.row if card is not None)
    return (*asks, guess)


def codes(state: State) -> Several:
    """Return every code that may be named, described and not listed."""
    size = target_size(state.options, state.seats)
    return Several(deck(state.options, state.seats), size, size)


# decide


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge an action and return what comes of it, or raise `Illegal`."""
    if seat not in to_act(state):
        raise Illegal("break-the-code-not-your-turn", rule="R4")
    match action:
        case Ask():
            return _ask(state, seat, action)
        case Guess():
            _must_be_a_code(state, action.code)
            return _guess_aloud(state, seat, action) if state.seats == 2 else _guess_in_secret(state, seat, action)
        case Pass():
            return _pass(state, seat)
        case _:
            assert_never(action)


def _ask(state: State, seat: Seat, action: Ask) -> tuple[Event, ...]:
    if state.phase != "playing":
        raise Illegal("break-the-code-only-a-guess", rule="R8" if state.phase == "last_chance" else "R11")
    if action.card not in state.row:
        raise Illegal("break-the-code-card-not-open", rule="R3", card=action.card)
    if action.choice not in choices(action.card):
        if choices(action.card) == (None,):
            raise Illegal("break-the-code-nothing-to-choose", rule="R5", card=action.card)
        raise Illegal("break-the-code-choose-a-number", rule="R5", card=action.card)
    question, place = Question(action.card, action.choice), state.row.index(action.card)
    said = tuple(Said(who, answer(question, known(state.hands[who]))) for who in answering(state.seats, seat))
    asked = Asked(seat, question, said, place)
    if state.pile:
        card = state.pile[0]
        assert isinstance(card, int)
        return (asked, Turned(place, card), *next_turn(state, seat))
    if sum(card is not None for card in state.row) > 1:
        return (asked, *next_turn(state, seat))
    return (asked, *cards_ran_out(state, seat))


def _must_be_a_code(state: State, code: Code) -> None:
    domain = codes(state)
    if code in domain:
        return
    if len(code) != domain.least:
        raise Illegal("break-the-code-wrong-length", rule="R8" if state.seats == 2 else "R9", wanted=domain.least)
    if tuple(sorted(code, key=rank)) in domain:
        raise Illegal("break-the-code-not-in-order", rule="R2")
    raise Illegal("break-the-code-no-such-tiles", rule="R2")


def _guess_aloud(state: State, seat: Seat, action: Guess) -> tuple[Event, ...]:
    """R8: at the opponent's tiles; the starting player's right guess leaves the other one chance."""
    right = state.hands[1 - seat] == action.code
    guessed = Guessed(seat, action.code, right)
    found = found_by(state, seat) if right else finders(state)
    if state.phase == "last_guesses":
        return (guessed, *next_last_guess(state, found))
    if state.phase == "last_chance":
        return (guessed, *end(state, found))
    if not right:
        return (guessed, *next_turn(state, seat))
    if seat == state.first:
        return (guessed, LastChance(Seat(1 - seat)))
    return (guessed, *end(state, found))


def _guess_in_secret(state: State, seat: Seat, action: Guess) -> tuple[Event, ...]:
    """R9: at the centre; right or wrong, the guesser leaves the turn order."""
    right = state.centre == action.code
    wrote = Wrote(seat, Written(action.code), right)
    found = found_by(state, seat) if right else finders(state)
    if state.phase == "last_guesses":
        return (wrote, *next_last_guess(state, found))
    after = fold(state, wrote)
    return (wrote, *next_turn(after, seat))


def _pass(state: State, seat: Seat) -> tuple[Event, ...]:
    if state.phase == "playing":
        raise Illegal("break-the-code-no-passing", rule="R4")
    if state.phase == "last_chance":
        return (Passed(seat), *end(state, finders(state)))
    return (Passed(seat), *next_last_guess(state, finders(state)))


# fold


def fold(state: State, event: Event) -> State:
    """Record an event. Total; never judges; works alike on full and on seen events."""
    match event:
        case Dealt():
            return replace(
                state,
                first=event.first,
                hands=event.hands,
                centre=event.centre,
                box=event.box,
                row=event.row,
                pile=event.pile,
            )
        case TurnBegan():
            phase = "playing" if state.phase == "dealing" else state.phase
            waiting = tuple(seat for seat in state.waiting if seat != event.seat)
            return replace(state, phase=phase, turn=event.seat, waiting=waiting)
        case Asked():
            exchange = Exchange(event.seat, event.question, event.said)
            return replace(state, asked=(*state.asked, exchange), row=_with(state.row, event.place, None))
        case Turned():
            return replace(state, row=_with(state.row, event.place, event.card), pile=state.pile[1:])
        case Guessed():
            # R8: a wrong guess aloud costs a turn and no more
            standing = _with(state.standing, event.seat, "found") if event.right else state.standing
            attempt = Attempt(event.seat, Written(event.code), event.right)
            return replace(state, standing=standing, guesses=(*state.guesses, attempt))
        case Wrote():
            became: Standing = "found" if event.found else "out"
            attempt = Attempt(event.seat, event.code, event.found)
            standing = _with(state.standing, event.seat, became)
            return replace(state, standing=standing, guesses=(*state.guesses, attempt))
        case LastChance():
            return replace(state, phase="last_chance", turn=event.seat)
        case CardsRanOut():
            return replace(state, phase="last_guesses", waiting=event.seats)
        case Passed():
            return state
        case Ended():
            return replace(
                state,
                phase="over",
                winners=event.winners,
                reason=event.reason,
                hands=event.hands,
                centre=event.centre,
                box=event.box,
            )
        case _:
            assert_never(event)


def _with(items: tuple[object, ...], index: int, item: object) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


# outcome


def outcome(state: State) -> Outcome | None:
    """Return who found the code: one, several together, or nobody (R8, R10, R11)."""
    if state.phase != "over":
        return None
    return Outcome(state.winners, state.reason, tuple(int(seat in state.winners) for seat in range(state.seats)))


def longest(options: Options, seats: int) -> int:
    """Return how many entries a game can have: the deal, each card asked once (R3), guesses, last ones (R11)."""
    return 1 + len(CARDS) + seats * (GUESSES[seats] + 1)
