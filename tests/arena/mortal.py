"""Bots of somebody's own, for tests: one that takes its process along, one that breaks, one that cheats."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from cabinet_noir.core import Chance, Sight
from cabinet_noir.games import load

ARMED = "CABINET_TESTS_MORTAL"
"""The variable that names a file; while it is there, the next `Mortal` that is asked dies, and it is gone."""


class Novice:
    """Plays as a novice."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        return load("vinci").bots["novice"](sight, chance)


class Mortal(Novice):
    """Plays as a novice, until its hour has come."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        if sight.seq > 4:
            try:
                Path(os.environ[ARMED]).unlink()
            except (FileNotFoundError, KeyError):
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().__call__(sight, chance)


class Doomed(Novice):
    """Costs every process its life."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Broken(Novice):
    """Breaks at its third move."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        if sight.seq > 4:
            raise ZeroDivisionError
        return super().__call__(sight, chance)


class Cheat(Novice):
    """Does what it may not."""

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        return load("vinci").read("1a=3" if sight.seat == 0 else "2a=3")


class Rememberer(Novice):
    """Remembers, as long as it lives, how many games it has begun."""

    begun = 0

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        self.begun += sight.seq <= 1
        assert self.begun <= 1, "it lives for one game"
        return super().__call__(sight, chance)
