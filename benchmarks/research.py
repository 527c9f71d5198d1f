"""Environments: how many turns a second agents get, with masks, beside PettingZoo's Connect Four in the same run.

A turn is what an agent's loop does: `last`, which makes the observation and its mask, a random index of the mask,
`step`. Everywhere the loop is the same. Connect Four is made as its makers say, with their wrappers; without them it is
told for comparison. Time is that of the processor, so that neighbours on the machine do not count.
"""

from __future__ import annotations

import gc
import random
import warnings
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from cabinet_noir import research
from cabinet_noir.games import GAMES
from figure import Figure

ROUNDS: Final = 9
SECONDS: Final = 0.5
LEAST: Final = {"vinci": 2.0, "break-the-code": 2.0}
"""By how much they are to be quicker; of the others it is told."""


def connect_four(wrapped: bool) -> Any:
    """PettingZoo's Connect Four."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env() if wrapped else connect_four_v3.raw_env()


def turns(env: Any, picker: random.Random) -> int:
    """Play one game at random, and return how many turns there were."""
    env.reset(seed=picker.getrandbits(31))
    taken = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else picker.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        taken += 1
    return taken


def pace(env: Any, picker: random.Random) -> float:
    """Play for a while, and return the turns a second."""
    began, taken = process_time(), 0
    while process_time() - began < SECONDS:
        taken += turns(env, picker)
    return taken / (process_time() - began)


def measure() -> Iterator[Figure]:
    """Measure all of them in turn, several times over."""
    envs: dict[str, Any] = {key: research.aec(key) for key in GAMES}
    envs |= {"connect_four_v3": connect_four(wrapped=True), "connect_four_v3, unwrapped": connect_four(wrapped=False)}
    for env in envs.values():
        for number in range(3):  # what is read or reckoned once is so before anything is measured
            turns(env, random.Random(number))
    gc.collect()
    gc.freeze()  # no environment pays for what the others have loaded
    rounds = [{name: pace(env, random.Random(turn)) for name, env in envs.items()} for turn in range(ROUNDS)]
    for name in envs:
        yield Figure(f"research: {name}, with masks", median(each[name] for each in rounds), "turns/s")
    for key in GAMES:
        times = median(each[key] / each["connect_four_v3"] for each in rounds)
        yield Figure(f"research: {key} against connect_four_v3", times, "times", least=LEAST.get(key))
