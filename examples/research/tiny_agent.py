"""A tiny agent learns Code de Vinci from the exact posterior, and beats the house's novice. NumPy is all it takes.

It sees what an environment gives a seat and nothing else. For each hidden tile of the other player and each face it
looks at nine plain things (is that tile in sight? was it denied? how far from where it would be expected?), and weighs
them by a softmax whose weights are fitted to the odds that `env.oracle` tells of some hundred games. In play the oracle
is not asked.

Run it: python examples/research/tiny_agent.py [games to learn from] [games to play]
"""

# %% What it takes
from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabinet_noir import research

Floats = NDArray[np.float64]
LEARN = int(sys.argv[1]) if len(sys.argv) > 1 else 120
PLAY = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
FACES, PLACES, TILE = 12, 12, 28
"""The box has faces 0 to 11; a row has room for 12 tiles, and each is 28 numbers: there, white, open, how late it came,
its face (12 places, one of them 1 if it is known), and the faces it was denied."""
HAND, DRAW, GUESS, STOP = 0, 5, 7, 151
"""Where the indexes begin: 5 for the colours of the first hand, 2 to draw, 12 x 12 to guess, 13 to stop, the rest."""


# %% What is looked at: from the numbers of an observation alone
def looked_at(seen: NDArray[np.int8]) -> tuple[Floats, NDArray[np.intp]]:
    """Return, for each hidden tile of the other row and each face, nine features; and where those tiles stand."""
    own, other = seen[: 2 * PLACES * TILE].reshape(2, PLACES, TILE).astype(float)
    apart = seen[2 * PLACES * TILE : 2 * PLACES * TILE + 2 + FACES].astype(float)
    in_sight = np.zeros((2, FACES))
    for tile in (*own, *other):
        in_sight[int(tile[1])] += tile[4:16]
    in_sight[int(apart[1])] += apart[2:]
    there = other[:, 0] > 0
    hidden = np.flatnonzero(there & (other[:, 2] == 0))
    ranks = np.where(other[:, 2] > 0, 2 * other[:, 4:16].argmax(1) + other[:, 1], np.nan)
    found = [_features(int(place), other, ranks[: int(there.sum())], in_sight) for place in hidden]
    return np.array(found).reshape(len(hidden), FACES, 9), hidden


def _features(place: int, row: Floats, ranks: Floats, in_sight: Floats) -> Floats:
    """Of one tile: a face's rank must lie between those of the open neighbours, with room for the tiles between."""
    white, faces = row[place, 1], np.arange(FACES)
    rank = 2 * faces + white
    opened = np.flatnonzero(~np.isnan(ranks))
    left, right = opened[opened < place], opened[opened > place]
    low, before = (ranks[left[-1]], place - left[-1]) if len(left) else (-1.0, place + 1)
    high, behind = (ranks[right[0]], right[0] - place) if len(right) else (24.0, len(ranks) - place)
    expected = low + (high - low) * before / (before + behind)
    away = np.abs(rank - expected) / max(1.0, (high - low) / 4)
    return np.stack(
        [
            in_sight[int(white)] > 0,
            row[place, 16:28],
            rank <= low,
            rank >= high,
            rank < low + before,
            rank > high - behind,
            away,
            away**2,
            np.exp(-away),
        ],
        axis=1,
    ).astype(float)


def odds_by(weights: Floats, features: Floats) -> Floats:
    """Return what the agent believes of each hidden tile: a softmax over its faces."""
    score = features @ weights
    score = np.exp(score - score.max(1, keepdims=True))
    belief: Floats = score / score.sum(1, keepdims=True)
    return belief


# %% What is learned from: positions of random games, and the exact posterior as their label
def positions(games: int) -> tuple[Floats, Floats]:
    """Return the features of every hidden tile that somebody could guess at, and the exact odds of its faces."""
    env, picker, features, labels = research.aec("vinci"), random.Random(7), [], []
    env.reset(seed=7)
    for _ in range(games):
        env.reset()
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            if seen["action_mask"][GUESS:STOP].any() and picker.random() < 0.3:
                looked, hidden = looked_at(seen["observation"])
                exact = env.oracle(agent).odds
                born = seen["observation"][: 2 * PLACES * TILE].reshape(2, PLACES, TILE)[1, hidden, 3]
                features.append(looked)
                labels.append(_labels(exact, born.tolist()))
            env.step(picker.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return np.concatenate(features), np.concatenate(labels)


def _labels(exact: Mapping[str, Mapping[str, float]], born: list[int]) -> Floats:
    """Return the odds as an array. The room calls a tile by game, seat, and how late it came: `0.1.3`."""
    by_age = {int(name.rpartition(".")[2]): values for name, values in exact.items()}
    return np.array([[by_age[age].get(str(face), 0.0) for face in range(FACES)] for age in born])


def fitted(features: Floats, labels: Floats, rounds: int = 400, pace: float = 0.5) -> Floats:
    """Fit the weights by gradient descent on the cross-entropy."""
    weights, speed = np.zeros(features.shape[2]), np.zeros(features.shape[2])
    for _ in range(rounds):
        slip = odds_by(weights, features) - labels
        speed = 0.9 * speed + np.einsum("tf,tfk->k", slip, features) / len(features)
        weights = weights - pace * 0.1 * speed
    return weights


def cross_entropy(belief: Floats, labels: Floats) -> float:
    return float(-(labels * np.log2(np.maximum(belief, 1e-12))).sum(1).mean())


# %% How it plays: the likeliest face of the surest tile; on while it is at least even
def chosen(weights: Floats, seen: Any, picker: random.Random) -> int:
    """Return the index the agent picks."""
    mask = seen["action_mask"]
    if not mask[GUESS:STOP].any():
        return int(picker.choice(np.flatnonzero(mask).tolist()))
    features, hidden = looked_at(seen["observation"])
    belief = odds_by(weights, features)
    tile, face = divmod(int(belief.argmax()), FACES)
    if belief[tile, face] < 0.5 and mask[STOP:].any():
        return STOP + int(np.flatnonzero(mask[STOP:])[0])
    return GUESS + int(hidden[tile]) * FACES + face


def won(weights: Floats | None, games: int, level: str) -> list[bool]:
    """Play against a bot of the house, half the games from either seat; without weights, at random."""
    results, picker = [], random.Random(11)
    for seat in (0, 1):
        env = research.solo("vinci", seat=seat, bots=(level,))
        env.reset(seed=100 + seat)
        for _ in range(games // 2):
            seen, _ = env.reset()
            ended, reward = False, 0.0
            while not ended:
                any_one = picker.choice(np.flatnonzero(seen["action_mask"]).tolist())
                index = any_one if weights is None else chosen(weights, seen, picker)
                seen, reward, ended, _, _ = env.step(index)
            results.append(reward > 0)
    return results


# %% Learn, look, play
features, labels = positions(LEARN)
weights = fitted(features, labels)
even = np.full_like(labels, 1 / FACES)
print(f"learned from {len(labels)} tiles of {LEARN} random games")
print(f"cross-entropy in bits: knowing nothing {cross_entropy(even, labels):.2f},", end=" ")
print(f"learned {cross_entropy(odds_by(weights, features), labels):.2f}, exact {cross_entropy(labels, labels):.2f}")
for who, trained, level in (
    ("at random", None, "novice"),
    ("as learned", weights, "novice"),
    ("as learned", weights, "regular"),
):
    results = won(trained, PLAY, level)
    share = sum(results) / len(results)
    error = 1.96 * (share * (1 - share) / len(results)) ** 0.5
    print(f"{who}, against {level}: won {share:.1%} +- {error:.1%} of {len(results)} games")
