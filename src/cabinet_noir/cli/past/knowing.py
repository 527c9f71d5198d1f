"""`cabinet replay --why`: how one could know. Beside each move, what it made certain and why; at the end, all of it.

Told of a game that is over, or to the eyes its log was written for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from cabinet_noir.cli.logs import Room
from cabinet_noir.cli.telling import Teller
from cabinet_noir.core import Corrupt, Illegal, Line, Log, Seat, Seq, nothing_missed
from cabinet_noir.review import Knowing, Known, seen_entry, story
from cabinet_noir.table import Referee

NEVER = "never"


class Review(Struct, frozen=True):
    """What some seats could know in a game."""

    seats: tuple[Knowing, ...]
    teller: Teller

    def beside(self, seq: Seq) -> Iterator[str]:
        """Yield what a move told these seats: worlds left, and what became certain, with its reason."""
        if worlds := ", ".join(self._worlds(seq)):
            yield self.teller.words.say("review-worlds", worlds=worlds)
        for seat in self.seats:
            news = [known.reason for known in seat.known if known.seq == seq]
            if news:
                yield self.teller.line(Line("review-certain", {"seat": seat.eyes}))
            for each in news:
                yield from (f"  {line}" for line in self._to(seat.eyes).reason(each))

    def _to(self, seat: Seat) -> Teller:
        """Return who tells that seat: what it knew is told as it was told to it."""
        return replace(self.teller, me=seat)

    def _worlds(self, seq: Seq) -> Iterator[str]:
        for seat in self.seats:
            worlds = seat.worlds[seq]
            if worlds is not None:
                yield f"{worlds}" if len(self.seats) == 1 else f"{self.teller.names[seat.eyes]} {worlds}"

    def summary(self) -> Iterator[str]:
        """Yield, seat by seat, since when each thing could be known, and whether its owner acted on it."""
        for seat in self.seats if not any(seat.missed for seat in self.seats) else ():
            title = "review-of-seat" if seat.known else "review-of-seat-nothing"
            yield self.teller.line(Line(title, {"seat": seat.eyes}))
            yield from (f"  · {self._known(seat.eyes, known)}" for known in seat.known)
            yield from self._winning(seat)
        yield from (f"  · {self.teller.line(missed.line)}" for missed in self.seats[0].missed)

    def _known(self, seat: Seat, known: Known) -> str:
        fact, used = self._to(seat).line(known.reason.line), NEVER if known.used is None else known.used
        return " ".join(self.teller.words.say("review-known", fact=fact, seq=known.seq, used=used).split())

    def _winning(self, seat: Knowing) -> Iterator[str]:
        """Yield what a winner knew at the winning move."""
        if (won := seat.winning) is not None:
            named = {"name": self.teller.names[seat.eyes], "entry": won.seq, "said": won.said}
            said = self.teller.words.say("review-winning", **named, worlds=won.worlds, certain=won.certain)
            yield f"  {' '.join(said.split())}"

    def plain(self) -> list[dict[str, Any]]:
        """Return it as data, with its sentences."""
        return [
            {
                "eyes": seat.eyes,
                "worlds": seat.worlds,
                "known": [self._plain(seat.eyes, known) for known in seat.known],
                "missed": [{"seq": missed.seq, "told": self.teller.line(missed.line)} for missed in seat.missed],
                "winning": to_builtins(seat.winning),
            }
            for seat in self.seats
        ]

    def _plain(self, seat: Seat, known: Known) -> dict[str, Any]:
        say = self._to(seat).line
        return {
            "name": known.name,
            "seq": known.seq,
            "used": known.used,
            "fact": say(known.reason.line),
            "clues": [{"seq": clue.seq, "told": say(clue.line)} for clue in known.reason.clues],
            "steps": [{"told": say(step.line), "clues": step.clues} for step in known.reason.steps],
        }


def reviewed(game: Room, log: Log, seats: Sequence[Seat], at: int | None, teller: Teller) -> Review:
    """Return what these seats could know, as far as the log goes, or up to move `at`."""
    if log.header.eyes == "all" and log.seed is None:
        raise Illegal("why-before-the-end")
    if game.deduction.case is None and (log.seed is None or game.deduction.missed is nothing_missed):
        raise Illegal("why-nothing-deduced")
    options = game.agreed(log.header.version, log.header.options)
    referee = Referee(game, options, log.header.seats, bytes(32))
    entries = [referee.typed(raw) for raw in (log.entries if at is None else log.entries[: at + 1])]
    found = []
    for seat in seats:
        try:
            seen = [seen_entry(referee, entry, seat) for entry in entries]
            found.append(story(game, options, log.header.seats, seen, seat))
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise Corrupt("why-of-a-bent-log", detail=str(error)) from None
    return Review(tuple(found), teller)
