"""What a bot may do at a sight, and how likely each of it is: its policy, found by dictating every lot it draws.

A bot asks nothing but a `Chance`, so what it plays and what it says it plays cannot part ways. Where there are too many
lots to go through, its policy is counted from samples, and says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isclose
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from cabinet_noir.core import Bot, Chance, Malformed, Sight, seed_from
from cabinet_noir.core.dictated import TooMany, every_way

MOST_WAYS: Final = 1_000
"""A bot is asked at most so often before its policy is taken from samples."""
SAMPLES: Final = 200
CLOSE: Final = 1e-6
"""So far off 1 the probabilities that a bot says may be: they are sums of fractions."""


@runtime_checkable
class Mixing(Bot, Protocol):
    """A bot that can say itself what it may do."""

    def policy(self, sight: Sight[Any, Any], /) -> Mapping[Any, float]:
        """Return every action it may take, with its probability."""
        ...


@dataclass(frozen=True, slots=True)
class Policy:
    """Every action a bot may take at one sight, each with its probability; `exact`, or counted from samples."""

    shares: Mapping[Any, float]
    exact: bool = True


def policy(bot: Bot, sight: Sight[Any, Any], most: int = MOST_WAYS, samples: int = SAMPLES, seed: int = 1) -> Policy:
    """Return what a bot may do at a sight: in its own words, by going through all its lots, or from samples."""
    if isinstance(bot, Mixing):
        return Policy(_said(bot, sight))
    shares: dict[Any, float] = {}
    try:
        for action, share in every_way(lambda chance: check_action(bot, sight, bot(sight, chance)), most):
            shares[action] = shares.get(action, 0.0) + share
    except (TooMany, NotImplementedError):
        return Policy(_counted(bot, sight, samples, seed), exact=False)
    return Policy(shares)


def _said(bot: Mixing, sight: Sight[Any, Any]) -> dict[Any, float]:
    """Return what a bot says of itself, if it can be: legal actions, and probabilities that add up to 1."""
    shares = {check_action(bot, sight, action): share for action, share in bot.policy(sight).items() if share}
    total = sum(shares.values())
    if min(shares.values(), default=0) < 0 or not isclose(total, 1, abs_tol=CLOSE):
        raise Malformed("policy-not-one", bot=_name(bot), total=f"{total:.6g}")
    return shares


def check_action(bot: Bot, sight: Sight[Any, Any], action: Any) -> Any:
    """Return what a bot wants to do, or refuse it where it may not: what nobody may play is worth nothing."""
    if not (isinstance(action, Struct) and any(offer.admits(action) for offer in sight.offers)):
        raise Malformed("action-not-offered", bot=_name(bot), action=repr(action))
    return action


def _name(bot: Bot) -> str:
    return str(getattr(bot, "__name__", type(bot).__name__))


def _counted(bot: Bot, sight: Sight[Any, Any], samples: int, seed: int) -> dict[Any, float]:
    shares: dict[Any, float] = {}
    for number in range(samples):
        action = check_action(bot, sight, bot(sight, Chance(seed_from(seed), f"policy {number}")))
        shares[action] = shares.get(action, 0.0) + 1 / samples
    return shares
