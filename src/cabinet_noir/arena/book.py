"""The book of an arena: JSON Lines, a heading and then a line for every deal some players met on. Pure; opens no file.

Lines are written in the order of the deals, whoever played them; times stand last in a line, in a field of their own:
all else comes out the same wherever it was played. Books of one game and one agreement can be laid together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabinet_noir.core import Corrupt, Malformed, Outcome, Seat

from .faults import Fault
from .meeting import Meeting, Sat, play
from .thinking import Histogram, added, histogram

FORMAT: Final = 1


class Heading(Struct, frozen=True, tag_field="t", tag="arena", forbid_unknown_fields=True):
    """What is played: all that games must have in common to be counted together."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int


class Result(Struct, frozen=True, omit_defaults=True):
    """How one game ended."""

    seating: tuple[int, ...]
    """The player in each seat."""
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    moves: int
    lucks: tuple[tuple[float, float], ...] = ()
    """Each seat's share of the win and what chance brought of it, where that was asked for."""
    fault: Fault | None = None

    @property
    def outcome(self) -> Outcome:
        """The same, as the house tells it."""
        return Outcome(tuple(map(Seat, self.winners)), self.reason, self.scores)


class Played(Struct, frozen=True, tag_field="t", tag="deal"):
    """One deal, from every seating of those who met on it."""

    seed: int
    deal: int
    players: tuple[str, ...]
    games: tuple[Result, ...]
    times: tuple[Histogram, ...]
    """How long each player thought about its moves."""

    @property
    def key(self) -> Key:
        """What tells it from all others: one deal is played once by the same players."""
        return self.seed, self.deal, self.players

    @property
    def untimed(self) -> Played:
        """All of it that comes out the same again."""
        return msgspec.structs.replace(self, times=())


Key = tuple[int, int, tuple[str, ...]]

_lines: Final = msgspec.json.Decoder(Heading | Played)


class Book(Struct, frozen=True):
    """A heading and what was played under it."""

    heading: Heading
    played: tuple[Played, ...] = ()

    @property
    def keys(self) -> set[Key]:
        """What is in it."""
        return {each.key for each in self.played}


def play_deals(meeting: Meeting, deals: tuple[int, ...]) -> tuple[Played, ...]:
    """Play these deals of a meeting, each from every seating."""
    turns = len(meeting.seatings)
    return tuple(
        _of_a_deal(meeting, deal, list(play(meeting, range(deal * turns, (deal + 1) * turns)))) for deal in deals
    )


def _of_a_deal(meeting: Meeting, deal: int, games: Sequence[Sat]) -> Played:
    times: list[Histogram] = [{} for _ in meeting.bots]
    for game in games:
        for player, thought in zip(game.seating, game.bout.thinking, strict=True):
            times[player] = added(times[player], histogram(thought))
    return Played(meeting.seed, deal, meeting.names, tuple(map(_result, games)), tuple(times))


def _result(game: Sat) -> Result:
    outcome, lucks = game.bout.outcome, game.bout.lucks
    told = tuple((round(share, 6), round(luck, 6)) for share, luck in lucks)
    return Result(game.seating, outcome.winners, outcome.reason, outcome.scores, game.bout.moves, told, game.fault)


def line(said: Heading | Played) -> bytes:
    """Write a line."""
    return msgspec.json.encode(said) + b"\n"


def whole_lines(raw: bytes) -> bytes:
    """Return what was written whole: of a line that was being written when everything ended, nothing.

    >>> whole_lines(b'{"t":"arena"}\\n{"t":"de')
    b'{"t":"arena"}\\n'
    """
    return raw[: raw.rfind(b"\n") + 1]


def read_book(raw: bytes) -> Book:
    """Read a book, or raise `Corrupt`."""
    try:
        heading, *played = map(_lines.decode, whole_lines(raw).splitlines())
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise Corrupt("book-unreadable", detail=str(error)) from None
    if not isinstance(heading, Heading) or heading.format != FORMAT:
        raise Corrupt("book-unreadable", detail=f"format {FORMAT}")
    found: dict[Key, Played] = {}
    for number, each in enumerate(played, start=2):
        if not isinstance(each, Played) or each.key in found or not _fits(each, heading.seats):
            raise Corrupt("book-unreadable", detail=f"line {number}")
        found[each.key] = each
    return Book(heading, tuple(found.values()))


def _fits(played: Played, seats: int) -> bool:
    """Do all numbers of a line name somebody? It may come from anywhere."""
    players, places = range(len(played.players)), range(seats)
    return (
        bool(played.games)
        and len(set(played.players)) == len(played.players) == len(played.times)
        and all(
            len(game.seating) == len(game.scores) == seats
            and set(players) == set(game.seating)
            and set(places) >= {*game.winners, *(() if game.fault is None else (game.fault.seat,))}
            and len(game.lucks) in (0, seats)
            for game in played.games
        )
    )


def check_heading(mine: Heading, other: Heading) -> None:
    """Refuse to count games together that are not of one game and one agreement."""
    if mine != other:
        raise Malformed("book-of-another-game", mine=_told(mine), other=_told(other))


def _told(heading: Heading) -> str:
    options = ", ".join(f"{name}={value}" for name, value in heading.options.items())
    return f"{heading.game} {heading.rules}, {heading.seats}, {options}"


def merged(books: Sequence[Book], keep_first: bool = False) -> Book:
    """Lay books together: a deal that is in several of them counts once.

    Where it came out differently, a bot has changed or draws by lots of its own: that is refused, or the first counts.
    """
    heading = books[0].heading
    found: dict[Key, Played] = {}
    for book in books:
        check_heading(heading, book.heading)
        for each in book.played:
            _lay(found, each, keep_first)
    return Book(heading, tuple(found[key] for key in sorted(found)))


def _lay(found: dict[Key, Played], each: Played, keep_first: bool) -> None:
    known = found.setdefault(each.key, each)
    if _bare(known) == _bare(each):
        if each.games[0].lucks:  # the same game, and somebody has found out what chance brought of it
            found[each.key] = each
    elif not keep_first:
        raise Corrupt("book-contradicts", deal=each.deal, seed=each.seed, players=", ".join(each.players))


def _bare(played: Played) -> list[Result]:
    return [msgspec.structs.replace(game, lucks=()) for game in played.games]


def written(book: Book) -> Iterable[bytes]:
    """Yield a book's lines."""
    yield line(book.heading)
    yield from map(line, book.played)
