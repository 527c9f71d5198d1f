"""Fits a room's evaluator to games of bots: which weights make the shares it tells likeliest. Same seed, same weights.

A conditional logit, by Newton's method: every state of a game is an observation, and all count alike. If each game
counted once, a state's weight would know how long its game will be, and so, in some rooms, who wins it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.core.worth import Weights, start_key
from cabinet_noir.games import load
from cabinet_noir.review import Evaluator, review
from cabinet_noir.table import Referee

from .bout import lots_of, play_out

Floats = NDArray[np.float64]

RIDGE: Final = 1e-4
"""How much a weight is drawn towards nothing, for each state."""
ROUNDS: Final = 30
LEARNERS: Final = ("regular", "master")
"""Whose games are fitted: of players who know what they do."""


class Observed(Struct, frozen=True):
    """One game: what spoke for each side after each entry, by which kind, and what came of it."""

    kind: str
    rows: list[list[list[float]]]
    shares: list[float]
    """Each side's share of the win; where there is a side beyond those that play (a solo game), what is left."""
    box: bool = False
    """Is there such a side?"""


def observed(key: str, number: int, seed: int) -> Observed:
    """Play the game of bots with this number, and note every state on its way."""
    referee = _played(key, number, seed)
    game, options, seats = referee.game, referee.options, referee.seats
    assert game.worth is not None
    states = _states_of(referee)
    outcome = game.outcome(referee.state)
    assert outcome is not None
    value = Evaluator(game, options, seats)
    sides = game.sides(options, seats)
    by_seat = value.shared(outcome)
    shares = [by_seat[sides.index(side)] for side in range(max(sides) + 1)]
    rows = [[[float(x) for x in row] for row in game.worth.features(state)] for state in states]
    box = len(rows[0]) > len(shares)
    shares += [1 - sum(shares)] * box
    return Observed(game.worth.kind(states[0]), rows, shares, box)


def _played(key: str, number: int, seed: int) -> Referee[Any, Any, Any, Any]:
    game = load(key)
    assert game.worth is not None
    options, seats = game.worth.fitted_on[number % len(game.worth.fitted_on)]
    secret = hashlib.sha256(seed_from(seed) + b" worth %d" % number).digest()
    chance = Chance(secret, "who plays")
    bots = [game.bots[chance.choice(LEARNERS)] for _ in range(seats)]
    referee = Referee.open(game, options, seats, secret)
    play_out(referee, bots, lots_of(secret))
    return referee


def _states_of(referee: Referee[Any, Any, Any, Any]) -> list[Any]:
    """Return every state on the way that is not the end."""
    again = Referee(referee.game, referee.options, referee.seats, referee.seed)
    states = []
    for entry in referee.entries[:-1]:
        again.record(entry)
        states.append(again.state)
    return states


def fit(games: Iterable[Observed], names: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """Return, kind by kind, the weights that make what came of these games likeliest."""
    by_kind: dict[str, list[Observed]] = {}
    for game in games:
        by_kind.setdefault(game.kind, []).append(game)
    return {kind: _fitted(found, len(names)) for kind, found in sorted(by_kind.items())}


def _fitted(games: Sequence[Observed], size: int) -> tuple[float, ...]:
    rows, shares = arrays(games)
    weights = np.zeros(size)
    keep = RIDGE * len(rows) * np.eye(size)
    for _ in range(ROUNDS):
        told = told_by(rows, weights)
        slope = np.einsum("nsk,ns->k", rows, shares - told) - keep @ weights
        middle = np.einsum("nsk,ns->nk", rows, told)
        spread = rows - middle[:, None, :]
        bend = np.einsum("ns,nsk,nsl->kl", told, spread, spread, optimize=True) + keep
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    return tuple(round(float(weight), 5) for weight in weights)


def starts(game: Game[Any, Any, Any, Any], weights: Weights) -> dict[str, tuple[float, ...]]:
    """Return what each seat may expect before the deal by these weights, for every table they are fitted on."""
    assert game.worth is not None
    tables = game.worth.fitted_on
    return {
        start_key(game.agreement(options), seats): Evaluator(game, options, seats, weights).start()
        for options, seats in tables
    }


def arrays(games: Sequence[Observed]) -> tuple[Floats, Floats]:
    """Return every state's rows, and what came of its game."""
    rows = np.array([state for game in games for state in game.rows], dtype=np.float64)
    shares = np.array([game.shares for game in games for _ in game.rows], dtype=np.float64)
    return rows, shares


def told_by(rows: Floats, weights: Floats) -> Floats:
    """Return the share the weights tell for each side of each state."""
    spoken = rows @ weights
    parts = np.exp(spoken - spoken.max(axis=1, keepdims=True))
    told: Floats = parts / parts.sum(axis=1, keepdims=True)
    return told


# how well it tells


class Told(Struct, frozen=True):
    """How well shares were told over a third of the games: how far off on average, and how much better than nothing."""

    third: int
    states: int
    off: float
    """The mean distance between what was told and what came, over ten steps of what was told."""
    skill: float
    """How much smaller the mean square error is than of telling all that play the same."""
    curve: tuple[tuple[float, float, int], ...]
    """Step by step, what was told, what came, and how often."""


def told_well(games: Sequence[Observed], weights: dict[str, tuple[float, ...]]) -> list[Told]:
    """Return how well the weights tell what comes of games, third by third."""
    return [_third(games, weights, third) for third in range(3)]


def _third(games: Sequence[Observed], weights: dict[str, tuple[float, ...]], third: int) -> Told:
    told, came, base = list[float](), list[float](), list[float]()
    usual = _usual(games)
    for game in games:
        size = len(game.rows)
        for state in game.rows[size * third // 3 : size * (third + 1) // 3]:
            shares = told_by(np.array([state]), np.array(weights[game.kind]))[0]
            sides = range(len(game.shares))
            told += [float(shares[side]) for side in sides]
            came += [game.shares[side] for side in sides]
            base += usual[game.kind]
    p, y, b = np.array(told), np.array(came), np.array(base)
    curve, off = _curve(p, y)
    return Told(third, len(told), off, 1 - float(((p - y) ** 2).sum() / ((b - y) ** 2).sum()), curve)


def _usual(games: Sequence[Observed]) -> dict[str, list[float]]:
    """Return what each side gets on average, kind by kind, if nothing is known: the base rate.

    Those that play get alike; what they do not get in games of the kind, the box does.
    """
    found = {}
    for kind in {game.kind for game in games}:
        some = [game for game in games if game.kind == kind]
        playing = len(some[0].shares) - some[0].box
        won = float(np.mean([sum(game.shares[:playing]) for game in some]))
        found[kind] = [won / playing] * playing + [1 - won] * some[0].box
    return found


def _curve(told: Floats, came: Floats) -> tuple[tuple[tuple[float, float, int], ...], float]:
    steps = np.minimum((told * 10).astype(int), 9)
    curve = []
    for step in range(10):
        here = steps == step
        if here.any():
            curve.append((float(told[here].mean()), float(came[here].mean()), int(here.sum())))
    off = sum(abs(mean - share) * number for mean, share, number in curve) / len(told)
    return tuple(curve), float(off)


def play(key: str, numbers: range, seed: int) -> list[Observed]:
    """Play some games of a room, one after the other."""
    return [observed(key, number, seed) for number in numbers]


def slips(key: str, numbers: range, seed: int) -> list[list[float]]:
    """Return, game by game, the slip of every choice of one seat: what the evaluator found too much or too little."""
    found = []
    for number in numbers:
        referee = _played(key, number, seed)
        steps = review(referee, Seat(number % referee.seats)).steps
        found.append([step.parts.slip for step in steps if step.choice is not None])
    return found
