"""The bots of The Lost Code. Each chooses by one sight and forgets."""

from __future__ import annotations

from typing import Any, Final

from cabinet_noir.core import Bot, Chance, Sight

from .types import Event, State


def novice(sight: Sight[State, Event], chance: Chance) -> Any:
    """Do anything."""
    raise NotImplementedError


BOTS: Final[dict[str, Bot]] = {"novice": novice}
