"""A seat's own draft, checked: what is named cannot be, what can be is not named, and nothing else is told."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.archeologic.positions import CITY, OTHER, moves, quest

from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games.archeologic.answers import archeoscope
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Fact, Read, named_facts
from cabinet_noir.games.archeologic.cities import plan
from cabinet_noir.games.archeologic.edition import BUILDINGS, HOUSE, NUMBER, PLACEMENTS, ZONES
from cabinet_noir.games.archeologic.mind.deduce import candidates
from cabinet_noir.games.archeologic.mind.marks import SETS, check
from cabinet_noir.games.archeologic.notation import read_city
from cabinet_noir.games.archeologic.types import City, Event, State, TrapClue

Signs = dict[str, str]


def drafted(laid: str = "", counters: Signs | None = None, letters: Signs | None = None) -> Signs:
    """Write a draft as the page keeps it: counters and letters by zone."""
    signs = "".join((counters or {}).get(zone, ".") for zone in ZONES)
    sets = [sum(1 << BUILDINGS.index(b) for b in (letters or {}).get(zone, "")) for zone in ZONES]
    return {"plan": f"{laid}|{signs}", "pencil": "".join(SETS[one] for one in sets)}


def wrong(sight: Sight[State, Event], **draft: Any) -> set[str]:
    """Return what of a draft cannot be."""
    return {name for name in check(sight, drafted(**draft)) if not name.startswith("told:")}


def told(sight: Sight[State, Event], laid: str) -> set[str]:
    """Return what the seat was told that a draft contradicts."""
    return {name for name in check(sight, drafted(laid=laid)) if name.startswith("told:")}


@pytest.fixture
def sight() -> Sight[State, Event]:
    return moves(quest(2), "1 traps", "3 S", "C buildings", "2 V", "E empty").sight(Seat(0))


def test_the_true_city_contradicts_nothing(sight: Sight[State, Event]) -> None:
    true = plan(HOUSE.buildings, read_city(CITY))
    counters = {zone: true[zone][1] if zone in true else "x" for zone in ZONES}
    letters = {zone: true[zone][0] for zone in true}
    assert wrong(sight, laid=CITY, counters=counters, letters=letters) == set()


def test_a_building_is_named_just_where_no_city_left_has_it(sight: Sight[State, Event]) -> None:
    left = [atlas().quest(index) for index in candidates(sight.view).tolist()]
    for place, building in enumerate(BUILDINGS):
        possible = {city[place] for city in left}
        named = {p for p in PLACEMENTS[building] if wrong(sight, laid=str(p)) == {f"plan:{building}"}}
        assert named == set(PLACEMENTS[building]) - possible


def test_a_counter_is_named_just_where_no_city_left_has_its_symbol(sight: Sight[State, Event]) -> None:
    plans = [plan(HOUSE.buildings, atlas().quest(index)) for index in candidates(sight.view).tolist()]
    for zone in ZONES:
        possible = {shown[zone][1] if zone in shown else "x" for shown in plans}
        for counter in "xsfb":
            assert wrong(sight, counters={zone: counter}) == (set() if counter in possible else {f"plan:{zone}"})


def test_letters_are_named_just_where_none_of_these_buildings_can_lie(sight: Sight[State, Event]) -> None:
    plans = [plan(HOUSE.buildings, atlas().quest(index)) for index in candidates(sight.view).tolist()]
    chance = Chance(seed_from(1), "letters")
    for zone in ZONES:
        possible = {shown[zone][0] for shown in plans if zone in shown}
        for _ in range(4):
            letters = "".join(b for b in BUILDINGS if chance.below(2))
            expected = {f"pencil:{zone}"} if letters and not possible & set(letters) else set()
            assert wrong(sight, letters={zone: letters}) == expected


def test_of_two_buildings_that_cannot_lie_so_together_the_one_laid_last_is_named() -> None:
    sight = quest(2).sight(Seat(0))
    left = [atlas().quest(index) for index in candidates(sight.view).tolist()]
    pairs = {city[:2] for city in left}
    first, second = next(
        (s, t) for s in {one for one, _ in pairs} for t in {two for _, two in pairs} if (s, t) not in pairs
    )
    assert wrong(sight, laid=f"{first} {second}") == {"plan:T"}
    assert wrong(sight, laid=f"{second} {first}") == {"plan:S"}


def test_only_what_this_seat_was_told_counts() -> None:
    """Seat 1 asks about the square building; what that rules out is told to seat 1, and to nobody else."""
    race = moves(quest(2, pawns=(1, 0)), "D O")
    told, untold = (
        {p for p in PLACEMENTS["O"] if wrong(race.sight(Seat(seat)), laid=str(p)) == {"plan:O"}} for seat in (1, 0)
    )
    assert untold < told
    before = {p for p in PLACEMENTS["O"] if wrong(quest(2).sight(Seat(0)), laid=str(p)) == {"plan:O"}}
    assert untold == before


@pytest.mark.parametrize("note", ["", "|", "hello", "SZ9^ QA1^|????", "SE5^", "TA1^ TA1^|" + "f" * 90, "|é"])
def test_what_is_no_draft_is_left_alone(sight: Sight[State, Event], note: str) -> None:
    assert check(sight, {"plan": note, "pencil": "~é" + note, "words": "A1"}) <= {
        *(f"plan:{name}" for name in (*BUILDINGS, *ZONES)),
        *(f"pencil:{zone}" for zone in ZONES),
        *(f"told:{name}" for name in named_facts(sight.view)),
    }


def _cities(placements: City) -> list[City]:
    placed = [(BUILDINGS.index(p.building), NUMBER[p]) for p in placements]
    there = np.all([atlas().quests[place] == number for place, number in placed], axis=0)
    return [atlas().quest(index) for index in np.flatnonzero(there).tolist()]


def _in_some(fact: Fact, cities: list[City]) -> bool:
    """Does what was told hold in some city, by looking at each?"""
    if isinstance(fact, TrapClue):
        return any(plan(HOUSE.buildings, city).get(fact.at, ("", "."))[1] == fact.trap for city in cities)
    assert isinstance(fact, Read)
    scope = archeoscope(HOUSE.buildings)
    return any(scope.answer((fact.axis, fact.element), city) == fact.answer for city in cities)


def test_what_was_told_is_named_just_where_no_city_with_these_buildings_has_it(sight: Sight[State, Event]) -> None:
    assert told(sight, CITY) == told(sight, "") == set()
    assert told(sight, OTHER) == {"told:clue.1", "told:asked.0"}  # the square is turned: D1 does not burn
    for laid in ("SC1^ OA1^ IC4^", "OA1^ IC1> LD3v TB4<", "VA4> TB4< SC1^", "SC1^ OC1^"):
        together, *apart = (_cities(placements) for placements in (read_city(laid), *((p,) for p in read_city(laid))))
        expected = {
            f"told:{name}"
            for name, fact in named_facts(sight.view).items()
            if not all(_in_some(fact, cities) for cities in (apart if together == [] else (together,)))
        }
        assert told(sight, laid) == expected
    assert told(sight, "SC1^ OC1^") == told(sight, "SC1^") | told(sight, "OC1^") != set()  # one on the other


def test_what_others_were_told_is_never_named() -> None:
    race = moves(quest(2, pawns=(1, 0)), "D O")
    assert any("told:asked.0" in told(race.sight(Seat(1)), str(p)) for p in PLACEMENTS["O"])
    assert not any("told:asked.0" in told(race.sight(Seat(0)), str(p)) for p in PLACEMENTS["O"])


def test_a_spectator_and_a_city_that_is_shown_have_nothing_checked() -> None:
    assert check(quest(2).sight(None), drafted(laid=OTHER, counters={"A1": "f"})) == frozenset()
    over = moves(quest(2, pawns=(0, 9)), f"! {CITY}")
    assert check(over.sight(Seat(0)), drafted(laid=OTHER, counters={"A1": "f"})) == frozenset()
