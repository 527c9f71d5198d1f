"""The longest log of each game: what it weighs, how long it takes to be checked and loaded, and what its replay weighs.

    make bench BENCH=long_logs

The bounds of `docs/security.md` on logs are chosen from these figures.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from time import process_time, thread_time
from typing import Any, TypeVar

import msgspec

from cabinet_noir.bots import checked
from cabinet_noir.core import dump_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.laws.dawdling import dawdled
from cabinet_noir.server.http.table_routes import LARGEST_LOG
from cabinet_noir.server.past.replays import MOST_BYTES, Reader
from cabinet_noir.store import read_entry
from cabinet_noir.table import Course, Referee, longest
from figure import Figure, quantile

T = TypeVar("T")
LONGEST: dict[str, tuple[dict[str, Any], int]] = {
    "vinci": ({"games": 20, "empty_pile": "no_penalty", "jokers": True}, 4),
    "break-the-code": ({}, 4),
    "archeologic": ({"verdict": "app"}, 4),
    "lost-code": ({"rounds": 10, "shortcut": True, "curse": True}, 4),
    "password-express": ({"rounds": 4, "rows": 4}, 10),
}
"""The options and seats with which each game can be longest."""
WHEN = 1_700_000_000.123456


def measure() -> Iterator[Figure]:
    """Play each game for as long as its rules let it, and weigh what comes of it."""
    for key, (options, seats) in LONGEST.items():
        yield from _measured(key, options, seats)


def _measured(key: str, options: dict[str, Any], seats: int) -> Iterator[Figure]:
    game = load(key)
    played = dawdled(game, game.options(**options), seats, seed_from(1))
    raw = dump_lines(played.header(), played.entries)
    lines = raw.splitlines()[1:]
    most = longest(game, played.options, seats)
    stamped = len(raw) + len(lines) * (len(repr(WHEN)) - len("0.0"))
    yield Figure(f"{key}: entries at most", most, "")
    yield Figure(f"{key}: entries of the longest that was played", len(lines), "")
    yield Figure(f"{key}: its log, with times", stamped / 1e6, "MB", most=LARGEST_LOG / 1e6)
    yield Figure(f"{key}: a log of as many entries as may be", most * stamped / len(lines) / 1e6, "MB")
    began = process_time()
    checked(raw)
    yield Figure(f"{key}: to check it", process_time() - began, "s")
    again = Referee(game, played.options, seats, played.seed)
    began = process_time()
    for line in lines:
        again.record(again.typed(read_entry(line.decode())))
    yield Figure(f"{key}: to load it", process_time() - began, "s")
    yield from _replayed(key, again)


def _replayed(key: str, referee: Referee[Any, Any, Any, Any]) -> Iterator[Figure]:
    course = Course(referee.game, referee.options, referee.seats)
    pieces: list[float] = []
    pages: list[int] = []
    start, began = 0, process_time()
    while start <= referee.seq:
        page = _timed(Reader(referee, referee.header(eyes="all"), (), course).page(start), pieces)
        pages.append(len(page))
        start += len(msgspec.json.decode(page)["steps"])
    yield Figure(f"{key}: to read its replay", process_time() - began, "s")
    yield Figure(f"{key}: its replay", sum(pages) / 1e6, "MB")
    yield Figure(f"{key}: the largest page of it", max(pages) / 1e3, "kB")
    yield Figure(f"{key}: its last view, whole", len(msgspec.json.encode(course.state)) / 1e3, "kB")
    yield Figure(f"{key}: a piece of reading it, p99.9", 1e3 * quantile(pieces, 0.999), "ms")
    assert max(pages) < MOST_BYTES + 2 * len(msgspec.json.encode(course.state)) + 100_000


def _timed(work: Generator[None, None, T], pieces: list[float]) -> T:
    """Do a work, and write down how long each piece of it took."""
    while True:
        began = thread_time()
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        finally:
            pieces.append(thread_time() - began)
