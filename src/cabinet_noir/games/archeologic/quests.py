"""Quests: which city, which clues. All of it from `chance` or from the quest's code, so that a deal can be checked."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Final

import numpy as np

from cabinet_noir.core import Chance

from .answers import layout_of
from .atlas import atlas
from .candidates import holding
from .cities import city_of_code, quest_code, traps
from .edition import TRAPS, edition_of
from .relations import ABOUTS, relation_code, told
from .types import Buildings, City, Clues, Options, RelationClue

FEW, MANY = 150, 600
"""An expert's clues leave so many cities: a fair number, some hundreds (R13)."""
WORTH: Final = 0.6
"""A clue is worth telling if it leaves at most this share of the cities."""


def check_quest(options: Options) -> None:
    """Refuse, with `ValueError`, what is neither a quest's code nor a date."""
    quest = options.quest
    if quest and not _is_date(quest) and city_of_code(edition_of(options).buildings, quest) is None:
        raise ValueError("no quest has this code")


def _is_date(quest: str) -> bool:
    return len(quest) == len("2026-01-31") and bool(date.fromisoformat(quest))


def chosen_city(options: Options, chance: Chance) -> City:
    """Return the city of a quest: by its code, by the date, or by chance (R1)."""
    buildings = edition_of(options).buildings
    if not options.quest:
        return atlas(buildings).quest(chance.below(atlas(buildings).size))
    if _is_date(options.quest):
        return city_of_day(buildings, options.quest)
    city = city_of_code(buildings, options.quest)
    assert city is not None  # the options were checked
    return city


def city_of_day(buildings: Buildings, day: str) -> City:
    """Return the city that a date stands for: any machine can compute it, so it is played on honour, as by a code."""
    return atlas(buildings).quest(_chance_of(f"quest of {day}", "city").below(atlas(buildings).size))


def _chance_of(name: str, stream: str) -> Chance:
    """Return the chance that a name brings along, the same on every machine."""
    return Chance(hashlib.sha256(f"archeologic {name}".encode()).digest(), stream)


# clues


def extra_size(options: Options, seat: int) -> int:
    """Return how many traps a seat is told alone (R2); there are only eight."""
    if options.rules == 1:
        wished = options.extra if options.beginner == seat else 0
    else:
        wished = options.beginners[seat] if seat < len(options.beginners) else 0
    return wished if options.expert else min(wished, TRAPS - options.clues)


def chosen_clues(options: Options, seats: int, city: City, chance: Chance) -> tuple[Clues, tuple[Clues, ...]]:
    """Return what is told to all, and what each seat is told alone (R2, R13)."""
    if options.rules == 1:
        return _formerly_chosen(options, seats, city, chance)
    by_quest = _chance_of(f"clues of {quest_code(city)}", "clues") if options.quest else chance
    order = by_quest.shuffled(traps(edition_of(options).buildings, city))
    told_to_all = 0 if options.expert else options.clues
    alone = tuple(tuple(by_quest.shuffled(order[told_to_all:])[: extra_size(options, seat)]) for seat in range(seats))
    if not options.expert:
        return tuple(order[:told_to_all]), alone
    by_day = _chance_of(f"relations of {options.quest}", "clues") if _is_date(options.quest) else chance
    return expert_clues(edition_of(options).buildings, city, by_day), alone


def expert_clues(buildings: Buildings, city: City, chance: Chance) -> tuple[RelationClue, ...]:
    """Return clues that leave some hundreds of cities, none implied by the others (R13).

    What is spoken of next is drawn by what was said so far, never by the city, and then what is true of it is told,
    whatever it is. So every city that is left would have been told the very same: clues say what they say and no more.
    """
    quests, layout = atlas(buildings).quests, layout_of(city)
    left = holding(buildings, ())
    clues: list[RelationClue] = []
    while len(left) > MANY:
        layouts = tuple(quests[:, left])
        for about in chance.shuffled(ABOUTS):
            codes = relation_code(about, layouts)
            sizes = np.bincount(codes)
            if sizes.max() <= WORTH * len(left) and sizes[sizes > 0].min() >= FEW:
                break
        else:
            break
        code = int(relation_code(about, layout))
        clues.append(told(about, code))
        left = left[codes == code]
    return _without_implied(buildings, clues)


def _without_implied(buildings: Buildings, clues: list[RelationClue]) -> tuple[RelationClue, ...]:
    """Leave out, one by one, what the other clues imply."""
    kept = list(clues)
    for clue in clues:
        rest = [other for other in kept if other is not clue]
        if len(holding(buildings, tuple(rest))) == len(holding(buildings, tuple(kept))):
            kept = rest
    return tuple(kept)


# version 1


def _formerly_chosen(options: Options, seats: int, city: City, chance: Chance) -> tuple[Clues, tuple[Clues, ...]]:
    """Choose as version 1 did: by chance, whatever the quest, and for one beginner."""
    buildings = edition_of(options).buildings
    order = chance.shuffled(traps(buildings, city))
    clues: Clues = tuple(order[: options.clues])
    alone: Clues = tuple(order[options.clues : options.clues + options.extra])
    if options.expert:
        clues, alone = formerly_expert_clues(buildings, city, chance), tuple(order[: options.extra])
    return clues, tuple(alone if seat == options.beginner else () for seat in range(seats))


def formerly_expert_clues(buildings: Buildings, city: City, chance: Chance) -> tuple[RelationClue, ...]:
    """Choose as version 1 did: by what is true. What it kept silent about was, a little, told by its silence."""
    quests, layout = atlas(buildings).quests, layout_of(city)
    left = holding(buildings, ())
    clues: list[RelationClue] = []
    for about in chance.shuffled(ABOUTS):
        code = int(relation_code(about, layout))
        after = left[relation_code(about, tuple(quests[:, left])) == code]
        if FEW <= len(after) <= WORTH * len(left):
            clues.append(told(about, code))
            left = after
        if len(left) <= MANY:
            break
    return _without_implied(buildings, clues)
