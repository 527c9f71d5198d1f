"""What every environment begins with: which game, by which options, for how many, dealt from which seed.

A seed names a row of games: the first is dealt after `reset(seed=...)`, and each `reset()` deals the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cabinet_noir.core import Agreement, Chance, Malformed, fresh_seed, seed_from
from cabinet_noir.core.encoding import Encoding
from cabinet_noir.games import encoding_of, load

from .play import AnyGame, Play

SEATS: Final = 2
"""For how many a table is, where nobody says so."""
SIMULTANEOUS: Final = ("password-express", "lost-code")
"""The games in which all act at once, always or at the end."""
Options = Agreement | Mapping[str, Any] | None


class Laid:
    """A table that is laid again and again."""

    def __init__(self, key: str, options: Options = None, seats: int = SEATS) -> None:
        self.game: AnyGame = load(key)
        self.game.check_seats(seats)
        self.options: Any = options if isinstance(options, Agreement) else self.game.decode_options(dict(options or {}))
        if not isinstance(self.options, self.game.options):
            raise Malformed("unreadable-options", detail=type(self.options).__name__)
        self.seats = seats
        self.encoding: Encoding = encoding_of(key, self.options, seats)
        self._longest = self.game.longest(self.options, seats)
        self.root, self.dealt = fresh_seed(), 0
        """What its row of games follows from, and how many of them have been dealt."""

    def sow(self, seed: int | None) -> None:
        """Begin the row of games that a number names; without one, the row goes on."""
        if seed is not None:
            self.root, self.dealt = seed_from(int(seed)), 0

    def deal(self, deal: Sequence[Any] | None = None) -> Play:
        """Deal the next game of the row, or the one that is given in its place."""
        self.dealt += 1
        seed = Chance(self.root, f"game {self.dealt}").seed_of()
        return Play(self.game, self.encoding, self.options, self.seats, self._longest, seed, deal)

    def lots(self) -> bytes:
        """Return what bots draw by lot in the game that was dealt last: it says nothing of the deal."""
        return Chance(self.root, f"lots {self.dealt}").seed_of()


def environment_name(key: str, version: int = 0) -> str:
    """Return what a game's environment is called; where a number, a mask or a reward changes, the version does.

    >>> environment_name("break-the-code")
    'CabinetNoir/BreakTheCode-v0'
    """
    return f"CabinetNoir/{''.join(part.capitalize() for part in key.strip('_').split('-'))}-v{version}"
