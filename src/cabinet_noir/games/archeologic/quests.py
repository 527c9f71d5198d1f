"""Quests: which city, which clues. All of it from `chance`, so that a deal can be checked."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Final

import numpy as np

from cabinet_noir.core import Chance

from .answers import layout_of
from .atlas import QUESTS, atlas
from .candidates import holding
from .cities import city_of_code, plan
from .edition import ZONES
from .relations import ABOUTS, relation_code, told
from .types import City, Clues, Options, RelationClue, TrapClue

FEW, MANY = 150, 600
"""An expert's clues leave so many cities: a fair number, some hundreds (R13)."""
WORTH: Final = 0.6
"""A clue is worth telling if it leaves at most this share of the cities."""


def check_quest(quest: str) -> None:
    """Refuse, with `ValueError`, what is neither a quest's code nor a date."""
    if quest and not _is_date(quest) and city_of_code(quest) is None:
        raise ValueError("no quest has this code")


def _is_date(quest: str) -> bool:
    return len(quest) == len("2026-01-31") and bool(date.fromisoformat(quest))


def chosen_city(options: Options, chance: Chance) -> City:
    """Return the city of a quest: by its code, by the date, or by chance (R1)."""
    if not options.quest:
        return atlas().quest(chance.below(QUESTS))
    if _is_date(options.quest):
        return city_of_day(options.quest)
    city = city_of_code(options.quest)
    assert city is not None  # the options were checked
    return city


def city_of_day(day: str) -> City:
    """Return the city of a daily quest, the same for everybody on that date."""
    seed = hashlib.sha256(f"archeologic quest of {day}".encode()).digest()
    return atlas().quest(Chance(seed, "city").below(QUESTS))


def traps(city: City) -> tuple[TrapClue, ...]:
    """Return the eight traps of a city, row by row."""
    shown = plan(city)
    return tuple(
        TrapClue(zone, "f" if shown[zone][1] == "f" else "b")
        for zone in ZONES
        if zone in shown and shown[zone][1] != "s"
    )


def extra_size(options: Options, seat: int) -> int:
    """Return how many traps a seat is told alone (R2); there are only eight."""
    if options.beginner != seat:
        return 0
    return options.extra if options.expert else min(options.extra, 8 - options.clues)


def chosen_clues(options: Options, city: City, chance: Chance) -> tuple[Clues, Clues]:
    """Return what is told to all, and what a beginner is told alone (R2, R13)."""
    order = chance.shuffled(traps(city))
    if options.expert:
        return expert_clues(city, chance), tuple(order[: options.extra])
    return tuple(order[: options.clues]), tuple(order[options.clues : options.clues + options.extra])


def expert_clues(city: City, chance: Chance) -> tuple[RelationClue, ...]:
    """Return clues that leave some hundreds of cities, none implied by the others (R13)."""
    quests = atlas().quests
    mine = layout_of(city)
    left = np.arange(QUESTS)
    clues: list[RelationClue] = []
    for about in chance.shuffled(ABOUTS):
        code = int(relation_code(about, mine))
        after = left[relation_code(about, tuple(quests[:, left])) == code]
        if FEW <= len(after) <= WORTH * len(left):
            clues.append(told(about, code))
            left = after
        if len(left) <= MANY:
            break
    return _without_implied(clues)


def _without_implied(clues: list[RelationClue]) -> tuple[RelationClue, ...]:
    """Leave out, one by one, what the other clues imply."""
    kept = list(clues)
    for clue in clues:
        rest = [other for other in kept if other is not clue]
        if len(holding(tuple(rest))) == len(holding(tuple(kept))):
            kept = rest
    return tuple(kept)
