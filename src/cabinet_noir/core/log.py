"""The log: the only truth of a table, as JSON Lines.

The first line is the header. Each further line is one entry: who did what, and the events that followed. The first
event of all is `Sealed`, the commitment to the seed; the last of a finished game is `Unsealed`, the seed itself.
Fields get defaults, tags are never renamed, and a change of rules bumps the game's version: old logs stay readable.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from .errors import Corrupt
from .game import Seat, Seq

FORMAT = 2
"""1: what happened at a table is told. 2: what was done at it, too, so that it can be judged again."""

# A log may come from anywhere. What no table has is refused as it is read, before anybody counts or keeps it.
MOST_SEATS: Final = 99
LATEST: Final = 253_402_300_800.0
"""The end of the year 9999."""
Seats = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SomeSeat = Annotated[Seat, Meta(ge=-1, le=MOST_SEATS)]
ActionId = Annotated[str, Meta(max_length=40, pattern="^[^\0]*$")]
Moment = Annotated[float, Meta(ge=0, le=LATEST)]


class Header(Struct, frozen=True, omit_defaults=True):
    """What was agreed before the first move."""

    game: str
    version: Version
    seats: Seats
    options: dict[str, Any]
    format: int = 1
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """The level of the bot in each seat, or an empty string for a person."""
    assist: str = "off"
    table: str = ""
    created: str = ""
    eyes: str = "all"
    """Whose eyes the log was written for: "all" for the whole truth, else a seat's number or "spectator"."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One move of the game or one act at the table, as it was made, and what came of it. The deal is neither."""

    seq: Seq
    events: tuple[Any, ...]
    seat: SomeSeat | None = None
    action: Any = None
    id: ActionId = ""
    """The name the client gave this action, so that the same one sent twice is done once."""
    at: Moment = 0.0
    """When the house acknowledged it, in seconds since 1970. The rules of games never read it."""
    act: Any = None
    """What was done at the table, where it was no action of the game."""


class Log(Struct, frozen=True):
    """A header and its entries, as plain JSON values; a `Referee` gives them their types."""

    header: Header
    entries: tuple[Entry, ...]

    @property
    def seed(self) -> bytes | None:
        """The seed, if the log is that of a finished game and shows it."""
        if self.entries and self.entries[-1].events:
            last = self.entries[-1].events[-1]
            if isinstance(last, dict) and last.get("t") == "unsealed":
                try:
                    return bytes.fromhex(str(last.get("seed")))
                except ValueError:
                    raise Corrupt("unreadable-seed") from None
        return None


_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)


def plain(value: Any) -> Any:
    """Return a struct as plain JSON values."""
    return msgspec.to_builtins(value)


def dump_lines(header: Header, entries: Iterable[Entry]) -> bytes:
    """Write a log."""
    return b"".join(_encoder.encode(line) + b"\n" for line in (header, *entries))


def load_lines(raw: bytes) -> Log:
    """Read a log, or say which line cannot be read."""
    entries: list[Entry] = []
    header: Header | None = None
    try:
        first, *rest = raw.strip().split(b"\n")
        header = _header.decode(first)
        entries.extend(_entry.decode(line) for line in rest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        line = 1 if header is None else len(entries) + 2
        raise Corrupt("unreadable-log", line=line, detail=str(error)) from None
    if header.format > FORMAT:
        raise Corrupt("log-from-the-future", format=header.format)
    for expected, entry in enumerate(entries):
        if entry.seq != expected:
            raise Corrupt("log-gap", line=expected + 2, expected=expected, found=entry.seq)
    return Log(header, tuple(entries))
