"""What a move costs on the wire, told whole as it is, or as a difference from what the same eyes were told before.

    make bench BENCH=differences

For each game: the bytes and the processor time of one seat's news, a move, over whole games of random play. To be worth
it, a difference would have to halve the bytes and take no more time (decision 0014).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from time import process_time
from typing import Any

import msgspec

from cabinet_noir.core import Seat, seed_from
from cabinet_noir.core.difference import difference
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.trial import play
from cabinet_noir.server.protocol.tables import News
from cabinet_noir.server.tables.windows import LastMove, Window
from cabinet_noir.table import Referee
from figure import Figure

PLAYED = 6
ROUNDS = 5
"""How often each message is written, so that the clock has something to measure."""

encode = msgspec.json.Encoder().encode


def measure() -> Iterator[Figure]:
    """Measure every game of the house."""
    for key in GAMES:
        told = list(_news(key))
        moves = [(before, after) for before, after in pairwise(told) if after.since >= 0]
        yield from _compared(key, moves)


def _news(key: str) -> Iterator[News]:
    """Yield what the first seat is told in some games, move by move, from the deal on."""
    game = load(key)
    options = game.options()
    for number in range(PLAYED):
        seats = min(max(2, game.seats.start), game.seats.stop - 1)
        played = play(game, options, seats, seed_from(number)).referee
        referee = Referee(game, options, seats, played.seed)
        window = Window(referee, Seat(0), LastMove(), lambda: None)
        for entry in played.entries:
            referee.record(entry)
            yield window.catch_up()._compose(int(entry.seq) - 1)


def _compared(key: str, moves: list[tuple[News, News]]) -> Iterator[Figure]:
    ways: dict[str, Callable[[News, News], bytes]] = {
        "told whole": lambda _before, after: encode(after),
        "as a difference": _as_difference,
        "with its view alone as one": _with_view_as_difference,
    }
    for way, write in ways.items():
        weight = sum(len(write(*pair)) for pair in moves)
        began = process_time()
        for _ in range(ROUNDS):
            for pair in moves:
                write(*pair)
        took = (process_time() - began) / ROUNDS
        yield Figure(f"{key}: a move {way}", weight / len(moves), "bytes")
        yield Figure(f"{key}: a move {way}", 1e6 * took / len(moves), "µs")


def _as_difference(before: News, after: News) -> bytes:
    """Write news whose moves are told as ever, and all that stands as a difference."""
    changed = difference(_standing(before), _standing(after))
    return encode({"t": "news", "since": after.since, "seq": after.seq, "moves": after.moves, "change": changed})


def _with_view_as_difference(before: News, after: News) -> bytes:
    return encode(msgspec.structs.replace(after, view=difference(before.view, after.view)))


def _standing(news: News) -> dict[str, Any]:
    names = ("view", "to_act", "offers", "outcome", "clock", "undo")
    return {name: getattr(news, name) for name in names}
