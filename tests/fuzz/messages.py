"""Messages no page would send: what pages do send, bent in every way that comes to mind."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.leaks.courses import Course

from cabinet_noir.core import plain

ODD: list[Any] = [
    *(None, True, -1, 0, 1, 7, 1.5, 2**31, 2**63, -(2**70), 1e308, "", "0", "x" * 300, "\u0000", "\ud83c", "é\u202e"),
    *([], {}, [[]], [None], {"t": []}, {"t": "tile"}, ["x"] * 50, {"": ""}),
]
LETTERS = [*range(32, 127), 0, 9, 10, 0xE9, 0x2028, 0x1F3B2]

Bad = Callable[[random.Random, dict[str, Any]], str | None]


def bent(picker: random.Random, message: dict[str, Any]) -> str:
    """Put something odd in one place."""
    copy: Any = json.loads(json.dumps(message))
    node = copy
    while True:
        key = picker.choice(list(node)) if isinstance(node, dict) else picker.randrange(len(node))
        below = node[key]
        if not isinstance(below, dict | list) or not below or picker.random() < 0.3:
            node[key] = picker.choice(ODD)
            return json.dumps(copy)
        node = below


def crowded(picker: random.Random, message: dict[str, Any]) -> str:
    return json.dumps({**message, picker.choice(["extra", "t ", "seat", "token", "seed", "at"]): picker.choice(ODD)})


def lacking(picker: random.Random, message: dict[str, Any]) -> str:
    gone = picker.choice(list(message))
    return json.dumps({key: value for key, value in message.items() if key != gone})


def retagged(picker: random.Random, message: dict[str, Any]) -> str:
    tags = ["hello", "act", "sync", "note", "news", "welcome", "done", "error", "table", "sealed", "", None, 7]
    return json.dumps({**message, "t": picker.choice(tags)})


def torn(picker: random.Random, message: dict[str, Any]) -> str:
    whole = json.dumps(message)
    return whole[: picker.randrange(len(whole))] + whole[picker.randrange(len(whole)) :]


def scratched(picker: random.Random, message: dict[str, Any]) -> str:
    letters = list(json.dumps(message))
    for _ in range(picker.randrange(1, 4)):
        letters[picker.randrange(len(letters))] = chr(picker.choice(LETTERS))
    return "".join(letters)


def noise(picker: random.Random, _message: dict[str, Any]) -> str:
    return "".join(chr(picker.choice(LETTERS)) for _ in range(picker.randrange(60)))


def binary(_picker: random.Random, _message: dict[str, Any]) -> None:
    return None


def deep(picker: random.Random, _message: dict[str, Any]) -> str:
    nested = picker.choice(["[", '{"a":', '[{"t":']) * picker.randrange(500, 3000)
    return picker.choice([nested, '{"t":"act","at":0,"id":"d","action":' + nested])


def oversized(picker: random.Random, message: dict[str, Any]) -> str:
    return json.dumps({**message, "id": "x" * picker.randrange(16_000, 20_000)})


def as_it_is(_picker: random.Random, message: dict[str, Any]) -> str:
    return json.dumps(message)


KINDS: list[Bad] = [bent] * 5 + [crowded, lacking, retagged, torn, scratched, scratched, noise, as_it_is] * 2
RARE: list[Bad] = [binary, deep, oversized]


def generated(picker: random.Random, course: Course, seq: int) -> str | None:
    """Return the text of a message for a table that stands at `seq`; None: it was not even text."""
    kind = picker.choice(RARE) if picker.random() < 0.02 else picker.choice(KINDS)
    return kind(picker, _whole(picker, course, seq))


def _whole(picker: random.Random, course: Course, seq: int) -> dict[str, Any]:
    """Return what a page might say, at this moment or at another one."""
    if picker.random() < 0.6:
        _, action = picker.choice(course.tried)
        at = picker.choice([seq, seq, seq, seq - 1, seq + 1, -1])
        return {"t": "act", "at": at, "id": f"i{picker.random()}", "action": plain(action)}
    return picker.choice(
        [
            {"t": "hello", "token": "", "since": -1},
            {"t": "sync", "since": picker.choice([-1, 0, seq, seq + 1])},
            {"t": "note", "key": f"k{picker.randrange(9)}", "value": "v"},
            {"t": "ping", "sent": 1.5},
            {"t": "echo", "probe": picker.randrange(9)},
        ]
    )
