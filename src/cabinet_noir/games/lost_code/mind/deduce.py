"""What can be known in The Lost Code, exactly, from one sight.

A world gives each of the seat's own stones a number nobody has seen, and contradicts no answer; each counts once,
because piles and box are as good as any. What others wrote in secret may be anything. The names of hidden things:
`0.red.1` is seat 0's second red stone (a new stone is a new thing), `2.red.numbers` what seat 2 wrote for red.

A spectator sees no rack that has an owner, and the codes of several racks that share no stone are too many to count at
a table: for him worlds are drawn, uniformly, and nothing is counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any, Final

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Sight, World
from cabinet_noir.games.lost_code.edition import colours, free_disks
from cabinet_noir.games.lost_code.notation import write_numbers
from cabinet_noir.games.lost_code.pieces import Colour, FaceDown, Noted, Numbers, Sheet, Stone
from cabinet_noir.games.lost_code.types import Action, Estimate, Event, Exchange, State

from .posterior import Posterior
from .prospects import best_answer, exchanges, prospects
from .worlds import some_world, unread, world_of


def stone_name(state: State, seat: int, colour: Colour) -> str:
    """Return the public name of the stone that stands on a rack now."""
    born = sum(stone.colour == colour for stone in state.discards[seat])
    return f"{seat}.{colour}.{born}"


def count(sight: Sight[State, Event]) -> int:
    """Return the number of worlds."""
    assert sight.seat is not None, "nothing is counted for a spectator"
    return Posterior(sight.view, sight.seat).count * beside(sight)


def beside(sight: Sight[State, Event]) -> int:
    """Return in how many ways others may have written what they wrote in secret."""
    return prod(map(len, unread(sight.view).values()))


def odds(sight: Sight[State, Event]) -> Odds:
    """Return the odds of every own stone, and of everything written out of sight."""
    seat, view = sight.seat, sight.view
    assert seat is not None, "nothing is counted for a spectator"
    found: dict[str, Mapping[str, float]] = {
        stone_name(view, seat, colour): {str(number): p for number, p in values.items()}
        for (colour, values), stone in zip(Posterior(view, seat).odds.items(), view.racks[seat], strict=True)
        if isinstance(stone, FaceDown)
    }
    for name, choices in unread(view).items():
        found[name] = _evenly(choices)
    return found


@cache
def _evenly(choices: tuple[Numbers, ...]) -> Mapping[str, float]:
    return {write_numbers(choice): 1 / len(choices) for choice in choices}


def sample(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    if sight.seat is None:
        return some_world(sight, chance)
    written = {name: chance.choice(choices) for name, choices in unread(sight.view).items()}
    code = Posterior(sight.view, sight.seat).sample(chance)
    return world_of(sight, {sight.seat: code}, written, chance)


def enumerate_worlds(sight: Sight[State, Event]) -> Iterator[World[Action, Event]]:
    """Yield every conceivable world, by plain trial: any unseen numbers, anything written."""
    assert sight.seat is not None, "nothing is counted for a spectator"
    chance = Chance(bytes(32), "the rest of the piles, which nobody can tell apart")
    secrets = unread(sight.view)
    for code in product(*Posterior(sight.view, sight.seat).unseen):
        for written in product(*secrets.values()):
            yield world_of(sight, {sight.seat: code}, dict(zip(secrets, written, strict=True)), chance)


def advise(sight: Sight[State, Event]) -> Sequence[tuple[Action, float]]:
    """Return what may be done now, best first, each with its points on average: ranges, exchanges, the final answer."""
    view, seat = sight.view, sight.seat
    if seat is None or not sight.offers:
        return ()
    posterior = Posterior(view, seat)
    match view.phase:
        case "estimating":
            found = prospects(posterior, view.dice, free_disks(view))
            return [(Estimate(one.disk, one.start), one.points) for one in found]
        case "exchanging":
            offered: tuple[Any, ...] = tuple(sight.offers[0].fields["colour"])
            gains = exchanges(posterior, offered)
            return [(Exchange(colour), gains[colour]) for colour in sorted(gains, key=lambda one: -gains[one])]
        case "writing":
            best = best_answer(posterior)
            return [(best.sheet, best.points)]
        case _:
            return ()


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    found: dict[str, str] = {}
    for seat in range(state.seats):
        for stone in state.racks[seat]:
            assert isinstance(stone, Stone)
            found[stone_name(state, seat, stone.colour)] = str(stone.number)
        sheet = state.sheets[seat]
        if isinstance(sheet, Sheet):
            for colour, numbers in zip(colours(state.options), sheet.numbers, strict=True):
                found[f"{seat}.{colour}.numbers"] = write_numbers(numbers)
        for shortcut in state.shortcuts[seat]:
            assert isinstance(shortcut.written, Noted)
            found[f"{seat}.{shortcut.colour}.numbers"] = write_numbers(shortcut.written.numbers)
    return found


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat: its own stones, and until the reveal what the others wrote.

    From a spectator they hide every rack that has an owner, and all that was written.
    """
    if state.phase == "over":
        return frozenset()
    owners = range(state.seats) if seat is None else (seat,)
    stones = {stone_name(state, owner, colour) for owner in owners for colour in colours(state.options)}
    written = {name for name in truth(state) if name.endswith(".numbers") and not name.startswith(f"{seat}.")}
    return frozenset(stones | written)


DEDUCTION: Final = Deduction(
    count=count,
    odds=odds,
    sample=sample,
    enumerate=enumerate_worlds,
    truth=truth,
    hidden=hidden,
    advise=advise,
    advises_in="points",
    counts_for_spectators=False,
    beside=beside,
)
