"""Random play in all five rooms, through PettingZoo: what an environment gives, and how quickly.

Run it: python examples/research/random_play.py
"""

# %% What it takes
from __future__ import annotations

import random
import sys
from collections import Counter
from time import perf_counter

import numpy as np
import pettingzoo

from cabinet_noir import research
from cabinet_noir.games import GAMES
from cabinet_noir.research.one_by_one import TableEnv

research.register()  # now PettingZoo and Gymnasium know the rooms by their names
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


# %% One game: the mask says what may be picked, and `last` what came of it
def play(env: TableEnv, picker: random.Random) -> tuple[int, dict[str, float]]:
    """Play a game at random; return how many picks it took, and what each agent got at the end."""
    env.reset()
    picks, rewards = 0, {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            rewards[agent] = reward
            env.step(None)
            continue
        env.step(picker.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        picks += 1
    return picks, rewards


# %% Every room for a few seconds
for game in GAMES:
    name = research.environment_name(game)
    env: TableEnv = pettingzoo.make("aec", name)
    env.reset(seed=1)
    picker, games, picks, results = random.Random(1), 0, 0, Counter[str]()
    began = perf_counter()
    while perf_counter() - began < SECONDS or not games:
        taken, rewards = play(env, picker)
        games, picks = games + 1, picks + taken
        results[" ".join(f"{rewards[agent]:+.1f}" for agent in env.possible_agents)] += 1
    took = perf_counter() - began
    length = env.observation_space("player_0")["observation"].shape[0]
    print(f"{name:32} {length:5} numbers, {env.action_space('player_0').n:6} indexes: {games:5} games,", end=" ")
    print(f"{picks / games:6.1f} picks a game, {picks / took:8,.0f} a second; rewards {dict(results.most_common(3))}")
