"""What the house offers: each game, and its options described so that a form can be drawn."""

from __future__ import annotations

from typing import Any, Final

from msgspec import inspect
from msgspec.structs import replace

from cabinet_noir.core import Game, never, plain, purposes
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.editions import OPTION as EDITION
from cabinet_noir.games.editions import Editions
from cabinet_noir.server.protocol.tables import GameInfo, OptionInfo

UNCHOSEN: Final = ("rules", "edition")
"""What options may be for that no form asks as it is."""
NO_EDITIONS: Final[Editions] = {}


def games(editions: Editions = NO_EDITIONS) -> tuple[GameInfo, ...]:
    """Return every game of the house."""
    return tuple(game_info(load(key), tuple(editions.get(key, ()))) for key in GAMES)


def game_info(game: Game[Any, Any, Any, Any], editions: tuple[str, ...] = ()) -> GameInfo:
    """Describe a game; its operator's editions are among what can be chosen, by name."""
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    default = plain(game.options())
    served = purposes(game.options)
    fair = game.rated_values()
    options = tuple(
        replace(_option(name, field.type, default[name]), purpose=served.get(name), rated=fair[name])
        for field in kind.fields
        for name in (field.encode_name,)
        if served.get(name) not in UNCHOSEN and name not in game.formerly.get(game.version, {})
    )
    if editions:
        values = (None, *editions)
        options = (*options, OptionInfo(EDITION, "choice", None, values, purpose="edition", rated=(None,)))
    timed = game.deadline is not never
    even = tuple(seats for seats in game.seats if game.is_even(game.options(), seats))
    return GameInfo(
        key=game.key,
        version=game.version,
        seats=tuple(game.seats),
        bots=tuple(game.bots),
        options=options,
        assists=game.assists,
        timed=timed,
        rated_seats=even,
        lesson=game.lesson is not None,
    )


def _option(name: str, kind: inspect.Type, default: Any) -> OptionInfo:
    match kind:
        case inspect.Metadata(type=inner):
            return _option(name, inner, default)
        case inspect.BoolType():
            return OptionInfo(name, "flag", default)
        case inspect.LiteralType(values=values):
            return OptionInfo(name, "choice", default, tuple(values))
        case inspect.IntType(ge=least, le=most):
            return OptionInfo(name, "number", default, (), least or 0, most or 0)
        case inspect.VarTupleType(item_type=inspect.IntType(ge=least, le=most)):
            return OptionInfo(name, "numbers", default, (), least or 0, most or 0)
        case inspect.StrType():
            return OptionInfo(name, "text", default)
        case inspect.UnionType(types=kinds):
            (only,) = (kind for kind in kinds if not isinstance(kind, inspect.NoneType))
            return _option(name, only, default)
        case _:
            raise TypeError(f"no form can be drawn for the option {name}")
