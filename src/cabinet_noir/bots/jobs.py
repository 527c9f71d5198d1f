"""The jobs a worker does: plain calls with plain arguments, so that a worker can hold nothing it was not given.

A bot's job and an assistant's job are one seat's seen events and nothing else.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from cabinet_noir.core import Chance, Corrupt, Entry, Paced, Seat, Seq, Sight, dump_lines, ends_of, load_lines, plain
from cabinet_noir.games import load
from cabinet_noir.table import Referee, longest, verify


class Seen(Struct, frozen=True):
    """What one seat has been shown, ready to travel: `past` is JSON, entry by entry."""

    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    past: bytes

    @classmethod
    def of(cls, game: str, options: Struct, sight: Sight[Any, Any]) -> Seen:
        """Pack a sight."""
        assert sight.seat is not None
        return cls(game, plain(options), sight.seats, sight.seat, msgspec.json.encode(sight.past))

    def sight(self) -> Sight[Any, Any]:
        """Unpack it, folding the seen events anew."""
        game = load(self.game)
        event: Any = game.event
        past = msgspec.json.decode(self.past, type=tuple[tuple[Seq, tuple[event, ...]], ...])
        return game.sight(game.decode_options(self.options), self.seats, Seat(self.seat), past)


def choose(seen: Seen, level: str, salt: bytes) -> bytes:
    """Return, as JSON, what a bot of this level does. The salt is fresh and has nothing to do with the table's seed."""
    bot = load(seen.game).bots[level]
    return msgspec.json.encode(bot(seen.sight(), Chance(hashlib.sha256(salt).digest(), "bot")))


def plan(seen: Seen, level: str, salt: bytes) -> tuple[bytes | None, float]:
    """Return what a bot with a pace of its own means to do, as JSON or None, and the seconds before it is done."""
    bot, lots = load(seen.game).bots[level], hashlib.sha256(salt).digest()
    assert isinstance(bot, Paced)
    action = bot(seen.sight(), Chance(lots, "bot"))
    pause = bot.pause(action, Chance(lots, "pause"))
    return None if action is None else msgspec.json.encode(action), pause


def assist(seen: Seen) -> tuple[int, dict[str, dict[str, float]]]:
    """Return how many worlds a seat has to reckon with, and the odds of each hidden thing."""
    deduction = load(seen.game).deduction
    sight = seen.sight()
    odds = deduction.odds(sight)
    return deduction.count(sight), {name: dict(values) for name, values in odds.items()}


def advise(seen: Seen) -> list[tuple[Any, float]]:
    """Return the questions a seat may ask now as plain JSON, best first, each with the bits it is expected to tell."""
    return [(plain(action), bits) for action, bits in load(seen.game).deduction.advise(seen.sight())]


def contradicted(seen: Seen, notes: dict[str, str]) -> list[str]:
    """Return those of a seat's own notes that contradict what it can know."""
    return sorted(load(seen.game).deduction.check(seen.sight(), notes))


def checked(raw: bytes) -> bytes:
    """Verify a finished log and return its entries as JSON, rid of everything the rules did not put there."""
    _refuse_too_long(raw)
    log = load_lines(raw)
    game = load(log.header.game)
    verify(game, log)
    assert log.seed is not None
    deal, *moves = Referee.resume(game, log, log.seed).entries
    _refuse_doubles(moves)
    entries = [Entry(deal.seq, deal.events, at=deal.at), *moves]
    if log.head != load_lines(dump_lines(log.header, entries)).head:  # what is kept would be another chain
        raise Corrupt("log-rewritten")
    return msgspec.json.encode(entries)


def _refuse_too_long(raw: bytes) -> None:
    """No game has more entries than the table's rules let it have (T7): such a log is not even read."""
    ends = ends_of(raw)
    header, closed = ends.header, ends.closing is not None
    game = load(header.game)
    game.check_seats(header.seats)
    most = longest(game, game.agreed(header.version, header.options), header.seats)
    if raw.strip().count(b"\n") - closed > most:
        raise Corrupt("log-too-long", most=most)


def _refuse_doubles(entries: list[Entry]) -> None:
    """The same action was done once: two entries of a seat never have one id."""
    named = [(entry.seat, entry.id) for entry in entries if entry.id]
    if len(set(named)) != len(named) or any(len(id) > 40 for _, id in named):
        raise Corrupt("entry-twice")
