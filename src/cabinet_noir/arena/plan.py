"""What an arena is to play: its entrants' meetings, cut into tasks that any machine can do. Plays nothing itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Illegal, Malformed
from cabinet_noir.games import load

from .book import FORMAT, Heading, Key
from .entrants import LIMIT, Entrant, check_bot
from .meeting import Meeting, line_ups, seated

BATCH: Final = 24
"""Games in a task, about: enough to be worth sending, and few enough for a bar that moves."""


class Plan(Struct, frozen=True):
    """What somebody asked for."""

    heading: Heading
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int = 1
    adjusted: bool = False
    limit: float = LIMIT
    batch: int = BATCH

    def meetings(self) -> tuple[Meeting, ...]:
        """Return who meets whom."""
        head = self.heading
        game = load(head.game)
        options = game.agreed(head.rules, head.options)
        places = len(set(game.sides(options, head.seats)))
        bots = {one.name: one.bot for one in self.entrants}
        return tuple(
            Meeting(
                head.game,
                head.options,
                tuple(bots[name] for name in names),
                seated(game, options, head.seats, len(names)),
                self.seed,
                names,
                self.adjusted,
                self.limit,
            )
            for names in line_ups(bots, places)
        )

    def tasks(self, known: set[Key]) -> Iterator[tuple[Meeting, tuple[int, ...]]]:
        """Yield what is still to be played, some deals at a time: all who meet play the first ones, then the next."""
        meetings = self.meetings()
        size = max(1, self.batch // max(len(meeting.seatings) for meeting in meetings))
        for first in range(0, self.deals, size):
            block = range(first, min(first + size, self.deals))
            for meeting in meetings:
                deals = tuple(deal for deal in block if (self.seed, deal, meeting.names) not in known)
                if deals:
                    yield meeting, deals


def heading_for(game_key: str, options: dict[str, Any], seats: int | None) -> Heading:
    """Return the heading of a book, or refuse what makes no sense; there are two seats if nothing else is said."""
    game = load(game_key)
    agreed = game.agreed(game.version, options)
    least = max(2, game.seats.start)
    wanted = least if seats is None else seats
    if wanted not in game.seats or wanted < least:
        raise Malformed("wrong-number-of-seats", least=least, most=game.seats.stop - 1)
    return Heading(FORMAT, game_key, game.version, game.agreement(agreed), wanted)


def check_plan(plan: Plan, here: bool) -> None:
    """Refuse bots that cannot be found, if they are to play on this machine, and too few of them."""
    game = load(plan.heading.game)
    if len(plan.entrants) < 2:
        raise Malformed("arena-needs-two")
    if plan.adjusted and game.worth is None:
        raise Illegal("review-no-evaluator")
    for entrant in plan.entrants:
        if here or entrant.bot.isidentifier():  # elsewhere, only the house's own are known to be there
            check_bot(game, entrant.bot)
