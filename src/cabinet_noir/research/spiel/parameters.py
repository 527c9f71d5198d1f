"""A table's options as OpenSpiel's parameters, and back: truth values, whole numbers and words, each with its default.

What is None by default is -1; what is a row of numbers is a word with slashes, one alone with a slash behind it, since
OpenSpiel takes a word of digits for a number. What says nothing of the rules (whose edition, which version, a quest's
code) is no parameter: every table plays the newest rules with the house's values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cabinet_noir.core import Game, Malformed
from cabinet_noir.games import load

NOBODY: Final = -1
UNSAID: Final = frozenset({"rules", "edition"})
UNSAID_THERE: Final = {"archeologic": frozenset({"quest", "expert", "beginner", "extra"})}
"""A quest's code tells the city; relation clues are chosen by a long search, no small draw; the rest is version 1's."""
PLAYERS: Final = "players"
STACKS: Final[Mapping[str, Mapping[str, int]]] = {"break-the-code": {"cards": 1}}
"""What may be stacked: of all a room's deal asks for, by its number, what tells nobody anything of the rest. A stacked
pile lies as its seed has it, and all may know how: a table small enough to be gone through whole."""

Value = bool | int | str


def defaults(game: Game[Any, Any, Any, Any]) -> dict[str, Value]:
    """Return a room's parameters with their defaults."""
    usual = game.options()
    unsaid = UNSAID | UNSAID_THERE.get(game.key, frozenset())
    fields = (name for name in usual.__struct_fields__ if name not in unsaid)
    stacks = dict.fromkeys(STACKS.get(game.key, ()), NOBODY)
    return {PLAYERS: 2, **stacks, **{name: _told(getattr(usual, name)) for name in fields}}


def check_known(key: str, given: Iterable[str]) -> None:
    """Refuse what is no parameter of a room."""
    unknown = sorted(set(given) - set(defaults(load(key))))
    if unknown:
        raise Malformed("unreadable-options", detail=", ".join(unknown))


def _told(value: Any) -> Value:
    if value is None:
        return NOBODY
    if isinstance(value, tuple):
        return "/".join(map(str, value)) + "/" * (len(value) == 1)
    assert isinstance(value, bool | int | str)
    return value


def parameters(game: Game[Any, Any, Any, Any], options: Any, seats: int) -> dict[str, Value]:
    """Return the parameters of a table, without what is as usual."""
    usual = defaults(game)
    told = {name: _told(getattr(options, name)) for name in usual if name in options.__struct_fields__}
    return {name: value for name, value in {PLAYERS: seats, **told}.items() if value != usual[name]}


def options_of(game: Game[Any, Any, Any, Any], given: Mapping[str, Value]) -> Any:
    """Return the options that parameters stand for; what makes no sense is refused as everywhere in the house."""
    usual = game.options()
    found: dict[str, Any] = {}
    for name in usual.__struct_fields__:
        default, value = getattr(usual, name), given.get(name, NOBODY)
        if name in given and not (default is None and value == NOBODY):
            found[name] = _numbers(str(value)) if isinstance(default, tuple) else value
    return game.decode_options({**found, "rules": game.version})


def stacked_of(game: Game[Any, Any, Any, Any], given: Mapping[str, Value]) -> tuple[tuple[int, int], ...]:
    """Return what is stacked, thing by thing, each with its seed."""
    stacks = STACKS.get(game.key, {})
    return tuple((thing, int(given[name])) for name, thing in stacks.items() if given.get(name, NOBODY) != NOBODY)


def _numbers(text: str) -> tuple[int, ...]:
    """Read numbers with slashes between them."""
    try:
        return tuple(int(number) for number in text.split("/") if number)
    except ValueError:
        raise Malformed("unreadable-options", detail=text) from None
