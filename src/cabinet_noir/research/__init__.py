"""The house as environments for programs that learn: the same door as for a person, a sight out and an action in.

Each seat is shown what `see` builds for it, folded by the room and told as numbers by its `encoding.py`. Full states
stay with the referee inside; nothing here shows one. Importing this package takes nothing beyond the house itself; the
libraries whose environments these are come with an extra, and are imported when one is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cabinet_noir.games import GAMES

from .extras import brought
from .laid import SIMULTANEOUS, environment_name

if TYPE_CHECKING:
    from .one_by_one import TableEnv
    from .one_seat import SeatEnv
    from .together import TogetherEnv

__all__ = ["SIMULTANEOUS", "aec", "brought", "environment_name", "parallel", "register", "solo"]


def aec(game: str, **more: Any) -> TableEnv:
    """Return a PettingZoo environment in which one acts after the other: `options`, `seats`, `render_mode`."""
    brought("pettingzoo", "rl")
    from .one_by_one import TableEnv

    return TableEnv(game, **more)


def parallel(game: str, **more: Any) -> TogetherEnv:
    """Return a PettingZoo environment in which all act at once: `options`, `seats`, `render_mode`."""
    brought("pettingzoo", "rl")
    from .together import TogetherEnv

    return TogetherEnv(game, **more)


def solo(game: str, **more: Any) -> SeatEnv:
    """Return a Gymnasium environment of one seat against bots: `options`, `seats`, `seat`, `bots`, `render_mode`."""
    brought("gymnasium", "rl")
    from .one_seat import SeatEnv

    return SeatEnv(game, **more)


def register() -> None:
    """Make every game known to PettingZoo and Gymnasium by its name; what is known already stays as it is."""
    zoo, gymnasium = brought("pettingzoo", "rl"), brought("gymnasium", "rl")
    for game in GAMES:
        name, made_with = environment_name(game), {"game": game}
        if name not in zoo.aec_registry:
            zoo.register("aec", name, "cabinet_noir.research.one_by_one:TableEnv", kwargs=made_with)
        if game in SIMULTANEOUS and name not in zoo.parallel_registry:
            zoo.register("parallel", name, "cabinet_noir.research.together:TogetherEnv", kwargs=made_with)
        if name not in gymnasium.registry:
            gymnasium.register(name, "cabinet_noir.research.one_seat:SeatEnv", kwargs=made_with)
