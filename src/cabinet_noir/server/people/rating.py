"""Which tables are rated, and what an outcome does to ratings: Plackett and Luce's model, as openskill computes it.

People are rated against people, at tables agreed as rated: everyone there has an account and a device of their own,
no machine is welcome,
nobody is helped or watched over the shoulder, and what was agreed shows nobody more than the box and favours nobody
(each game says which options do not: `Game.rated`). Whoever leaves for good is ranked last. Bots are rated against bots
of other levels, and bot accounts, whose machines are not the house's, against bot accounts. Any other company moves
nobody's rating.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce, PlackettLuceRating

from cabinet_noir.core import Denied, Entry, Game, Illegal, Outcome, Seat, never
from cabinet_noir.server.protocol.tables import NewTable, TurnClock
from cabinet_noir.store import Person, Rating, SeatRow, TableRow
from cabinet_noir.table import TableState

AnyGame = Game[Any, Any, Any, Any]

_MODEL: Final = PlackettLuce()
FRESH: Final = (_MODEL.mu, _MODEL.sigma)
"""What is believed of somebody of whom nothing is known."""
USUAL_CLOCK: Final = TurnClock(3 * 60, 15 * 60)
"""The clock of a rated table that names none: not to move is no way not to lose."""


def is_rated(game: AnyGame, asked: NewTable, options: Any, person: Person | None) -> bool:
    """Is this new table rated? Refuse one that is asked to be and cannot."""
    if all(plan.kind == "bot" for plan in asked.seats):
        levels = [plan.level for plan in asked.seats]
        is_fair = not game.unrated_choices(options) and game.is_even(options, len(levels))
        return is_fair and len(set(levels)) == len(levels)
    if not asked.rated:
        return False
    if len(asked.seats) < 2 or any(plan.kind == "bot" for plan in asked.seats):
        raise Illegal("rated-needs-people")
    if welcomes_machines(asked) != (person is not None and person.bot):
        raise Illegal("rated-apart-from-machines")
    if asked.assist != "off":
        raise Illegal("rated-needs-no-help")
    if unfair := game.unrated_choices(options):
        raise Illegal("rated-needs-the-box", options=list(unfair))
    if not game.is_even(options, len(asked.seats)):
        raise Illegal("rated-needs-even-sides")
    check_person_for_rated(True, person, welcomes_machines(asked))
    return True


def welcomes_machines(asked: NewTable) -> bool:
    """May machines sit down at this new table?"""
    kinds = {plan.kind for plan in asked.seats}
    return "machine" in kinds or (asked.machines and "person" in kinds)


def clock_of(game: AnyGame, asked: NewTable, rated: bool) -> TurnClock | None:
    """Return the clock of a new table: what was asked for, but at a rated one there always is one."""
    if not rated or game.deadline is not never or all(plan.kind == "bot" for plan in asked.seats):
        return asked.clock
    return asked.clock or USUAL_CLOCK


def check_person_for_rated(rated: bool, person: Person | None, machines: bool = False) -> None:
    """Refuse whoever has no account at a rated table; and people where machines are rated, and the other way round."""
    if rated and (person is None or person.login is None):
        raise Denied("rated-needs-account")
    if rated and person is not None and person.bot != machines:
        raise Denied("rated-apart-from-machines")


def pool_kind(table: TableRow, seats: Sequence[SeatRow], forfeited: Collection[Seat]) -> str:
    """Return in which kind of pool a finished table's players are compared."""
    if table.machines:
        return "machine"
    return "person" if forfeited else seats[0].kind


def check_device(rated: bool, seats: Sequence[SeatRow], mine: int | None, person: str, device: str) -> None:
    """Refuse a device at a rated table at which somebody else plays already, or has just taken a seat."""
    others = (seat for seat in seats if seat.seat != mine)
    if rated and any((person and seat.person == person) or (device and seat.device == device) for seat in others):
        raise Denied("rated-one-device")


def players(
    table: TableRow, seats: Sequence[SeatRow], outcome: Outcome | None, forfeited: Collection[Seat] = ()
) -> list[str]:
    """Return whose ratings a finished table moves, seat by seat; nobody's, if the table's company has changed.

    Who has left for good is still who they were, though a bot has played on.
    """
    kinds = {"person" if seat.seat in forfeited else seat.kind for seat in seats}
    if not table.rated or outcome is None or len(kinds) != 1:
        return []
    who = [seat.level if kinds == {"bot"} else seat.person for seat in seats]
    return who if all(who) and len(set(who)) == len(who) else []


def ranks(outcome: Outcome, forfeited: Collection[Seat] = ()) -> list[float]:
    """Return everyone's place, as the model wants it.

    >>> ranks(Outcome((2,), "", (5, 4, 3)), (0,))
    [2.0, 1.0, 0.0]
    """
    return list(map(float, outcome.places(forfeited)))


class Course(Struct, frozen=True):
    """What a game's log says, beside its outcome, about who is to be rated how."""

    sides: Sequence[int]
    """The side of each seat: those of one side are rated together, but for who has left it."""
    forfeited: Collection[Seat] = ()
    moved: Collection[Seat] = ()
    """Who has made a move: nobody is raised by a game in which they made none."""


def course_of(table: TableState, entries: Iterable[Entry]) -> Course:
    """Read off a log what ratings follow from."""
    moved = {entry.seat for entry in entries if entry.action is not None and entry.seat is not None}
    return Course(table.sides, table.forfeited, moved)


def rated(before: Sequence[Rating], outcome: Outcome, course: Course) -> list[Rating]:
    """Return what an outcome makes of the ratings of those who played, seat by seat.

    A side is rated by those of it who stayed; for who has left, their side came last.
    """
    seats = [Seat(seat) for seat in range(len(before))]
    sides = sorted(set(course.sides))
    place = ranks(outcome, course.forfeited)
    places = {side: min(place[seat] for seat in seats if course.sides[seat] == side) for side in sides}
    after = _rated_sides(before, course.sides, places)
    for seat in course.forfeited:
        last = places | {course.sides[seat]: float(len(seats))}
        after[seat] = _rated_sides(before, course.sides, last)[seat]
    return [_moved(before[seat], after[seat], seat in course.moved) for seat in seats]


def _rated_sides(
    before: Sequence[Rating], sides: Sequence[int], places: Mapping[int, float]
) -> dict[Seat, PlackettLuceRating]:
    """Return what is believed of everybody once the sides came in at these places."""
    members = {side: [Seat(seat) for seat, own in enumerate(sides) if own == side] for side in places}
    teams = [[_MODEL.create_rating([before[seat].mu, before[seat].sigma]) for seat in members[side]] for side in places]
    after = _MODEL.rate(teams, ranks=list(places.values()))
    return {
        seat: one
        for side, team in zip(places, after, strict=True)
        for seat, one in zip(members[side], team, strict=True)
    }


def _moved(before: Rating, after: PlackettLuceRating, played: bool) -> Rating:
    if not played and after.mu > before.mu:
        return before
    return replace(before, mu=after.mu, sigma=after.sigma, games=before.games + 1)
