"""Whether the laws notice a game's fault: games are tried until they have, and no further."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cabinet_noir.core import Game
from cabinet_noir.laws import try_game


def caught_by(laws: set[str], game: Game[Any, Any, Any, Any], seed: int, trials: int | Iterable[int]) -> bool:
    """Does each of these laws turn out to be broken in one of these games?"""
    missing = set(laws)
    for trial in range(trials) if isinstance(trials, int) else trials:
        missing -= {violation.law for violation in try_game(game, seed, trial)[1]}
        if not missing:
            return True
    return False
