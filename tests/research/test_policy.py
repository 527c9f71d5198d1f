"""What a bot says it may do is what it does: every lot gone through, or counted from samples and called so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from cabinet_noir.bots.policy import policy
from cabinet_noir.core import Chance, Malformed, Sight, seed_from
from cabinet_noir.games.archeologic.types import Claim

from .walks import ROOMS, tables, walk

DRAWN = 400


def sights(key: str, number: int = 3) -> list[Sight[Any, Any]]:
    """Return a few sights of a small table from which somebody acts, early and late."""
    found = [m.sight(m.player) for m in walk(tables(key, small=True)[0], number) if m.player >= 0 and not m.draft]
    return found[:: max(1, len(found) // 5)]


@pytest.mark.parametrize("key", ["vinci", "break-the-code", "archeologic"])
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


SAMPLED = {("break-the-code", "master")}
"""Who imagines hands: no table of its lots could be gone through."""


@pytest.mark.parametrize("key", ROOMS)
def test_every_level_of_every_room_says_its_policy_but_those_that_are_said_to_be_sampled(key: str) -> None:
    seen = sights(key)[:3]
    for level, bot in tables(key)[0].game.bots.items():
        told = [policy(bot, sight, most=200, samples=1).exact for sight in seen]
        assert all(told) != ((key, level) in SAMPLED), level


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


class Says:
    """A bot that says what it may do, and is not asked to play."""

    def __init__(self, shares: Mapping[Any, float]) -> None:
        self.shares = shares

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        raise AssertionError("nobody plays it")

    def policy(self, sight: Sight[Any, Any], /) -> Mapping[Any, float]:
        return self.shares


def test_a_bot_that_can_say_it_itself_is_believed() -> None:
    sight = sights("vinci")[0]
    one, other = (tables("vinci")[0].game.pick(sight.offers, Chance(seed_from(lot), "any")) for lot in (1, 2))
    assert one != other
    assert policy(Says({one: 0.25, other: 0.75}), sight).shares == {one: 0.25, other: 0.75}


def test_but_not_what_cannot_be() -> None:
    """Probabilities that are none, an action nobody was offered, and no action at all."""
    sight = sights("vinci")[0]
    legal = tables("vinci")[0].game.pick(sight.offers, Chance(seed_from(1), "any"))
    for reason, shares in (
        ("policy-not-one", {legal: 0.5}),
        ("policy-not-one", {}),
        ("policy-not-one", {legal: float("nan")}),
        ("action-not-offered", {legal: 0.5, "anything": 0.5}),
        ("action-not-offered", {Claim(()): 1.0}),
    ):
        with pytest.raises(Malformed) as refusal:
            policy(Says(shares), sight)
        assert refusal.value.reason == reason
