"""Which tables are rated, and what an outcome does to ratings: Plackett and Luce's model, as openskill computes it.

People are rated against people, at tables agreed as rated: everyone there has an account, nobody is helped, nobody is
watched over the shoulder. Bots are rated against bots of other levels. A table with both moves nobody's rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from openskill.models import PlackettLuce

from cabinet_noir.core import Denied, Illegal, Outcome
from cabinet_noir.server.protocol.tables import NewTable
from cabinet_noir.store import Person, Rating, SeatRow, TableRow

_MODEL: Final = PlackettLuce()
FRESH: Final = (_MODEL.mu, _MODEL.sigma)
"""What is believed of somebody of whom nothing is known."""


def is_rated(asked: NewTable, person: Person | None) -> bool:
    """Is this new table rated? Refuse one that is asked to be and cannot."""
    if not any(plan.kind == "person" for plan in asked.seats):
        levels = [plan.level for plan in asked.seats]
        return len(levels) > 1 and len(set(levels)) == len(levels)
    if not asked.rated:
        return False
    if len(asked.seats) < 2 or any(plan.kind == "bot" for plan in asked.seats):
        raise Illegal("rated-needs-people")
    if asked.assist != "off":
        raise Illegal("rated-needs-no-help")
    check_person_for_rated(True, person)
    return True


def check_person_for_rated(rated: bool, person: Person | None) -> None:
    """Refuse whoever has no account at a rated table."""
    if rated and (person is None or person.login is None):
        raise Denied("rated-needs-account")


def players(table: TableRow, seats: Sequence[SeatRow], outcome: Outcome | None) -> list[str]:
    """Return whose ratings a finished table moves, seat by seat; nobody's, if the table's company has changed."""
    if not table.rated or outcome is None or len({seat.kind for seat in seats}) != 1:
        return []
    who = [seat.level if seat.kind == "bot" else seat.person for seat in seats]
    return who if all(who) and len(set(who)) == len(who) else []


def ranks(outcome: Outcome) -> list[float]:
    """Return everyone's place, the winners before all others, then by points; equals share a place.

    >>> ranks(Outcome((2,), "", (5, 5, 3)))
    [1.0, 1.0, 0.0]
    """
    merits = [(seat in outcome.winners, points) for seat, points in enumerate(outcome.scores)]
    return [float(sum(other > merit for other in merits)) for merit in merits]


def rated(before: Sequence[Rating], outcome: Outcome) -> list[Rating]:
    """Return what an outcome makes of the ratings of those who played, seat by seat."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=ranks(outcome))
    return [
        replace(rating, mu=one.mu, sigma=one.sigma, games=rating.games + 1)
        for rating, (one,) in zip(before, after, strict=True)
    ]
