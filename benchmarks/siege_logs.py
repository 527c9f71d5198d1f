"""The logs that besiegers send, made with the library itself: as long as nobody ever played.

Some are what the house itself would write, up to the longest game; in others the limit is lifted, so that every line is
judged as honest until a house says that it has read enough. None of them is kept: they take seconds to make.
"""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import Entry, Seat, Seq, dump_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Convened, PauseWished, Referee, TakenBack

ASKS: Final = 3_000
"""The asks of the log that stopped a house."""
LARGER: Final = {"2 MB": 2_000_000, "4 MB": 4_000_000}
TAKEN_BACK: Final = 650_000
"""The bytes of a log of moves made and taken back."""
NO_END: Final = 10**9
ENDS: Final = 4_000
"""More bytes than a log's header, deal and end take."""
FAR: Final = 2**63
LATE: Final = 1e306

AnyReferee = Referee[Any, Any, Any, Any]


def write_all(folder: Path) -> dict[str, Path]:
    """Write every log into a folder, and return where each lies."""
    logs = {
        "3,000 asks": asks(ASKS),
        **{name: asks(size=size) for name, size in LARGER.items()},
        "longest": longest(),
        "taken back": taken_back(),
        **{f"odd {number}": log for number, log in enumerate(odd())},
    }
    written = {}
    for name, log in logs.items():
        written[name] = folder / f"{name.replace(' ', '-')}.jsonl"
        written[name].write_bytes(log)
    return written


def asks(most: int = NO_END, size: int = NO_END) -> bytes:
    """Return the log of somebody who explores alone, asks so often or so many bytes long, and gives up."""
    game = load("archeologic")
    referee = _of_old(game, seed_from(1))
    questions, written = cycle(_questions(game)), ENDS
    referee.act(Seat(0), game.action_of("aim", {"axis": "1"}))
    while referee.seq <= most and written < size:
        written += 1 + len(msgspec.json.encode(referee.act(Seat(0), next(questions))))
    referee.act(Seat(0), game.action_of("give_up", {}))
    return dump_lines(referee.header(), referee.entries)


def longest() -> bytes:
    """Return the log of four who ask until the house says that no real game takes so long."""
    game = load("archeologic")
    referee = Referee.open(game, game.options(), 4, seed_from(2))
    questions = cycle(_questions(game))
    while not referee.over:
        (seat,) = game.to_act(referee.state)
        referee.act(seat, next(questions))
    return dump_lines(referee.header(), referee.entries)


def taken_back() -> bytes:
    """Return a log of the first format, in which one and the same move is made and taken back all evening."""
    game = load("archeologic")
    referee = _of_old(game, seed_from(3), named=False)
    aim, seat, size = game.action_of("aim", {"axis": "1"}), Seat(0), 0
    while size < TAKEN_BACK:
        aimed = referee.act(seat, aim)
        back = Entry(Seq(referee.seq + 1), (TakenBack(seat, aimed.seq),), seat)
        referee.record(back)
        size += len(msgspec.json.encode(aimed)) + len(msgspec.json.encode(back))
    referee.act(seat, aim)
    referee.act(seat, game.action_of("give_up", {}))
    return dump_lines(replace(referee.header(), format=1), referee.entries)


def far_seat(seat: int) -> bytes:
    """Return a log of the first format, which tells what a seat wished that no table has."""
    game = load("archeologic")
    referee = _of_old(game, seed_from(3), named=False)
    referee.record(Entry(Seq(1), (PauseWished(Seat(seat), True),), Seat(seat)))
    referee.act(Seat(0), game.action_of("aim", {"axis": "1"}))
    referee.act(Seat(0), game.action_of("give_up", {}))
    return dump_lines(replace(referee.header(), format=1), referee.entries)


def odd() -> list[bytes]:
    """Return short logs with numbers and letters in them that no house ever wrote."""
    honest = asks(5)
    header, *entries = (msgspec.json.decode(line) for line in honest.splitlines())
    second = {**entries[1]}
    bent: list[list[Any]] = [
        [header, {**entries[0], "seat": FAR}, *entries[1:]],
        [header, {**entries[0], "seat": 2**31}, *entries[1:]],
        [header, entries[0], {**second, "seat": FAR}, *entries[2:]],
        [header, entries[0], {**second, "seat": FAR - 1}, *entries[2:]],
        [header, entries[0], {**second, "at": LATE}, *entries[2:]],
        [header, *({**entry, "at": LATE} for entry in entries)],
        [header, entries[0], {**second, "id": "\0"}, *entries[2:]],
        [header, entries[0], {**second, "id": "x" * 10_000}, *entries[2:]],
        [{**header, "names": ["\0"]}, *entries],
        [{**header, "seats": FAR}, *entries],
        [{**header, "version": -FAR}, *entries],
        [{**header, "options": {"quest": "\0"}}, *entries],
        [header, *entries, entries[-1]],
        [header, *entries[:-1]],
    ]
    deep = honest.replace(b'"options":{', b'"options":{"a":' + b"[" * 5_000 + b"]" * 5_000 + b",", 1)
    lines = (b"".join(msgspec.json.encode(line) + b"\n" for line in log) for log in bent)
    return [far_seat(FAR), far_seat(2**31), *lines, deep, b"\n" * 100_000, b""]


def _questions(game: Any) -> list[Any]:
    """Return everything that may be asked."""
    referee = Referee.open(game, game.options(), 2, seed_from(4))
    (seat,) = game.to_act(referee.state)
    return list(game.actions(offer for offer in game.offers(referee.state, seat) if offer.action == "ask"))


def _of_old(game: Any, seed: bytes, named: bool = True) -> AnyReferee:
    """Return a table for one, dealt as before logs were chains: their lines are shorter, and none hangs on another."""
    referee: AnyReferee = Referee(game, game.options(), 1, seed)
    referee.longest, referee.mixed = NO_END, None
    opening = referee.opening()
    events = tuple(event for event in opening.events if named or not isinstance(event, Convened))
    referee.record(replace(opening, events=events))
    return referee
