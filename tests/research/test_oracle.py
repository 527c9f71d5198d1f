"""What can be known exactly, through an environment: by the sight of who asks, and only then."""

from __future__ import annotations

import random
from math import log2
from typing import Any

import numpy as np
import pytest
from tests.research.test_environments import SHORT, played
from tests.research.test_secrecy import in_world

from cabinet_noir import research
from cabinet_noir.core import Chance, Seat
from cabinet_noir.games import GAMES
from cabinet_noir.research.one_by_one import TableEnv


def after(env: TableEnv, steps: int, seed: int = 1) -> TableEnv:
    """Go on at random until somebody may begin a move."""
    env.reset(seed=seed)
    list(played(env, random.Random(seed), most=steps))
    while env._play.drafts[int(env.agent_selection[-1])]:
        list(played(env, random.Random(seed), most=1))
    return env


@pytest.mark.parametrize("key", GAMES)
def test_it_says_what_the_rooms_own_deduction_says_of_that_sight(key: str) -> None:
    env = after(research.aec(key, options=SHORT[key]), 9)
    for seat, agent in enumerate(env.agents):
        known, sight = env.oracle(agent), env._play.sight(seat)
        assert known.worlds == env._laid.game.deduction.count(sight)
        assert known.odds == env._laid.game.deduction.odds(sight)
        mask = env.observe(agent)["action_mask"]
        assert all(mask[path[0]] for path in known.bits)


def test_the_bits_of_a_guess_are_those_of_its_odds() -> None:
    env = after(research.aec("vinci", options={"setup": "chance"}), 1)
    known = env.oracle(env.agent_selection)
    best = max(max(values.values()) for values in known.odds.values())
    assert known.unit == "bits" and known.bits
    assert max(known.bits.values()) >= -best * log2(best) - (1 - best) * log2(1 - best) - 1e-9


def test_two_worlds_a_seat_cannot_tell_apart_have_the_same_oracle() -> None:
    env = research.aec("break-the-code")
    env.reset(seed=4)
    for seat in range(2):
        sight = env._play.sight(seat)
        world = env._laid.game.deduction.sample(sight, Chance(bytes(32), "world"))
        other = in_world(env, world)
        here, there = (table.oracle(f"player_{seat}") for table in (env, other))
        assert (here.worlds, here.odds, here.bits) == (there.worlds, there.odds, there.bits)


def test_it_is_told_to_nobody_who_does_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    env = research.aec("vinci")
    asked: list[Any] = []
    monkeypatch.setattr(type(env), "_oracle", lambda _env, seat: asked.append(seat))
    env.reset(seed=1)
    told = list(played(env, random.Random(1)))
    assert not asked and all(info == {} for _, (*_, info) in told)


def test_a_seat_among_bots_may_ask_too() -> None:
    env = research.solo("archeologic", options={"clues": 5})
    env.reset(seed=2)
    assert env.oracle().worlds > 1 and sum(next(iter(env.oracle().odds.values())).values()) == pytest.approx(1)
    assert Seat(0) == env.seat and np.isfinite(list(env.oracle().bits.values())).all()
