"""What was told, and what is claimed of hidden things, as sentences: names of messages and what they speak of.

Where a building lies is said by the zones it covers and, for zones alone do not tell how it is turned, where its traps
come to lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from cabinet_noir.core import Claim, Line, Seat
from cabinet_noir.games.archeologic.candidates import Compared, Drifted, Fact, Read
from cabinet_noir.games.archeologic.edition import BUILDINGS, COLUMNS, PLACEMENTS, cells, zones_of
from cabinet_noir.games.archeologic.notation import show_answer
from cabinet_noir.games.archeologic.types import (
    Answer,
    Asked,
    Axis,
    Building,
    Buildings,
    Placement,
    RelationClue,
    TrapClue,
)
from cabinet_noir.games.archeologic.views import shown_args

from .deduce import PRINTED, where

Args = dict[str, str | int]
FEW: Final = 3
"""So many places a building may have are told one by one; of more, how many there are."""
FEW_GONE: Final = 2
"""Where no more buildings are ruled out at a zone, these are told, and not all that may still cover it."""

# What was told


def say_fact(fact: Fact, seat: Seat | None, *, alone: bool) -> Line:
    """Say what a seat was told; a clue may have been told to it alone."""
    match fact:
        case TrapClue():
            trap: Args = {"at": fact.at, "trap": fact.trap}
            if alone and seat is not None:
                return Line("archeologic-why-alone", {"seat": seat, **trap})
            return Line("archeologic-why-trap", trap)
        case RelationClue():
            return _say_relation(fact)
        case Read():
            return Line("archeologic-why-answer", {**_question(fact), **shown_args(fact.answer)})
        case Drifted():
            return Line("archeologic-why-drift", {**_question(fact), "traps": fact.traps})
        case Compared():
            return _say_verdict(fact, seat)
        case _:
            assert_never(fact)


def _say_relation(clue: RelationClue) -> Line:
    value = int(clue.value) if clue.relation == "beside" else clue.value  # a number is said in its own way
    args: Args = {"value": value, "building": clue.first or "", "second": clue.second or ""}
    return Line(f"archeologic-clue-{clue.relation}", args)


def _question(asked: Read | Drifted | Asked) -> Args:
    return {**_axis(asked.axis), "element": asked.element, "building": asked.element}


def _axis(axis: Axis) -> Args:
    return {"axis": axis, "kind": "column" if axis in COLUMNS else "row"}


def _say_verdict(fact: Compared, seat: Seat | None) -> Line:
    assert seat is not None, "a plan is its author's own"
    if fact.right is None:
        return Line("archeologic-told-wrong", {"seat": seat})
    right = [f"{p.building} ({_listed(zones_of(p))})" for p in fact.city if p.building in fact.right]
    wrong = [p.building for p in fact.city if p.building not in fact.right]
    return Line("archeologic-why-verdict", {"seat": seat, "right": _listed(right) or "none", "wrong": _listed(wrong)})


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)


# Where a building lies


def about_building(building: str) -> Line:
    """Say which building to look at."""
    return Line("archeologic-about-building", {"building": building})


def say_place(claim: Claim, buildings: Buildings) -> Line:
    """Say where a building lies, or does not; of many places, how many there are and what they have in common."""
    building = next(each for each in BUILDINGS if each == claim.name)
    meant = [placement for placement in PLACEMENTS[building] if where(placement) in claim.values]
    if not claim.holds and len(meant) == 1:
        return Line("archeologic-claim-place-not", _place(meant[0], buildings))
    left = [placement for placement in PLACEMENTS[building] if claim.is_true(where(placement))]
    if len(left) == 1:
        return Line("archeologic-claim-place", _place(left[0], buildings))
    return _say_places(building, left)


def _place(placement: Placement, buildings: Buildings) -> Args:
    lies = cells(buildings, placement)
    fire, blade = ([zone for zone, symbol in lies.items() if symbol == trap] for trap in "fb")
    kinds = ("f" if fire else "") + ("b" if blade else "")
    args: Args = {"building": placement.building, "zones": _listed(tuple(lies))}
    return {**args, "kinds": kinds or "none", "fire": _listed(fire), "blade": _listed(blade)}


def _say_places(building: Building, left: list[Placement]) -> Line:
    spots = tuple(dict.fromkeys(map(zones_of, left)))
    shared = [zone for zone in spots[0] if all(zone in spot for spot in spots)] if spots else []
    args: Args = {"building": building, "count": len(left)}
    if len(spots) == 1:
        return Line("archeologic-claim-turns", {**args, "zones": _listed(shared)})
    if len(spots) <= FEW:
        return Line("archeologic-claim-spots", {**args, "spots": " / ".join(map(" ".join, spots))})
    return Line("archeologic-claim-places", {**args, "zones": _listed(shared) or "none"})


# What is at a zone


def about_zone(zone: str) -> Line:
    """Say which zone to look at."""
    return Line("archeologic-about-zone", {"zone": zone})


def say_zone(claim: Claim) -> Line:
    """Say what is at a zone, of nothing (x), a safe cell, a fire trap and a blade trap."""
    return _say_printed(claim.name, "".join(sign for sign in PRINTED if claim.is_true(sign)))


def _say_printed(zone: str, signs: str) -> Line:
    return Line("archeologic-claim-zone", {"zone": zone, "kinds": signs.replace(".", "x")})


def say_cover(claim: Claim, zone: str) -> Line:
    """Say which building covers a zone, or does not."""
    named = [building for building in BUILDINGS if building in claim.values]
    if not claim.holds and len(named) == len(claim.values):
        return Line("archeologic-claim-cover-not", _cover(zone, named))
    left = [building for building in BUILDINGS if claim.is_true(building)]
    empty = claim.is_true(".")
    gone = [building for building in BUILDINGS if building not in left]
    if empty and 0 < len(gone) <= FEW_GONE:
        return Line("archeologic-claim-cover-not", _cover(zone, gone))
    if not left or len(left) == len(BUILDINGS):
        return _say_printed(zone, "." * empty + "sfb" * bool(left))
    return Line("archeologic-claim-cover", {**_cover(zone, left), "empty": "yes" if empty else "no"})


def _cover(zone: str, some: list[Building]) -> Args:
    return {"zone": zone, "building": some[0], "second": some[-1], "count": len(some), "letters": _listed(some)}


# What others were answered


def about_answer(asked: Asked) -> Line:
    """Say which question to look at."""
    return Line("archeologic-about-answer", {"seat": asked.seat, **_question(asked)})


def say_answer(claim: Claim, asked: Asked, answers: Sequence[Answer]) -> Line:
    """Say what an answer that was for other eyes has shown, or has not; of several, how many there are."""
    question: Args = {"seat": asked.seat, **_question(asked)}
    meant = [answer for answer in answers if show_answer(answer) in claim.values]
    if not claim.holds and len(meant) == 1:
        return Line("archeologic-claim-answer-not", {**question, **shown_args(meant[0])})
    left = [answer for answer in answers if claim.is_true(show_answer(answer))]
    if len(left) == 1:
        return Line("archeologic-claim-answer", {**question, **shown_args(left[0])})
    return Line("archeologic-claim-answers", {**question, "count": len(left)})
