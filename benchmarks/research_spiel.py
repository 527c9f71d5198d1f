"""OpenSpiel: how many steps a second random play takes through its Python states, beside its own Kuhn poker in Python.

A step is one `apply_action`, be it a draw or a decision, with what leads to it: whose turn it is, what may be drawn or
picked. Everywhere the loop is the same, and so is the part of it that is Python's. Time is that of the processor.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any, Final

from cabinet_noir.research import spiel
from figure import Figure

ROUNDS: Final = 9
SECONDS: Final = 0.5
PEER: Final = "python_kuhn_poker"
LEAST: Final = {"vinci": 0.5}
"""How quick it is to be beside Kuhn poker's two cards and three bets; of the others it is told."""


def kuhn_poker() -> Any:
    """OpenSpiel's Kuhn poker in Python."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker as _registered  # noqa: F401

    return pyspiel.load_game(PEER)


def steps(game: Any, picker: random.Random) -> int:
    """Play one game at random, and return how many steps it took."""
    state, taken = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(picker.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(picker.choice(state.legal_actions()))
        taken += 1
    return taken


def pace(game: Any, picker: random.Random) -> float:
    """Play for a while, and return the steps a second."""
    began, taken = process_time(), 0
    while process_time() - began < SECONDS:
        taken += steps(game, picker)
    return taken / (process_time() - began)


def measure() -> Iterator[Figure]:
    """Measure all of them in turn, several times over."""
    games: dict[str, Any] = {key: spiel.game_of(key) for key in spiel.ROOMS} | {PEER: kuhn_poker()}
    for game in games.values():
        for number in range(3):  # what is read or reckoned once is so before anything is measured
            steps(game, random.Random(number))
    rounds = [{name: pace(game, random.Random(turn)) for name, game in games.items()} for turn in range(ROUNDS)]
    for name in games:
        yield Figure(f"openspiel: {name}, random play", median(each[name] for each in rounds), "steps/s")
    for key in spiel.ROOMS:
        times = median(each[key] / each[PEER] for each in rounds)
        yield Figure(f"openspiel: {key} against {PEER}", times, "times", least=LEAST.get(key))
