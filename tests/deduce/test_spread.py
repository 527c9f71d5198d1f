"""Some worlds of a list stand for all of it, whatever periods the list has."""

from __future__ import annotations

from collections import Counter

import pytest

from cabinet_noir.core import Chance
from cabinet_noir.deduce import spread

NUMBER = 48


def chance(name: object) -> Chance:
    return Chance(bytes(32), f"spread {name}")


@pytest.mark.parametrize("period", [2, 3, 4, 6])
@pytest.mark.parametrize("times", [2, 3, 4, 6, 12])
def test_a_face_that_takes_turns_with_others_is_there_as_often_as_they_are(period: int, times: int) -> None:
    """At even steps every world would have had the same one: a guess of one in three was called sure."""
    for trial in range(20):
        faces = Counter(place % period for place in spread(chance(trial), NUMBER, NUMBER * times))
        assert max(faces.values()) < NUMBER * (1 / period + 0.35), faces


def test_every_world_comes_as_often_as_another() -> None:
    often = Counter(place for trial in range(3000) for place in spread(chance(trial), 4, 10))
    assert set(often) == set(range(10))
    assert max(often.values()) - min(often.values()) < 1200 * 0.2


def test_each_slice_has_one() -> None:
    places = spread(chance("slices"), NUMBER, NUMBER * 10)
    assert [place // 10 for place in places] == list(range(NUMBER))
