"""Differences of JSON values: what they lead to is written as the next value would be, letter by letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabinet_noir.core import Seat, plain, seed_from
from cabinet_noir.core.difference import applied, difference
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.trial import play
from cabinet_noir.table import Eyes, Referee

CASES = json.loads((Path(__file__).parent / "differences.json").read_text(encoding="utf-8"))
"""The page's own reader is held to the same cases, in `web/src/difference.test.ts`."""

encode = msgspec.json.encode
values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(0, 1, width=16) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc0"), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_differences_are_written_and_read_as_they_are_described(case: dict[str, Any]) -> None:
    assert difference(case["before"], case["after"]) == case["change"]
    assert applied(case["before"], case["change"]) == case["after"]


@given(values, values)
def test_a_difference_leads_to_the_very_same_letters(before: Any, after: Any) -> None:
    change = difference(before, after)
    assert encode(applied(before, msgspec.json.decode(encode(change)))) == encode(after)
    assert (change is None) == (encode(before) == encode(after))


def test_what_is_no_difference_is_not_applied() -> None:
    for nonsense in (1, "x", [], [1, 2]):
        with pytest.raises(ValueError, match="no difference"):
            applied({}, nonsense)


@pytest.mark.parametrize("key", GAMES)
def test_every_view_of_a_game_follows_from_the_one_before(key: str) -> None:
    game = load(key)
    options, seats = game.samples[0]
    played = play(game, options, seats, seed_from(3)).referee
    for seat in (Seat(0), None):
        again = Referee(game, options, seats, played.seed)
        eyes = Eyes(again, seat)
        before, view = eyes.view, plain(eyes.view)
        for entry in played.entries:
            again.record(entry)
            eyes.look()
            view = applied(view, msgspec.json.decode(encode(difference(before, eyes.view))))
            before = eyes.view
            assert encode(view) == encode(eyes.view)
