"""The rooms. A new game is one folder and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from cabinet_noir.core import Game, Malformed

if TYPE_CHECKING:
    from cabinet_noir.core.encoding import Encoding

GAMES: Final = {
    "vinci": "cabinet_noir.games.vinci",
    "break-the-code": "cabinet_noir.games.break_the_code",
    "archeologic": "cabinet_noir.games.archeologic",
    "lost-code": "cabinet_noir.games.lost_code",
    "password-express": "cabinet_noir.games.password_express",
}
"""Each game's key and where its room is; a room is entered (imported) only when it is asked for."""

TEMPLATE: Final = "_template"
"""The room new rooms are copied from: it keeps every law, and is not offered to players."""


def room_of(key: str) -> str:
    """Return the package of a game's room, or raise `Malformed`."""
    room = "cabinet_noir.games._template" if key == TEMPLATE else GAMES.get(key)
    if room is None:
        raise Malformed("no-such-game", game=key)
    return room


def load(key: str) -> Game[Any, Any, Any, Any]:
    """Return a game by its key, or raise `Malformed`."""
    game: Game[Any, Any, Any, Any] = import_module(room_of(key)).GAME
    return game


def encoding_of(key: str, options: Any, seats: int) -> Encoding:
    """Return a table's sights and actions as numbers; what that takes is imported only when it is asked for."""
    encoding: Encoding = import_module(f"{room_of(key)}.encoding").encoding(options, seats)
    return encoding
