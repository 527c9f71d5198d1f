"""A short game of Code de Vinci, reckoned by hand: ten tiles, and every number of both reviews."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import exp, log, sqrt
from typing import Any

import pytest

from cabinet_noir.core import Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.vinci.mind import lives, winning
from cabinet_noir.games.vinci.types import Draw, Guess, Options, Spot, Stop
from cabinet_noir.review import Parts, Review, review
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Referee

vinci = load("vinci")
Table = Referee[Any, Any, Any, Any]
FIRST, SECOND = Seat(0), Seat(1)

PLAIN = lives.Temper(life=1.0, tile=0.0, joker=0.0, kept=0.0, shown=0.0, easier=1.0)
"""A row is worth e to the root of its life, and nothing else is worth anything."""


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """The first holds W0 W1 B2 W4, the second B0 B1 B3 B4; W3 and W2 lie in the pile, W3 first.

    All blacks but its own are the second's: the first knows the whole row. It draws W3, names B0 and stops. The second
    draws W2 and with it knows the whole other row, but names a wrong tile, shows W2, and is named.
    """
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.5, 0.5))
    monkeypatch.setattr(lives, "TEMPER", PLAIN)
    winning._raced.cache_clear()
    assert vinci.worth is not None
    by_the_race_alone = replace(vinci.worth, weights={"2": (1.0, 0.0, 0.0)})
    table = Referee.open(
        replace(vinci, worth=by_the_race_alone), Options(setup="chance", highest=4, first=0), 2, seed_from(8)
    )
    rows = [" ".join(str(standing.tile) for standing in row) for row in table.state.rows]
    assert (rows, [*map(str, table.state.pile)]) == (["W0 W1 B2 W4", "B0 B1 B3 B4"], ["W3", "W2"])
    table.act(FIRST, Draw("white"))
    table.act(FIRST, Guess(Spot(SECOND, 0), 0))
    table.act(FIRST, Stop(3))
    table.act(SECOND, Draw("white"))
    table.act(SECOND, Guess(Spot(FIRST, 4), 3))
    for place, face in ((1, 1), (3, 3), (4, 4)):
        table.act(FIRST, Guess(Spot(SECOND, place), face))
    yield table
    winning._raced.cache_clear()


def stands(life: float) -> float:
    """Return the share of a row that is no secret any more, beside one of this life."""
    return 1 / (1 + exp(sqrt(life)))


SURE = 1 / (1 + 0.004)
"""What is certain is told as this: nothing is ever told as less than 0.004."""
TILE = log(3 / 2)
"""The life of a tile that is guessed in two of three cases."""
ALL_BUT_TWO = 2 / 3 * (2 / 3 + 1 / 3 * 1 / 2) + 1 / 3 * stands(TILE)
"""The second is to draw. W0 W1 B2 are certain; above them stand two of W2 W3 W4, each guessed in two of three cases.

It hits both, or misses the last and both rows are known, or misses the first of them and one tile's life is left.
"""
WORTHS = (
    SURE,  # the first is on turn and knows B0 B1 B3 B4
    SURE,
    SURE,
    1 - ALL_BUT_TWO,  # it stopped
    1 - SURE,  # W2 was drawn: so W3 and W4 stand there
    SURE,  # W4 was named 3
    SURE,
    SURE,
    1.0,
)
"""After each entry, the first's chance."""


def test_the_worth_of_every_position(game: Table) -> None:
    told = [step.worth for step in review(game, FIRST).steps]
    assert told == [pytest.approx((worth, 1 - worth)) for worth in WORTHS]


def parts(found: Review) -> list[dict[str, float]]:
    """Return the parts of every step that are not 0."""
    steps = ({name: getattr(step.parts, name) for name in Parts.__struct_fields__} for step in found.steps)
    return [{name: part for name, part in step.items() if abs(part) > 1e-9} for step in steps]


def test_every_part_for_the_first_seat(game: Table) -> None:
    assert parts(review(game, FIRST)) == [
        pytest.approx({"chance": SURE - 0.5}),  # the deal
        {},  # nothing to choose: white is all there is
        {},
        pytest.approx({"choice": 1 - ALL_BUT_TWO - SURE}),  # to name on was certain
        pytest.approx({"others": ALL_BUT_TWO - SURE}),
        pytest.approx({"others": 2 * SURE - 1}),
        {},
        {},
        pytest.approx({"slip": 1 - SURE}),  # what was told as nearly certain, was
    ]


def test_every_part_for_the_second_seat(game: Table) -> None:
    assert parts(review(game, SECOND)) == [
        pytest.approx({"chance": 0.5 - SURE}),
        {},
        {},
        pytest.approx({"others": ALL_BUT_TWO - (1 - SURE)}),
        pytest.approx({"slip": SURE - ALL_BUT_TWO}),  # whatever white it draws, the other two stand there
        pytest.approx({"choice": 1 - 2 * SURE}),  # W4 was certain
        {},
        {},
        pytest.approx({"others": SURE - 1}),
    ]


def test_what_was_compared_when_the_first_stopped(game: Table) -> None:
    choice = review(game, FIRST).steps[3].choice
    assert choice is not None
    assert choice.done == Stop(3)
    acts = [*(Guess(Spot(SECOND, place), face) for place, face in ((1, 1), (2, 3), (3, 4))), Stop(3)]
    assert [act for act, _ in choice.worths] == acts
    assert [worth for _, worth in choice.worths] == pytest.approx([SURE, SURE, SURE, 1 - ALL_BUT_TWO])
