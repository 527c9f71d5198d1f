"""Random play: how many moves a second the rules allow, beside two well-known libraries in the same run.

Ours is the loop of the raw functions: deal, then to_act, offers, pick, decide, fold, until it is over. A move is one
decision of a player everywhere; what is dealt takes its time and is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from figure import Figure

ROUNDS = 5
SECONDS = 0.6

Play = Callable[[random.Random], int]
"""Play one game at random and return the number of moves."""


def vinci() -> Play:
    """Our own rules, two players."""
    game = load("vinci")
    options = game.options()

    def play(rng: random.Random) -> int:
        seed = seed_from(rng.getrandbits(32))
        chance, state = Chance(seed, "moves"), game.start(options, 2)
        for event in game.deal(options, 2, Chance(seed, "deal")):
            state = game.fold(state, event)
        moves = 0
        while seats := game.to_act(state):
            seat: Seat = seats[0]
            action = game.pick(game.offers(state, seat), rng)
            for event in game.decide(state, seat, action, chance):
                state = game.fold(state, event)
            moves += 1
        return moves

    return play


def kuhn_poker() -> Play:
    """OpenSpiel's Kuhn poker in Python."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker as _registered  # noqa: F401

    game: Any = pyspiel.load_game("python_kuhn_poker")

    def play(rng: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def connect_four() -> Play:
    """PettingZoo's Connect Four."""
    from pettingzoo.classic import connect_four_v3

    env: Any = connect_four_v3.env()

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice([column for column, free in enumerate(observation["action_mask"]) if free]))
            moves += 1
        return moves

    return play


def moves_per_second(play: Play, rng: random.Random) -> float:
    """Play for a while and return the pace."""
    began, moves = perf_counter(), 0
    while perf_counter() - began < SECONDS:
        moves += play(rng)
    return moves / (perf_counter() - began)


def measure() -> list[Figure]:
    """Measure the three in turn, several times over, so that a busy moment hits them all."""
    plays = (vinci(), kuhn_poker(), connect_four())
    for play in plays:
        play(random.Random(0))
    rounds = [[moves_per_second(play, random.Random(turn)) for play in plays] for turn in range(ROUNDS)]
    ours, kuhn, four = (median(column) for column in zip(*rounds, strict=True))
    return [
        Figure("random play: vinci", ours, "moves/s"),
        Figure("random play: OpenSpiel python_kuhn_poker", kuhn, "moves/s"),
        Figure("random play: PettingZoo connect_four_v3", four, "moves/s"),
        Figure("vinci against python_kuhn_poker", median(r[0] / r[1] for r in rounds), "times", least=0.5),
        Figure("vinci against connect_four_v3", median(r[0] / r[2] for r in rounds), "times", least=3),
    ]
