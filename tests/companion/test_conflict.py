"""Of what was misheard the fewest things are named that cannot be so together: held against trying all of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from cabinet_noir.core import Clue, Line
from cabinet_noir.deduce import Listed, conflict, refute, spared
from cabinet_noir.games import load
from cabinet_noir.games.break_the_code.types import Amount, Said
from cabinet_noir.games.lost_code.companion import OwnRound
from cabinet_noir.games.vinci.companion import Entered, Missed
from cabinet_noir.server.companion.jobs import clash_in, sight_of

from .told import break_the_code_sheet, lost_code_sheet, played, vinci_sheet


class Made(Listed):
    """A case made up: so many worlds, clues at some prices, each kept by some worlds."""

    def __init__(self, chance: Random) -> None:
        clues = chance.randint(2, 7)
        self.clues = tuple(Clue(Line("clue"), chance.randint(1, 6), number) for number in range(clues))
        worlds = chance.randint(1, 12)
        self.kept = np.array([[chance.random() < 0.6 for _ in range(worlds)] for _ in range(clues)])


def by_trial(case: Any) -> tuple[int, ...] | None:
    """Return the fewest clues no world keeps, of these the cheapest, of these the earliest, by trying every set."""
    every = range(len(case.clues))
    clashing = [
        some
        for size in range(len(case.clues) + 1)
        for some in combinations(every, size)
        if not any(all(case.keeps(world, clue) for clue in some) for world in case.conceivable())
    ]

    def rank(some: tuple[int, ...]) -> tuple[int, int, int]:
        return len(some), sum(case.clues[clue].price for clue in some), sum(1 << clue for clue in some)

    return min(clashing, key=rank, default=None)


def fails(find: Callable[[Any], tuple[int, ...] | None]) -> list[int]:
    """Return the made-up cases in which something else is found than by trial."""
    made: list[Any] = [Made(Random(seed)) for seed in range(300)]
    return [seed for seed, case in enumerate(made) if find(case) != by_trial(case)]


def test_the_fewest_things_that_contradict_each_other_are_found() -> None:
    assert fails(conflict) == []


def test_a_finder_of_the_cheapest_or_of_all_of_them_is_noticed() -> None:
    assert fails(lambda case: refute(case, ())), "the cheapest are not always the fewest"
    assert fails(lambda case: conflict(case) and tuple(range(len(case.clues)))), "all of them are too many"


def test_what_alone_may_be_wrong_is_exactly_that() -> None:
    for seed in range(300):
        case: Any = Made(Random(seed))
        clues = conflict(case)
        if clues is not None:
            every = set(range(len(case.clues)))
            alone = [
                clue
                for clue in every
                if any(all(case.keeps(world, one) for one in every - {clue}) for world in case.conceivable())
            ]
            assert spared(case, clues) == tuple(alone), "and none of those is left out that is not among the fewest"


# in every room that has answers


def misheard_at_break_the_code(seed: int) -> tuple[Any, int]:
    """Return a sheet with one answer that no hand gives beside the others, and its number among all that was told."""
    entered = break_the_code_sheet(played("break-the-code", seed, 2, 7))
    told = list(entered.told)
    at = next(number for number, heard in enumerate(told) if getattr(heard, "said", ()))
    heard = told[at]
    told[at] = type(heard)(heard.seat, heard.question, (Said(heard.said[0].seat, Amount(44)),))  # type: ignore[union-attr,arg-type]
    return type(entered)(entered.seats, entered.own, tuple(told)), at + 1


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_misheard_at_break_the_code_is_named_alone(seed: int) -> None:
    entered, seq = misheard_at_break_the_code(seed)
    clash = clash_in(load("break-the-code").deduction.case, sight_of("break-the-code", entered))
    assert clash is not None
    assert [given.seq for given in clash.clues] == [seq]
    assert clash.alone == (0,)


def test_a_miss_misheard_at_code_de_vinci_is_found() -> None:
    """Every face of a hidden tile is denied: that cannot be, whatever else is."""
    entered = vinci_sheet(played("vinci", 1, 2, 10, setup="chance"))
    hidden = next(one for one in entered.rows[1] if one.face is None)
    every = tuple(Missed(0, 1, hidden.born, face) for face in range(12))
    clash = clash_in(load("vinci").deduction.case, sight_of("vinci", Entered(entered.rows, every)))
    assert clash is not None
    assert 1 < len(clash.clues) <= 12


def test_a_verdict_misheard_at_the_lost_code_is_found() -> None:
    entered = lost_code_sheet(played("lost-code", 1, 2, 30))
    dice = entered.rounds[0].dice
    wrong = (OwnRound(dice, 2, 0, "inside"), OwnRound(dice, 2, 5, "inside"))
    sheet = type(entered)(entered.seats, entered.seen, wrong)
    clash = clash_in(load("lost-code").deduction.case, sight_of("lost-code", sheet))
    assert clash is not None
    assert len(clash.clues) == 2
    assert clash.alone == (0, 1)
