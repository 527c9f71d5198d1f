"""The rooms. A new game is one folder and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from cabinet_noir.core import Game, Malformed

GAMES: Final = {
    "vinci": "cabinet_noir.games.vinci",
}
"""Each game's key and where its room is; a room is entered (imported) only when it is asked for."""


def load(key: str) -> Game[Any, Any, Any, Any]:
    """Return a game by its key, or raise `Malformed`."""
    if key not in GAMES:
        raise Malformed("no-such-game", game=key)
    game: Game[Any, Any, Any, Any] = import_module(GAMES[key]).GAME
    return game
