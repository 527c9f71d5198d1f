"""A bout: one game of bots against bots, in process. It holds the referee so that no bot ever does.

Each seat has its `Eyes`, which fold what the seat is shown as it is shown; a bot is given the sight they make, a chance
of its own that says nothing about the deal, and nothing else.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from cabinet_noir.core import HOUSE, Bot, Chance, Game, Outcome, Paced, Seat
from cabinet_noir.core.game import A, E, O, S
from cabinet_noir.review import Evaluator, luck
from cabinet_noir.table import Eyes, OfTheHouse, Referee

from .paced import Evening

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Bout:
    """A finished game: how it ended, how many moves it took, and how long each move was thought about, by seat."""

    outcome: Outcome
    moves: int
    thinking: tuple[tuple[float, ...], ...]
    acted: tuple[dict[str, int], ...]
    """What each seat did, by the tag of the action, and how often."""
    rates: tuple[dict[str, tuple[int, int]], ...]
    """What else there is to tell of each seat, by name: so much in so many."""
    lucks: tuple[tuple[float, float], ...] = ()
    """Each seat's share of the win, and how much of it chance brought; only where that was asked for."""


def lots_of(seed: bytes, game: int = 0) -> bytes:
    """Return the seed of what bots draw by lot in a game. It cannot be traced back to the seed of the deal."""
    return hashlib.sha256(b"cabinet-noir lots %d " % game + seed).digest()


def next_to_act(referee: Referee[Any, Any, Any, Any]) -> Seat:
    """Return who is to be asked next: the first seat that may act, or the house if only its clock can go on."""
    actors = referee.game.actors(referee.state)
    assert actors, "the rules let nobody act, and the game is not over"
    return actors[0]


def let_house_act(referee: Referee[Any, Any, Any, Any]) -> None:
    """Do the one thing the house may do: say that the time is up."""
    (offer,) = referee.game.offers(referee.state, HOUSE)
    referee.act(HOUSE, referee.game.action_of(offer.action, {}))


def bout(
    game: Game[O, S, A, E],
    options: O,
    bots: Sequence[Bot],
    seed: bytes,
    lots: bytes,
    clock: Clock = perf_counter,
    lucks: bool = False,
) -> Bout:
    """Play one game to its end, a bot in each seat."""
    referee = Referee.open(game, options, len(bots), seed)
    thinking = play_out(referee, bots, lots, clock)
    outcome = game.outcome(referee.state)
    assert outcome is not None
    played = _told(referee, outcome, thinking)
    if not lucks:
        return played
    shares = Evaluator(game, options, len(bots)).shared(outcome)
    return replace(played, lucks=tuple(zip(shares, luck(referee), strict=True)))


def play_out(
    referee: Referee[O, S, A, E], bots: Sequence[Bot], lots: bytes, clock: Clock = perf_counter
) -> list[list[float]]:
    """Play a table to its end, a bot in each seat, and return how long each seat thought about each move.

    Bots with a pace of their own play in simulated time.
    """
    paced = [bot for bot in bots if isinstance(bot, Paced)]
    if len(paced) == len(bots):
        evening = Evening(referee, paced, lots, clock)
        evening.play()
        return evening.thinking
    eyes = [Eyes(referee, Seat(seat)) for seat in range(len(bots))]
    thinking: list[list[float]] = [[] for _ in bots]
    while referee.game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        if seat == HOUSE:
            let_house_act(referee)
            continue
        sight = eyes[seat].sight()
        chance = Chance(lots, f"seat {seat} move {referee.seq + 1}")
        began = clock()
        action = bots[seat](sight, chance)
        thinking[seat].append(clock() - began)
        referee.act(seat, action)
    return thinking


def _told(referee: Referee[Any, Any, Any, Any], outcome: Outcome, thinking: Sequence[Sequence[float]]) -> Bout:
    events = [event for entry in referee.entries for event in entry.events if not isinstance(event, OfTheHouse)]
    seats = map(Seat, range(referee.seats))
    rates = tuple(dict(referee.game.rates(referee.state, events, seat)) for seat in seats)
    return Bout(outcome, int(referee.seq), tuple(map(tuple, thinking)), _acted(referee), rates)


def _acted(referee: Referee[Any, Any, Any, Any]) -> tuple[dict[str, int], ...]:
    done: tuple[Counter[str], ...] = tuple(Counter() for _ in range(referee.seats))
    for entry in referee.entries:
        if entry.seat is not None and entry.seat in range(referee.seats):
            done[entry.seat][str(entry.action.__struct_config__.tag)] += 1
    return tuple(dict(each) for each in done)
