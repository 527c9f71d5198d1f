"""Who plays: a level of the house (`master`), somebody's own class (`module:Bot`), or a program (`exec: ./mybot`).

Whoever is not of the house is guarded: what it may not do, it has not done, and its game is lost by a fault. Nothing is
fenced in: a class runs in this process and a program with the rights of who started the arena.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from shutil import which
from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Bot, Chance, Game, Malformed, Outcome, Paced, Sight

from .faults import Faulted
from .program import SHORTEST, PacedProgram, Program
from .protocol import hello, over

Room = Game[Any, Any, Any, Any]

EXEC: Final = "exec:"
LIMIT: Final = 10.0
"""Seconds a program has for a move, if nothing else is said."""
_NAMED: Final = re.compile(r"([\w.+#-]{1,40})=(.+)", re.DOTALL)
_PROGRAM: Final = re.compile(rf"(?:^|,)\s*((?:[\w.+#-]{{1,40}}=)?{EXEC}.*)", re.DOTALL)


class Entrant(Struct, frozen=True):
    """A bot, and what it is called here."""

    name: str
    bot: str


def read_entrants(values: Sequence[str]) -> tuple[Entrant, ...]:
    """Read who plays: lists with commas, a program at the end of one. `NAME=` before a bot says what it is called.

    >>> [one.name for one in read_entrants(["novice,mine=my.bots:Bot", "novice,exec: ./bot --depth=3,4"])]
    ['novice', 'mine', 'novice#2', 'exec: ./bot --depth=3,4']
    """
    texts = [text.strip() for value in values for text in _apart(value)]
    named = [_NAMED.fullmatch(text) or text for text in texts if text]
    pairs = [(one, one) if isinstance(one, str) else (one[1], one[2].strip()) for one in named]
    names = player_names(tuple(name for name, _ in pairs))
    return tuple(Entrant(name, bot) for name, (_, bot) in zip(names, pairs, strict=True))


def _apart(value: str) -> list[str]:
    """Cut a list at its commas; those of a program's own line are its own."""
    program = _PROGRAM.search(value)
    return value.split(",") if program is None else [*value[: program.start()].split(","), program[1]]


def player_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Tell players of the same bot apart.

    >>> player_names(("regular", "master", "regular"))
    ('regular', 'master', 'regular#2')
    """
    met: Counter[str] = Counter()
    names = []
    for bot in bots:
        met[bot] += 1
        names.append(bot if met[bot] == 1 else f"{bot}#{met[bot]}")
    return tuple(names)


def check_bot(game: Room, bot: str) -> None:
    """Refuse a bot that cannot be found on this machine."""
    if bot.startswith(EXEC):
        command = _command(bot)
        if which(command[0]) is None:
            raise Malformed("no-such-program", program=command[0])
    elif bot not in game.bots:
        _own(game, bot)


@contextmanager
def company(game: Room, options: Any, bots: Sequence[str], limit: float = LIMIT) -> Iterator[list[Bot]]:
    """Give each seat its bot, made for this one game, and send the programs home afterwards."""
    with ExitStack() as stack:
        found: list[Bot] = []
        for seat, bot in enumerate(bots):
            if bot.startswith(EXEC):
                kind = PacedProgram if _is_paced(game) else Program
                said = hello(game, options, len(bots), seat, limit)
                program = kind(game, seat, _command(bot), said, limit)
                stack.callback(program.close)
                program.start()
                found.append(program)
            else:
                found.append(game.bots[bot] if bot in game.bots else _own(game, bot))
        yield found


def part(bots: Sequence[Bot], outcome: Outcome) -> None:
    """Tell the programs among them how it ended."""
    for bot in bots:
        if isinstance(bot, Program):
            bot.part(over(outcome))


def _command(bot: str) -> list[str]:
    try:
        command = shlex.split(bot.removeprefix(EXEC))
    except ValueError:
        command = []
    if not command:
        raise Malformed("no-such-program", program=bot)
    return command


def _is_paced(game: Room) -> bool:
    """Is this a game against the clock, whose bots say how long they take?"""
    return all(isinstance(bot, Paced) for bot in game.bots.values())


def own_bot(game: Room, bot: str) -> Any:
    """Return somebody's own bot, by `module:name`: a class is made anew, anything else is called as it is."""
    module, colon, name = bot.partition(":")
    if not (colon and module and name):
        raise Malformed("no-such-bot", bot=bot, known=", ".join(game.bots))
    here = str(Path.cwd())
    if here not in sys.path:  # somebody's own module lies where they work
        sys.path.append(here)
    try:
        made: Any = import_module(module)
        for part in name.split("."):
            made = getattr(made, part)
        return made() if isinstance(made, type) else made
    except (ImportError, AttributeError, TypeError) as error:
        raise Malformed("no-such-class", bot=bot, detail=str(error)) from None


def _own(game: Room, bot: str) -> Guarded:
    """Return somebody's own bot, guarded."""
    made = own_bot(game, bot)
    if not _is_paced(game):
        return Guarded(made)
    if not isinstance(made, Paced):
        raise Malformed("bot-without-pace", bot=bot, game=game.key)
    return GuardedPaced(made)


class Guarded:
    """Somebody's own bot: what it breaks is its own game."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        """Ask it, and hold what it wants to do against what it may do."""
        action = self._guarded(sight, lambda: self._bot(sight, chance))
        if not self._may(sight, action):
            raise Faulted(_seat(sight), "illegal", repr(action), sight.seq)
        return action

    def _may(self, sight: Sight[Any, Any], action: Any) -> bool:
        return isinstance(action, Struct) and any(offer.admits(action) for offer in sight.offers)

    def _guarded(self, sight: Sight[Any, Any], ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except Exception as error:  # it is not ours: whatever it raises is its own fault
            raise Faulted(_seat(sight), "raised", type(error).__name__, sight.seq) from error


class GuardedPaced(Guarded):
    """Somebody's own bot of a game against the clock."""

    _sight: Sight[Any, Any]

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        """Ask it; its pause is asked for in the same breath."""
        self._sight = sight
        return super().__call__(sight, chance)

    def _may(self, sight: Sight[Any, Any], action: Any) -> bool:
        return action is None or super()._may(sight, action)

    def pause(self, action: Any, chance: Chance, /) -> float:
        """Return how many seconds pass before it is done: some always do, and never very many."""
        seconds: float = self._guarded(self._sight, lambda: float(self._bot.pause(action, chance)))
        return min(3600.0, max(SHORTEST, seconds))


def _seat(sight: Sight[Any, Any]) -> int:
    assert sight.seat is not None
    return sight.seat
