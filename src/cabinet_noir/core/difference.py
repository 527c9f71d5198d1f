"""What leads from one JSON value to the next: smaller than the next one, where most of it is as it was.

A difference is itself a JSON value, and is read beside the value it starts from:

    null                   nothing has changed
    [value]                this, instead of the whole
    [at, gone, [values]]   of a list: from place `at` on, `gone` members make room for these
    {name: difference}     of an object, or by its place of a list: these members have changed, the others have not
    {name: 0}              of an object: this member is gone; one that was not there comes as [value]

It is made of the two values and of nothing else: whoever was shown both learns nothing more from it. What comes out is
written as the next value would be, letter by letter. `web/src/difference.ts` reads the same.

Values may be structs, as they will be written: a state shares with the one before it all that did not change, and what
is shared is not looked into. So a difference costs as much as has changed, and not as much as there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import Struct

Value = Any
"""What JSON can say: None, a bool, a number, a string, a list or tuple, an object with names, or a struct of these."""

GONE: Final = 0
_encode: Final = msgspec.json.Encoder().encode
_plain: Final = msgspec.to_builtins


def difference(before: Value, after: Value) -> Any:
    """Return what leads from one value to another, as plain JSON values.

    >>> difference({"pile": 3, "row": [1, 2, 4]}, {"pile": 2, "row": [1, 2, 3, 4]})
    {'pile': [2], 'row': [2, 0, [3]]}
    """
    if before is after:
        return None
    if isinstance(after, Struct) and type(before) is type(after):
        return _of_structs(before, after)
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _of_members(before, after) if len(before) == len(after) else _of_lists(before, after)
    return None if _encode(before) == _encode(after) else [_plain(after)]


def _of_structs(before: Struct, after: Struct) -> Any:
    if after.__struct_config__.omit_defaults or after.__struct_config__.array_like:
        return difference(_plain(before), _plain(after))
    found: dict[str, Any] = {}
    for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        was, now = getattr(before, field), getattr(after, field)
        if was is not now and (changed := difference(was, now)) is not None:
            found[name] = changed
    return found or None


def _of_objects(before: dict[str, Value], after: dict[str, Value]) -> Any:
    kept = [name for name in before if name in after]
    come = [name for name in after if name not in before]
    if not all(map(str.__eq__, chain(kept, come), after)):  # the order would be another
        return [_plain(after)]
    found: dict[str, Any] = {name: GONE for name in before if name not in after}
    for name in kept:
        if (changed := difference(before[name], after[name])) is not None:
            found[name] = changed
    return (found | {name: [_plain(after[name])] for name in come}) or None


def _of_members(before: Sequence[Value], after: Sequence[Value]) -> Any:
    """Return how lists of one length differ, place by place; where most places do, the whole is shorter."""
    found: dict[str, Any] = {}
    for place, (was, now) in enumerate(zip(before, after, strict=True)):
        if was is not now and (changed := difference(was, now)) is not None:
            found[str(place)] = changed
    if len(found) > 1 and 2 * len(found) > len(after):
        return [_plain(after)]
    return found or None


def _of_lists(before: Sequence[Value], after: Sequence[Value]) -> Any:
    at = _alike(before, after)
    most = min(len(before), len(after)) - at
    end = _alike(before[len(before) - most :][::-1], after[len(after) - most :][::-1])
    return [at, len(before) - at - end, _plain([*after[at : len(after) - end]])]


def _alike(one: Iterable[Value], other: Iterable[Value]) -> int:
    """Return with how many members alike two lists begin."""
    count = 0
    for was, now in zip(one, other, strict=False):
        if was is not now and _encode(was) != _encode(now):
            break
        count += 1
    return count


def applied(before: Any, change: Any) -> Any:
    """Return where a difference leads from a value. Neither is changed."""
    match change:
        case None:
            return before
        case [value]:
            return value
        case [int(at), int(gone), [*values]]:
            return [*before[:at], *values, *before[at + gone :]]
        case dict():
            return _with_changes(before, change)
    raise ValueError("this is no difference")


def _with_changes(before: Any, changes: dict[str, Any]) -> Any:
    if not isinstance(before, dict):
        return [applied(value, changes.get(str(place))) for place, value in enumerate(before)]
    kept = {name: applied(value, changes.get(name)) for name, value in before.items() if changes.get(name) != GONE}
    return kept | {name: applied(None, change) for name, change in changes.items() if name not in before}
