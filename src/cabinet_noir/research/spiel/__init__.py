"""The rooms as OpenSpiel's Python games. Importing this takes the house alone; making a game takes the extra `spiel`.

    from cabinet_noir.research import spiel
    game = spiel.game_of("vinci", highest=4)

Once a game was made all of them are registered: `pyspiel.load_game("cabinet_noir_vinci_v0(highest=4)")`.
"""

from __future__ import annotations

from typing import Any, Final

from cabinet_noir.core import Malformed
from cabinet_noir.research.extras import brought

ROOMS: Final = {
    "vinci": "Code de Vinci",
    "break-the-code": "Break the Code",
    "archeologic": "ArcheOlogic",
    "lost-code": "The Lost Code",
}
"""The rooms that are turns and draws. Password Express is neither: it is played against the clock, all at once."""
VERSION: Final = "v0"


def short_name(key: str) -> str:
    """Return the name under which OpenSpiel knows a room.

    >>> short_name("break-the-code")
    'cabinet_noir_break_the_code_v0'
    """
    return f"cabinet_noir_{key.replace('-', '_')}_{VERSION}"


def names() -> tuple[str, ...]:
    """Return the names of all games, and let OpenSpiel know them."""
    brought("pyspiel", "spiel")
    from . import games

    return tuple(short_name(key) for key in games.GAMES)


def game_of(key: str, **parameters: bool | int | str) -> Any:
    """Return a room as an OpenSpiel game, with the table's options as parameters."""
    if key not in ROOMS:
        raise Malformed("no-openspiel-game", game=key, known=", ".join(ROOMS))
    names()
    from .games import GAMES
    from .parameters import check_known

    check_known(key, parameters)
    return GAMES[key](parameters)
