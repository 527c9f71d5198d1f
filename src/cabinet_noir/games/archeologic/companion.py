"""ArcheOlogic on a real table: the house is the quest booklet and the Archeoscope, or its reader has them.

With a quest's code the house answers and checks, and nothing of the city leaves before it was laid out rightly: the
same code is the same quest on every phone (R1), each asks for itself, and the track of time stays on the table. Without
one, clues and answers are entered as the box told them. Two seats, so that nothing drifts as in a solo game (R11).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta, Struct

from cabinet_noir.core import Chance, Companion, Entries, Illegal, Seat
from cabinet_noir.core.companion import MOST_ENTERED

from .answers import archeoscope
from .atlas import atlas
from .cities import is_city, quest_code, right_buildings
from .edition import BUILDINGS, ELEMENT_TIMES, edition_of
from .quests import chosen_city, chosen_clues
from .types import (
    Answer,
    Answered,
    Axis,
    Began,
    Buried,
    City,
    Claimed,
    Element,
    Event,
    Judged,
    Options,
    Placement,
    TrapClue,
    Unearthed,
)
from .views import see

ME, SEATS = Seat(0), 2


class Put(Struct, frozen=True, tag_field="t", tag="put", forbid_unknown_fields=True):
    """A question to the Archeoscope; with its answer, where it was the box's own."""

    axis: Axis
    element: Element
    answer: Answer | None = None


class LaidOut(Struct, frozen=True, tag_field="t", tag="laid_out", forbid_unknown_fields=True):
    """The whole city as the reader lays it out: is it so?"""

    city: Annotated[tuple[Placement, ...], Meta(max_length=6)]


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """Which quest, and all that was done about it; without a code, what the box's own booklet told."""

    quest: Annotated[str, Meta(max_length=12)] = ""
    clues: Annotated[int, Meta(ge=3, le=5)] = 3
    expert: bool = False
    traps: Annotated[tuple[TrapClue, ...], Meta(max_length=8)] = ()
    told: Annotated[tuple[Put | LaidOut, ...], Meta(max_length=MOST_ENTERED)] = ()


def entries(entered: Entered) -> Entries:
    """Return what the reader has seen, entry by entry."""
    options = _options(entered)
    if not entered.quest:
        return Entries(options, SEATS, ME, tuple(_by_hand(entered)))
    chance = Chance(bytes(32), f"companion {entered.quest}")
    city = chosen_city(options, chance)
    clues, extra = chosen_clues(options, SEATS, city, chance)
    began = Began(city, clues, extra, (0, 1))
    full = ((began,), *(tuple(_answered(options, city, told)) for told in _until_found(entered, city)))
    return Entries(options, SEATS, ME, tuple(tuple(_seen(events)) for events in full))


def _options(entered: Entered) -> Options:
    """Whom a wrong plan puts out is for the table to say (R9): here one may ask on."""
    try:
        return Options(quest=entered.quest, clues=entered.clues, expert=entered.expert, verdict="app")
    except ValueError:
        raise Illegal("archeologic-companion-no-quest", rule="R1") from None


def _seen(events: tuple[Event, ...]) -> Iterator[Event]:
    """What the house knows of the city leaves by the same door as at a table."""
    return (seen for event in events if (seen := see(event, ME)) is not None)


def _until_found(entered: Entered, city: City) -> Iterator[Put | LaidOut]:
    """Yield what was done, up to the city: after it there is nothing to ask."""
    for told in entered.told:
        yield told
        if isinstance(told, LaidOut) and _is_right(_whole(told), city):
            return


def _answered(options: Options, city: City, told: Put | LaidOut) -> Iterator[Event]:
    if isinstance(told, Put):
        shown = archeoscope(edition_of(options).buildings).answer((told.axis, told.element), city)
        yield Answered(ME, told.axis, told.element, ELEMENT_TIMES[told.element], shown)
        return
    laid = _whole(told)
    yield Claimed(ME, laid)
    yield Judged(ME, _is_right(laid, city))
    if _is_right(laid, city):
        yield Unearthed(city, quest_code(city))


def _is_right(laid: City, city: City) -> bool:
    """By the function the referee judges by (R10)."""
    return len(right_buildings(laid, city)) == len(BUILDINGS)


def _whole(told: LaidOut) -> City:
    if tuple(one.building for one in told.city) != BUILDINGS or not is_city(told.city):
        raise Illegal("archeologic-companion-no-city", rule="R8")
    return told.city


def _by_hand(entered: Entered) -> Iterator[tuple[Event, ...]]:
    """Yield what a booklet and an Archeoscope of one's own told."""
    if len({trap.at for trap in entered.traps}) < len(entered.traps):
        raise Illegal("archeologic-companion-trap-twice", rule="R2")
    yield (Began(Buried(), entered.traps, ((), ()), (0, 1)),)
    possible = archeoscope(edition_of(Options()).buildings).answers
    for told in entered.told:
        if isinstance(told, LaidOut):
            raise Illegal("archeologic-companion-booklet-checks", rule="R9")
        if told.answer not in possible[told.element] or told.answer is None:
            raise Illegal("archeologic-companion-no-answer", rule="R7")
        yield (Answered(ME, told.axis, told.element, ELEMENT_TIMES[told.element], told.answer),)


def fresh(chance: Chance) -> Entered:
    """Return a sheet with a quest on it that nobody knows."""
    return Entered(quest_code(atlas().quest(chance.below(atlas().size))))


COMPANION: Final = Companion(Entered, entries, fresh=fresh, asks_the_house=True, blanks=(("", Entered()),))
