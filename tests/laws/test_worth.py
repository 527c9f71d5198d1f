"""The laws of worth can fail: each is broken on purpose. And chance favours nobody, over many games of bots."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import reduce
from itertools import pairwise, product
from math import inf, sqrt
from statistics import mean, pvariance, stdev
from typing import Any, Final

import msgspec
import pytest

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws import WORTHS_EVERY, try_game
from cabinet_noir.laws import worth as laws
from cabinet_noir.review import Choice, Parts, Review, evaluating, luck, review
from cabinet_noir.review.choices import judged, moves_of
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.review.telling import tell_choice
from cabinet_noir.table import Referee

Room = Game[Any, Any, Any, Any]
Table = Referee[Any, Any, Any, Any]
EVALUATED = [key for key in GAMES if load(key).worth is not None]
vinci = load("vinci")
GAMES_A_PAIR: Final = 1112
"""With nine pairs of bots, ten thousand games of a room."""


def broken(law: str, trials: range = range(0, 5 * WORTHS_EVERY, WORTHS_EVERY)) -> bool:
    """Is a law broken in one of these games?"""
    return any(violation.law == law for trial in trials for violation in try_game(vinci, 7, trial)[1])


def test_a_part_that_was_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choice, "slip", property(lambda _: 0.0))
    assert broken("sum")


def test_a_choice_judged_by_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_the_truth(referee: Any, seat: Seat, before: int, action: Any) -> Choice:
        value = Evaluator(referee.game, referee.options, referee.seats)
        sight = referee.sight(seat, referee.entries[before].seq)
        return judged(value, sight, [state_after(referee, before)], action)

    monkeypatch.setattr(laws, "judgement", by_the_truth)
    assert broken("blind")


def state_after(referee: Table, before: int) -> Any:
    """Return the true state after an entry."""
    events = [event for entry in referee.entries[: before + 1] for event in entry.events]
    played = [event for event in events if isinstance(event, vinci.event)]
    return reduce(vinci.fold, played, vinci.start(referee.options, referee.seats))


def test_odds_told_by_the_truth_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_the_truth(referee: Any, seat: Seat, before: int, choice: Choice) -> Any:
        truth = vinci.deduction.truth(state_after(referee, before))
        odds = {name: {face: 1.0} for name, face in truth.items()}
        knowing = dataclasses.replace(vinci, deduction=dataclasses.replace(vinci.deduction, odds=lambda _: odds))
        return tell_choice(knowing, referee.sight(seat, referee.entries[before].seq), choice)

    monkeypatch.setattr(laws, "told_of", by_the_truth)
    assert broken("blind", range(0, 30 * WORTHS_EVERY, WORTHS_EVERY))  # one in five names a tile that may be another


@pytest.mark.parametrize("wrong", [0, 1])
def test_a_sum_that_is_wrong_for_one_seat_alone_is_caught(wrong: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets_a_step(referee: Table, eyes: Seat, worlds: int, deals: int) -> Review:
        found = review(referee, eyes, worlds, deals)
        ended = msgspec.structs.replace(found.steps[-1], parts=Parts())
        return msgspec.structs.replace(found, steps=(*found.steps[:-1], ended)) if eyes == wrong else found

    monkeypatch.setattr(laws, "reviewed", forgets_a_step)
    assert broken("sum", range(1))


def off(referee: Table) -> float:
    """Return how far the parts of a game's steps are from what it went up or down, for any seat."""
    return max(_farthest(review(referee, Seat(seat), laws.FEW, laws.FEW)) for seat in range(referee.seats))


def _farthest(found: Review) -> float:
    stood = [found.start[found.eyes], *(step.worth[found.eyes] for step in found.steps)]
    return max(
        abs(up_to - since - step.parts.total) for (since, up_to), step in zip(pairwise(stood), found.steps, strict=True)
    )


@pytest.mark.parametrize("key", EVALUATED)
def test_what_bots_did_adds_up_for_both(key: str) -> None:
    assert max(map(off, played(load(key), ("master", "regular"), 1))) < laws.EXACT


def lucks(game: Room, bots: tuple[str, ...], games: int) -> Iterator[float]:
    """Yield what chance brought the first of these bots, game by game."""
    for referee in played(game, bots, games):
        yield luck(referee)[0]


def played(game: Room, bots: tuple[str, ...], games: int) -> Iterator[Table]:
    """Yield games that these bots have played, as many as wanted."""
    assert game.worth is not None
    options = next(options for options, seats in game.worth.fitted_on if seats == len(bots))
    for number in range(games):
        seed = Chance(seed_from(11), f"{bots} {number}").seed_of()
        referee = Referee.open(game, options, len(bots), seed)
        play_out(referee, [game.bots[bot] for bot in bots], lots_of(seed))
        yield referee


def ranks(game: Room, games: int) -> Iterator[tuple[float, list[float]]]:
    """Yield, for all that was drawn in games of bots, its rank among what could have been, and the ranks of all of it.

    Ranks run from 0 to 1; what is worth the same shares the middle of its places.
    """
    for referee in played(game, ("regular", "regular"), games):
        value = Evaluator(game, referee.options, referee.seats)
        for now, entry, move in moves_of(referee):
            if move is None or entry.seat is None or not value.worth.draws(now.state, entry.action):
                continue
            events = [event for event in entry.events if isinstance(event, game.event)]
            came = value(reduce(game.fold, events, now.state))[0]
            pool = [came, *(each[0] for each in value.redrawn(now.state, entry.seat, entry.action, f"{entry.seq}"))]
            places = [(sum(x < y for x in pool) + sum(x == y for x in pool) / 2) / len(pool) for y in pool]
            yield places[0], places


def how_unlikely(game: Room, games: int) -> tuple[float, float]:
    """Return how many standard errors what came ranks too high or low, and too near or far from the middle.

    If what came is one of what could have come, each of the pool might as well have been the one that did.
    """
    found = list(ranks(game, games))
    answers = []
    for power in (1, 2):
        came = [(rank - 0.5) ** power for rank, _ in found]
        pools = [[(rank - 0.5) ** power for rank in pool] for _, pool in found]
        spread = sum(pvariance(pool) for pool in pools)
        off = abs(sum(came) - sum(map(mean, pools)))
        answers.append(off / sqrt(spread) if spread else inf)  # where nothing can come out otherwise, nothing is drawn
    return answers[0], answers[1]


@pytest.mark.parametrize("key", [key for key in EVALUATED if key != "archeologic"])  # there only the deal is chance
def test_what_came_is_one_of_what_could_have_come(key: str) -> None:
    assert max(how_unlikely(load(key), 20)) < 3.5


@pytest.mark.parametrize("mutant", ["sorted", "kept"])
def test_a_pile_that_is_not_shuffled_evenly_is_caught(mutant: str) -> None:
    def bent(state: Any, _chance: Chance) -> Any:
        return state if mutant == "kept" else msgspec.structs.replace(state, pile=tuple(sorted(state.pile, key=str)))

    assert vinci.worth is not None
    game = dataclasses.replace(vinci, worth=dataclasses.replace(vinci.worth, reshuffled=bent))
    assert max(how_unlikely(game, 20)) > 6


def standard_errors(found: list[float]) -> float:
    """Return how many standard errors a mean is from nothing."""
    return abs(mean(found)) / (stdev(found) / sqrt(len(found)))


@pytest.mark.parametrize("key", EVALUATED)
def test_chance_favours_nobody(key: str) -> None:
    assert standard_errors(list(lucks(load(key), ("novice", "regular"), 30))) < 3


def test_a_start_that_is_not_the_mean_over_deals_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.9, 0.1))
    assert standard_errors(list(lucks(vinci, ("novice", "novice"), 30))) > 3


@pytest.mark.prove
@pytest.mark.parametrize(
    ("key", "bots"), [(key, bots) for key in EVALUATED for bots in product(load(key).bots, repeat=2)]
)
def test_over_ten_thousand_games_of_a_room_all_adds_up_and_chance_favours_nobody(
    key: str, bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluating, "DRAWS", 8)  # what came is on average the mean of few draws as it is of many
    brought = []
    for number, referee in enumerate(played(load(key), bots, GAMES_A_PAIR)):
        found = review(referee, Seat(number % 2), laws.FEW)
        assert _farthest(found) < laws.EXACT
        brought.append(found.parts.chance if found.eyes == 0 else -found.parts.chance)
    assert standard_errors(brought) < 3
