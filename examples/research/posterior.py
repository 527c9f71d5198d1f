"""The posterior as a label: what a seat could know exactly, beside what it is shown, in three small experiments.

1. Is it calibrated? Guesses at Code de Vinci that were 30% likely must hit in 30% of the cases.
2. What are bits worth? At Break the Code, whoever asks what tells most needs fewer questions than who asks anything.
3. Can it be learned? A linear softmax from the plain observation to the odds of each place, against the exact ones.

Run it: python examples/research/posterior.py [how much of each, 1.0 by default]
"""

# %% What it takes
from __future__ import annotations

import random
import sys

import numpy as np
from numpy.typing import NDArray

from cabinet_noir import research

Floats = NDArray[np.float64]
MUCH = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def some(mask: NDArray[np.int8], picker: random.Random) -> int:
    return int(picker.choice(np.flatnonzero(mask).tolist()))


# %% 1. Calibrated: the odds of random guesses, and how many of them hit
GUESS, STOP, FACES = 7, 151, 12
env = research.aec("vinci")
picker = random.Random(3)
env.reset(seed=3)
said: list[tuple[float, bool]] = []
for _ in range(int(150 * MUCH)):
    env.reset()
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        index = None if ended or cut else some(seen["action_mask"], picker)
        if index is None or not GUESS <= index < STOP:
            env.step(index)
            continue
        place, face = divmod(index - GUESS, FACES)
        row = seen["observation"][: 2 * 12 * 28].reshape(2, 12, 28)[1]
        named = next(odds for name, odds in env.oracle(agent).odds.items() if name.endswith(f".{row[place, 3]}"))
        env.step(index)
        after = env.observe(agent)["observation"][: 2 * 12 * 28].reshape(2, 12, 28)[1]
        said.append((named.get(str(face), 0.0), bool(after[place, 2])))
odds, hits = (np.array(column, float) for column in zip(*said, strict=True))
print(f"{len(said)} random guesses at Code de Vinci")
for low, high in ((0.0, 0.001), (0.001, 0.1), (0.1, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.999), (0.999, 1.1)):
    those = (odds >= low) & (odds < high)
    if those.any():
        print(f"  odds {odds[those].mean():6.1%} on average, hit {hits[those].mean():6.1%} of {int(those.sum())}")


# %% 2. Bits: questions until one code is left, asked at random or by what they tell
def questions_needed(best: bool, number: int) -> int:
    """Let the first player ask until it knows; the other one asks anything."""
    env = research.aec("break-the-code", options={"first": 0})
    env.reset(seed=number)
    picker, asked = random.Random(number), 0
    while env.agents and not env.terminations[env.agent_selection]:
        seen = env.last()[0]
        questions = seen["action_mask"][:25]
        if not questions.any():
            break
        if env.agent_selection == "player_0":
            known = env.oracle("player_0")
            if known.worlds == 1:
                return asked
            asked += 1
            bits = {path[0]: bits for path, bits in known.bits.items() if len(path) == 1 and path[0] < 25}
            env.step(max(bits, key=lambda index: bits[index]) if best else some(questions, picker))
        else:
            env.step(some(questions, picker))
    return asked + 1


for best in (False, True):
    needed = [questions_needed(best, number) for number in range(int(20 * MUCH) or 1)]
    how = "by what tells most" if best else "at random"
    print(f"Break the Code, asked {how}: {np.mean(needed):.1f} own questions on average until one code is left")


# %% 3. Learned: from the observation to the odds of each tile at each place
def positions(games: int, seed: int) -> tuple[Floats, Floats]:
    """Return observations in games of random questions, and the exact odds of the other's five tiles."""
    env = research.aec("break-the-code")
    env.reset(seed=seed)
    picker, seen_then, labels = random.Random(seed), [], []
    for _ in range(games):
        env.reset()
        while env.agents and not env.terminations[env.agent_selection]:
            agent, seen = env.agent_selection, env.last()[0]
            if not seen["action_mask"][:25].any():
                break
            known = env.oracle(agent).odds
            places = [values for name, values in sorted(known.items()) if name[-1] in "ABCDE"][:5]
            seen_then.append(seen["observation"].astype(float))
            labels.append([[values.get(tile, 0.0) for tile in TILES] for values in places])
            env.step(some(seen["action_mask"][:25], picker))
    return np.array(seen_then), np.array(labels)


TILES = [f"{colour}{number}" for number in range(10) for colour in ("G" if number == 5 else "BW")]
observed, exact = positions(int(80 * MUCH) or 1, 1)
held_out, held_exact = positions(int(20 * MUCH) or 1, 2)
middle, spread = observed.mean(0), observed.std(0) + 0.2


def believed(weights: Floats, seen: Floats) -> Floats:
    """Return a softmax over the tiles of each place, linear in what was observed."""
    score = np.einsum("nd,pdt->npt", np.c_[(seen - middle) / spread, np.ones(len(seen))], weights)
    score = np.exp(score - score.max(2, keepdims=True))
    belief: Floats = score / score.sum(2, keepdims=True)
    return belief


def bits(belief: Floats, labels: Floats) -> float:
    return float(-(labels * np.log2(np.maximum(belief, 1e-12))).sum(2).mean())


weights = np.zeros((5, observed.shape[1] + 1, len(TILES)))
inputs = np.c_[(observed - middle) / spread, np.ones(len(observed))]
for _ in range(int(150 * MUCH) or 1):
    slip = believed(weights, observed) - exact
    weights -= 0.05 * (np.einsum("npt,nd->pdt", slip, inputs) / len(inputs) + 0.01 * weights)

print(f"Break the Code, bits a place on {len(held_exact)} positions it was not fitted to:", end=" ")
print(f"knowing nothing {np.log2(len(TILES)):.2f},", end=" ")
print(f"linear {bits(believed(weights, held_out), held_exact):.2f}, exact {bits(held_exact, held_exact):.2f}")
