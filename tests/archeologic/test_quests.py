"""Quests that people may have written down: their codes, their days and their marks stay what they are for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.games.archeologic.atlas import QUESTS, atlas
from cabinet_noir.games.archeologic.cities import city_of_code, quest_code
from cabinet_noir.games.archeologic.edition import HOUSE
from cabinet_noir.games.archeologic.hardness import PRINTED, marks_of
from cabinet_noir.games.archeologic.notation import read_city
from cabinet_noir.games.archeologic.quests import city_of_day
from cabinet_noir.games.archeologic.types import Marks

WRITTEN_DOWN = {
    "G91-J2H3": ("SA1^ TC1^ LA3^ OD3^ VD1v IC5v", (18, 27)),
    "214-TQMG": ("SA1^ TC1^ LA3^ OC4^ VD1v IE3>", (21, 34)),
    "4RH-X7C4": ("SC2> TB4> LA3^ OA1^ VC1> IE3>", (23, 38)),
    "GE9-TX72": ("SD3v TB2v LA1> OD1^ VA3^ IB5v", (20, 32)),
    "C8G-1NN0": ("SC4< TA3< LC2< OB1v VD1> IA1<", (22, 35)),
}
MEASURED = 224
DAYS = {
    "2026-01-01": "5A0-8VGW",
    "2026-01-31": "SMR-RVYG",
    "2026-12-24": "VDC-9BET",
    "2027-02-28": "WNV-3P0J",
    "2028-02-29": "Q7S-A84S",
}


@pytest.mark.parametrize("code", WRITTEN_DOWN)
def test_R1_a_code_that_was_written_down_still_means_its_city(code: str) -> None:
    city, marks = WRITTEN_DOWN[code]
    assert city_of_code(HOUSE.buildings, code) == read_city(city)
    assert quest_code(read_city(city)) == code
    assert marks_of(HOUSE, read_city(city)) == Marks(*marks)


@pytest.mark.parametrize("day", DAYS)
def test_R1_the_quest_of_a_day_stays_the_quest_of_that_day(day: str) -> None:
    assert quest_code(city_of_day(HOUSE.buildings, day)) == DAYS[day]


def test_R12_both_marks_spread_like_the_printed_pairs() -> None:
    chance = Chance(seed_from(28), "pairs")
    found = Counter(marks_of(HOUSE, atlas().quest(chance.below(QUESTS))) for _ in range(MEASURED))
    printed = Counter(PRINTED)
    assert set(found) == set(printed)
    for marks, times in printed.items():
        assert abs(found[marks] / MEASURED - times / 28) < 0.06
