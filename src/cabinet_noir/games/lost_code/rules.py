"""The rules of The Lost Code, R1 to R13, always in the order: deal, to_act, offers, decide, fold, outcome.

Rules judge and `fold` records; neither reads a clock, a file or any chance but the one it is given.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from cabinet_noir.core import Chance, Illegal, Offer, Outcome, Seat

from .domains import dice_settings, exchangeable, sheet_domains, token_numbers
from .edition import (
    COLOURS,
    DICE,
    RACKS,
    STONES,
    colours,
    disks,
    doubled,
    free_disks,
    numbers,
    rounds,
    starts,
)
from .pieces import Disk, Noted, Stone
from .progress import after_the_answers, answers, round_began, sheet_of, the_reveal, went_on
from .records import (
    fold_answered,
    fold_dealt,
    fold_estimated,
    fold_exchanged,
    fold_passed,
    fold_revealed,
    fold_rolled,
    fold_took,
    with_item,
)
from .track import last_to_first, moved
from .types import (
    Action,
    Answered,
    Cursed,
    CurseLifted,
    Dealt,
    DiceSet,
    Estimate,
    Estimated,
    Event,
    Exchange,
    Exchanged,
    Moved,
    Options,
    Pass,
    Passed,
    Revealed,
    Roll,
    Rolled,
    Round,
    RoundBegan,
    SetDice,
    State,
    Take,
    TokensLeft,
    Took,
    Write,
    WritingBegan,
    Wrote,
)


def start(options: Options, seats: int) -> State:
    """Return the table before anything is dealt."""
    nothing = ((),) * seats
    return State(
        options,
        seats,
        numbers=numbers(options),
        disks=tuple(Disk(width, points) for width, points in disks(options).items()),
        last_round=rounds(options, seats),
        discards=nothing,
        spaces=(0,) * seats,
        shortcuts=nothing,
        sheets=(None,) * seats,
    )


# deal


def deal(options: Options, seats: int, chance: Chance) -> tuple[Event, ...]:
    """Draw all the hidden chance: each colour shuffled apart, one boxed, four on the racks, the rest a pile (R1)."""
    mixed = [chance.shuffled(STONES[colour, n] for n in numbers(options)) for colour in colours(options)]
    stack = tuple(chance.shuffled(Seat(seat) for seat in range(seats)))  # R3
    dealt = Dealt(
        racks=tuple(tuple(stones[1 + rack] for stones in mixed) for rack in range(RACKS)),
        piles=tuple(tuple(stones[1 + RACKS :]) for stones in mixed),
        boxed=tuple(stones[0] for stones in mixed),
        stack=stack,
    )
    return (dealt, round_began(fold(start(options, seats), dealt)))


# to_act


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who may act: everybody who has not written yet, else the player on turn."""
    if state.phase == "writing":
        return tuple(Seat(seat) for seat, sheet in enumerate(state.sheets) if sheet is None)
    return () if state.phase in ("over", "dealing") else (state.turn,)


def at_once(state: State) -> bool:
    """At the end all players write at the same time (R9)."""
    return state.phase == "writing"


# offers


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do now."""
    if seat not in to_act(state):
        return ()
    match state.phase:
        case "rolling":
            return (Offer("roll"),)
        case "offering":
            return (Offer("take", {"numbers": token_numbers(state)}), Offer("pass"))
        case "setting":
            return (Offer("set_dice", {"dice": dice_settings(state)}),)
        case "estimating":
            options = state.options
            return tuple(
                Offer("estimate", {"disk": (disk,), "start": tuple(starts(disk, options))})
                for disk in free_disks(state)
            )
        case "exchanging":
            return (Offer("exchange", {"colour": exchangeable(state)}),)
        case "writing":
            return (Offer("write", dict(sheet_domains(state, seat))),)
        case _:
            return ()


# decide


def decide(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Judge an action and return what comes of it, or raise `Illegal`."""
    if seat not in to_act(state):
        raise Illegal("lost-code-not-your-turn", rule="R3")
    match action:
        case Roll():
            return _roll(state, seat, chance)
        case Take():
            return _take(state, seat, action)
        case Pass():
            _must_be(state, "offering", "lost-code-no-token-offered", "R11")
            return (Passed(seat),)
        case SetDice():
            return _set_dice(state, seat, action)
        case Estimate():
            return _estimate(state, seat, action)
        case Exchange():
            return _exchange(state, seat, action)
        case Write():
            return _write(state, seat, action)
        case _:
            assert_never(action)


def _must_be(state: State, phase: str, reason: str, rule: str) -> None:
    if state.phase != phase:
        raise Illegal(reason, rule=rule)


def _roll(state: State, seat: Seat, chance: Chance) -> tuple[Event, ...]:
    _must_be(state, "rolling", "lost-code-already-rolled", "R4")
    first, second, third = (chance.choice(COLOURS) for _ in range(DICE))
    return (Rolled(seat, (first, second, third)),)


def _take(state: State, seat: Seat, action: Take) -> tuple[Event, ...]:
    _must_be(state, "offering", "lost-code-no-token-offered", "R11")
    if action.numbers not in token_numbers(state):
        raise Illegal("lost-code-one-to-three-numbers", rule="R11")
    colour = doubled(state.dice, state.options)
    assert colour is not None
    return (Took(seat, colour, Noted(action.numbers)),)


def _set_dice(state: State, seat: Seat, action: SetDice) -> tuple[Event, ...]:
    _must_be(state, "setting", "lost-code-dice-not-yours-to-set", "R4")
    if action.dice not in dice_settings(state):
        raise Illegal("lost-code-one-die-only", rule="R2" if state.options.beginner else "R4")
    return (DiceSet(seat, action.dice),)


def _estimate(state: State, seat: Seat, action: Estimate) -> tuple[Event, ...]:
    _must_be(state, "estimating", "lost-code-no-estimate-now", "R5")
    if action.disk not in disks(state.options):
        raise Illegal("lost-code-no-such-disk", rule="R5", disk=action.disk)
    if action.disk not in free_disks(state):
        raise Illegal("lost-code-disk-taken", rule="R5", disk=action.disk)
    if action.start not in starts(action.disk, state.options):
        raise Illegal("lost-code-blank-shows", rule="R5", disk=action.disk)
    estimated = Estimated(seat, action.disk, action.start)
    if seat != state.order[-1]:
        return (estimated,)
    return (estimated, *went_on(state, (estimated,), fold, answers, after_the_answers))


def _exchange(state: State, seat: Seat, action: Exchange) -> tuple[Event, ...]:
    _must_be(state, "exchanging", "lost-code-nothing-to-exchange", "R7")
    if action.colour not in exchangeable(state):
        raise Illegal("lost-code-pile-empty", rule="R7", colour=action.colour)
    place = colours(state.options).index(action.colour)
    old = state.racks[seat][place]
    assert isinstance(old, Stone)
    exchanged = Exchanged(seat, old, state.piles[place][0])
    return (exchanged, *went_on(state, (exchanged,), fold, after_the_answers))


def _write(state: State, seat: Seat, action: Write) -> tuple[Event, ...]:
    _must_be(state, "writing", "lost-code-too-early-to-write", "R9")
    settled = {shortcut.colour for shortcut in state.shortcuts[seat]}
    for colour, domain in sheet_domains(state, seat):
        if getattr(action, colour) not in domain:
            reason = "lost-code-already-written" if colour in settled else "lost-code-up-to-three-numbers"
            raise Illegal(reason, rule="R11" if colour in settled else "R9", colour=colour)
    wrote = Wrote(seat, sheet_of(action, state.options))
    if to_act(state) != (seat,):
        return (wrote,)
    return (wrote, *went_on(state, (wrote,), fold, the_reveal))


# fold


def fold(state: State, event: Event) -> State:  # noqa: C901  one case for each event
    """Record an event. Total; never judges; works alike on full and on seen events. What is frequent comes first."""
    match event:
        case Estimated():
            return fold_estimated(state, event)
        case Answered():
            return fold_answered(state, event)
        case Moved():
            return moved(state, event.seat, event.steps)
        case Exchanged():
            return fold_exchanged(state, event)
        case Dealt():
            return fold_dealt(state, event)
        case RoundBegan():
            return replace(state, phase="rolling", round=event.round, order=event.order, turn=event.order[0], dice=())
        case Rolled():
            return fold_rolled(state, event)
        case Took():
            return fold_took(state, event)
        case Passed():
            return fold_passed(state, event)
        case DiceSet():
            line = Round(event.dice, (None,) * state.seats, state.order)
            return replace(state, phase="estimating", dice=event.dice, rounds=(*state.rounds, line))
        case TokensLeft():
            return replace(state, tokens=())
        case Cursed():
            return replace(state, skull="held", cursed=event.seat)
        case CurseLifted():
            return replace(state, skull="gone", cursed=None)
        case WritingBegan():
            return replace(state, phase="writing", order=last_to_first(state), dice=())
        case Wrote():
            return replace(state, sheets=with_item(state.sheets, event.seat, event.sheet))
        case Revealed():
            return fold_revealed(state, event)
        case _:
            assert_never(event)


# outcome


def outcome(state: State) -> Outcome | None:
    """Return who is furthest, on one space the lowest in the pile (R9)."""
    if state.phase != "over":
        return None
    return Outcome((last_to_first(state)[-1],), "lost-code-furthest", state.spaces)


def longest(options: Options, seats: int) -> int:
    """Return how many entries a race can have: the deal, its rounds (R8), and everybody's final sheet (R9).

    In a round the dice are rolled and set (R4); each takes a shortcut or leaves it (R11), estimates and exchanges.
    """
    return 1 + rounds(options, seats) * (2 + 3 * seats) + seats
