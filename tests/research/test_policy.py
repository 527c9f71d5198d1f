"""What a bot says it may do is what it does: every lot gone through, or counted from samples and called so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from cabinet_noir.bots.policy import policy
from cabinet_noir.core import Chance, Sight, seed_from

from .walks import tables, walk

DRAWN = 400


def sights(key: str, number: int = 3) -> list[Sight[Any, Any]]:
    """Return a few sights of a small table from which somebody acts, early and late."""
    found = [m.sight(m.player) for m in walk(tables(key, small=True)[0], number) if m.player >= 0 and not m.draft]
    return found[:: max(1, len(found) // 5)]


@pytest.mark.parametrize("key", ["vinci", "break-the-code"])
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_policy_is_what_the_bot_plays(key: str, level: str) -> None:
    for sight in sights(key):
        bot = tables(key)[0].game.bots[level]
        told = policy(bot, sight)
        assert told.exact and sum(told.shares.values()) == pytest.approx(1.0)
        played = Counter(bot(sight, Chance(seed_from(lot), "lots")) for lot in range(DRAWN))
        assert set(played) <= set(told.shares)
        for action, share in told.shares.items():
            assert abs(played[action] - DRAWN * share) <= 4.5 * (DRAWN * share * (1 - share)) ** 0.5 + 1e-9


def test_a_novice_mixes_and_a_regular_of_break_the_code_does_not() -> None:
    bots = tables("break-the-code")[0].game.bots
    levels, seen = ("novice", "regular"), sights("break-the-code")
    told = {level: [len(policy(bots[level], sight).shares) for sight in seen] for level in levels}
    assert max(told["novice"]) > 1 and set(told["regular"]) == {1}


def test_where_there_are_too_many_lots_it_is_counted_from_samples_and_called_so() -> None:
    sight, novice = sights("vinci")[2], tables("vinci")[0].game.bots["novice"]
    exact, counted = policy(novice, sight), policy(novice, sight, most=2, samples=DRAWN)
    assert exact.exact and not counted.exact
    assert sum(counted.shares.values()) == pytest.approx(1.0) and set(counted.shares) <= set(exact.shares)
    assert counted == policy(novice, sight, most=2, samples=DRAWN)


def test_a_bot_that_can_say_it_itself_is_believed() -> None:
    class Says:
        def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
            raise AssertionError("nobody plays it")

        def policy(self, sight: Sight[Any, Any], /) -> Mapping[Any, float]:
            return {"one": 0.25, "other": 0.75}

    assert policy(Says(), sights("vinci")[0]).shares == {"one": 0.25, "other": 0.75}
