"""The log: the only truth of a table, as JSON Lines.

The first line is the header. Each further line is one entry: who did what, and the events that followed. The first
event of all is `Sealed`, the commitment to the seed; the last of a finished game is `Unsealed`, the seed itself. At a
board of a set it is `KeptSealed`: the seed comes with the last line, once all tables of the set have ended.
Fields get defaults, tags are never renamed, and a change of rules bumps the game's version: old logs stay readable.

From the third format on the lines are a chain: each entry names the SHA-256 of the line before it, byte for byte. So
the hash of the last entry, the *head*, stands for all of them; whoever kept one can tell whether anything before it was
changed. The last line closes the log: it is outside the chain, and says who they were and who signed the head.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from .deal_set import SetMark
from .errors import Corrupt
from .game import Seat, Seq

FORMAT = 3
"""1: what happened at a table is told. 2: what was done at it, too, so that it can be judged again. 3: as a chain."""

# A log may come from anywhere. What no table has is refused as it is read, before anybody counts or keeps it.
MOST_SEATS: Final = 99
LATEST: Final = 253_402_300_800.0
"""The end of the year 9999."""
Seats = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SomeSeat = Annotated[Seat, Meta(ge=-1, le=MOST_SEATS)]
ActionId = Annotated[str, Meta(max_length=40, pattern="^[^\0]*$")]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Salt = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
Moment = Annotated[float, Meta(ge=0, le=LATEST)]


class Header(Struct, frozen=True, omit_defaults=True):
    """What was agreed before the first move."""

    game: str
    version: Version
    seats: Seats
    options: dict[str, Any]
    format: int = 1
    names: tuple[str, ...] = ()
    """Who sits where; in a chain they are named in its last line, so that a name can be forgotten."""
    bots: tuple[str, ...] = ()
    """The level of the bot in each seat, or an empty string for a person."""
    assist: str = "off"
    table: str = ""
    created: str = ""
    eyes: str = "all"
    """Whose eyes the log was written for: "all" for the whole truth, else a seat's number or "spectator"."""
    people: tuple[Hash, ...] = ()
    """What is chained of each name: see `name_mark`; empty for a bot, and where nobody has a name to prove."""
    key: Hash = ""
    """The public key of the house that is to sign this log at its end; empty: nobody is."""
    deal_set: SetMark | None = None
    """The set whose board was dealt here; none: a deal of this table alone."""


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
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
    prev: Hash = ""
    """The SHA-256 of the line before this one, where the log is a chain."""


class Signature(Struct, frozen=True):
    """What a house says of a log that has ended: this was its last line."""

    head: Hash
    key: Hash
    """The public key, and the Ed25519 signature, in hexadecimal."""
    signature: Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]


class Closing(Struct, frozen=True, omit_defaults=True):
    """The last line of a chain, and no part of it: names, and what proves them, until they are forgotten."""

    names: tuple[str, ...]
    salts: tuple[Salt, ...] = ()
    signed: Signature | None = None
    seed: Hash = ""
    """Of a board of a set that is closed: the house's part, which the log itself does not end with."""


class Log(Struct, frozen=True):
    """A header and its entries, as plain JSON values; a `Referee` gives them their types."""

    header: Header
    entries: tuple[Entry, ...]
    closing: Closing | None = None
    head: str = ""
    """The SHA-256 of the last entry's line, where the log is a chain."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where, as far as the log says so."""
        return self.header.names if self.closing is None else self.closing.names

    @property
    def seed(self) -> bytes | None:
        """The seed, if the log is that of a finished game and shows it, at its end or after it."""
        last = self._last
        if last.get("t") == "unsealed":
            try:
                return bytes.fromhex(str(last.get("seed")))
            except ValueError:
                raise Corrupt("unreadable-seed") from None
        return bytes.fromhex(self.closing.seed) if self.is_kept and self.closing and self.closing.seed else None

    @property
    def is_kept(self) -> bool:
        """Is it the log of a finished game that ends without its seed, being a board of a set?"""
        return bool(self._last.get("t") == "kept_sealed")

    @property
    def _last(self) -> dict[str, Any]:
        """The last event of all, as it was read."""
        last = self.entries[-1].events[-1] if self.entries and self.entries[-1].events else None
        return last if isinstance(last, dict) else {}


_encode = msgspec.json.Encoder().encode
_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)
_closing = msgspec.json.Decoder(Closing)
_CLOSING: Final = b'{"names":'


def plain(value: Any) -> Any:
    """Return a struct as plain JSON values."""
    return msgspec.to_builtins(value)


def line_hash(line: bytes) -> str:
    """Return what the next line of a chain calls this one."""
    return hashlib.sha256(line).hexdigest()


def name_mark(salt: str, name: str) -> str:
    """Return what is chained of a name: nothing can be read from it once its salt is gone.

    >>> name_mark("00" * 16, "Ada")[:16]
    '1c167c1163bc2141'
    """
    return hashlib.sha256(bytes.fromhex(salt) + name.encode()).hexdigest()


class Chain:
    """The lines of one log as they come, each linked to the one before it."""

    __slots__ = ("head",)

    def __init__(self, header: Header) -> None:
        self.head = line_hash(_encode(header))

    def line(self, entry: Entry) -> bytes:
        """Return an entry's line, and take it in as the last one."""
        line = _encode(replace(entry, prev=self.head))
        self.head = line_hash(line)
        return line


def log_lines(header: Header, entries: Iterable[Entry], closing: Closing | None = None) -> Iterator[bytes]:
    """Return the lines of a log, one by one."""
    yield _encode(header)
    if header.format < 3:
        yield from map(_encode, entries)
        return
    chain = Chain(header)
    for entry in entries:
        yield chain.line(entry)
    if closing is not None:
        yield _encode(closing)


def dump_lines(header: Header, entries: Iterable[Entry], closing: Closing | None = None) -> bytes:
    """Write a log."""
    return b"".join(line + b"\n" for line in log_lines(header, entries, closing))


def ends_of(raw: bytes) -> Log:
    """Read the first line of a log and, of a chain, the one that closes it: what is said of all its entries."""
    first, _, rest = raw.strip().partition(b"\n")
    last = rest[rest.rfind(b"\n") + 1 :]
    return load_lines(first + b"\n" + last if last.startswith(_CLOSING) else first)


def load_lines(raw: bytes) -> Log:
    """Read a log, or say which line cannot be read, or does not follow from the one before it."""
    entries: list[Entry] = []
    header: Header | None = None
    closing: Closing | None = None
    try:
        first, *rest = raw.strip().split(b"\n")
        header = _header.decode(first)
        if header.format >= 3 and rest and rest[-1].startswith(_CLOSING):
            closing = _closing.decode(rest.pop())
        entries.extend(_entry.decode(line) for line in rest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        line = 1 if header is None else len(entries) + 2
        raise Corrupt("unreadable-log", line=line, detail=str(error)) from None
    if header.format > FORMAT:
        raise Corrupt("log-from-the-future", format=header.format)
    for expected, entry in enumerate(entries):
        if entry.seq != expected:
            raise Corrupt("log-gap", line=expected + 2, expected=expected, found=entry.seq)
    head = _linked(entries, (first, *rest)) if header.format >= 3 else ""
    return Log(header, tuple(entries), closing, head)


def _linked(entries: Iterable[Entry], lines: Iterable[bytes]) -> str:
    """Check that each entry names the line before it, and return the head."""
    *before, last = map(line_hash, lines)
    for entry, expected in zip(entries, before, strict=True):
        if entry.prev != expected:
            raise Corrupt("link-broken", seq=entry.seq)
    return last
