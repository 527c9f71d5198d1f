"""What every step was worth: the parts add up, and are what they are called, in positions small enough to see it."""

from __future__ import annotations

from typing import Any

import pytest

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.review import Review, luck, review
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Eyes, Referee, Resign, TakeBack

vinci = load("vinci")
FEW = 6
Table = Referee[Any, Any, Any, Any]


def played(seed: int, bots: tuple[str, ...] = ("regular", "regular"), moves: int = 10_000) -> Table:
    """Play a game of bots, or its beginning."""
    referee = Referee.open(vinci, vinci.options(setup="chance", first=0), len(bots), seed_from(seed))
    eyes = [Eyes(referee, Seat(seat)) for seat in range(len(bots))]
    while vinci.outcome(referee.state) is None and referee.seq < moves:
        seat = next_to_act(referee)
        chance = Chance(lots_of(referee.seed), f"{seat} {referee.seq}")
        referee.act(seat, vinci.bots[bots[seat]](eyes[seat].sight(), chance))
    return referee


def adds_up(found: Review) -> bool:
    return abs(found.result - found.start[found.eyes] - found.parts.total) < 1e-9


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_parts_of_a_game_of_three_add_up_for_everybody(seat: int) -> None:
    found = review(played(3, ("regular", "novice", "regular")), Seat(seat), FEW)
    assert adds_up(found)
    assert found.result in (0.0, 1.0)


def test_only_own_acts_are_judged_and_none_above_the_best() -> None:
    found = review(played(4), Seat(1), FEW)
    for step in found.steps:
        assert (step.choice is not None) == (step.seat == 1)
        assert step.parts.choice <= 0
        if step.choice is None:
            assert step.parts.gamble == step.parts.slip == 0
        else:
            assert step.parts.others == 0
            assert step.choice.done in [act for act, _ in step.choice.worths]


def test_drawing_is_chance_and_naming_is_none() -> None:
    found = review(played(5), Seat(0), FEW)
    drew = {step.seq for step in found.steps if step.choice is not None and vinci.write(step.choice.done)[0] == "+"}
    assert drew
    for step in found.steps:
        if step.choice is not None and step.seq not in drew:
            assert step.parts.chance == 0


def test_luck_is_what_the_reviews_call_chance() -> None:
    table = played(6)
    found = luck(table)
    for seat in range(2):
        assert found[seat] == pytest.approx(review(table, Seat(seat), FEW).parts.chance, abs=1e-12)


def test_what_was_taken_back_was_not_done() -> None:
    plain = Referee.open(vinci, vinci.options(first=0), 2, seed_from(7))
    undone = Referee.open(vinci, vinci.options(first=0), 2, seed_from(7))
    for table in (plain, undone):
        if table is undone:
            table.act(Seat(0), vinci.read("#1"))
            taken_back = table.propose_act(Seat(0), TakeBack(table.seq))
            assert taken_back is not None
            table.record(taken_back)
        for seat, move in ((0, "#2"), (1, "#3"), (0, "+B")):
            table.act(Seat(seat), vinci.read(move))
    found = review(undone, Seat(0), FEW)
    assert adds_up(found)
    assert [step.worth for step in found.steps if step.choice] == [
        step.worth for step in review(plain, Seat(0), FEW).steps if step.choice
    ]
    assert all(step.parts.total == 0 for step in found.steps[1:3])


def test_who_resigns_has_chosen_so() -> None:
    table = played(8, moves=6)
    entry = table.propose_act(Seat(0), Resign())
    assert entry is not None
    table.record(entry)
    given_up, other = review(table, Seat(0), FEW), review(table, Seat(1), FEW)
    assert given_up.result == 0.0
    assert other.result == 1.0
    assert given_up.steps[-1].parts.choice < 0
    assert given_up.steps[-1].parts.others == 0
    assert other.steps[-1].parts.others > 0
    assert adds_up(given_up)
    assert adds_up(other)


def test_the_start_is_the_mean_over_deals() -> None:
    start = Evaluator(vinci, vinci.options(), 2).start()
    assert sum(start) == pytest.approx(1)
    assert start[0] == pytest.approx(0.5, abs=0.02)
