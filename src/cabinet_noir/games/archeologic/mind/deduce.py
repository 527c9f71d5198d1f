"""What can be known in ArcheOlogic, exactly, from one sight.

A world is a city that agrees with every clue, answer and verdict the seat was shown; each counts once. The names of
hidden things: `S` is where building S lies (`B3>`), `C4` what is printed at zone C4 (s, f, b, or `.` for nothing),
`asked.2` what the third question showed another seat. What others claimed and what a beginner was told alone belong to
the world, too: with each city comes one such choice that agrees with what was seen. They are named (`claim.1`,
`verdict.0`, `alone.1`) as things one may not see, and not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Seq, Sight, World
from cabinet_noir.games.archeologic.answers import QUESTION, QUESTIONS, archeoscope, layout_of
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Indices, facts, holding, information, tallies
from cabinet_noir.games.archeologic.cities import containing, plan, traps
from cabinet_noir.games.archeologic.edition import BUILDINGS, PLACEMENTS, ZONES, edition_of
from cabinet_noir.games.archeologic.notation import show_answer
from cabinet_noir.games.archeologic.quests import extra_size
from cabinet_noir.games.archeologic.relations import about, relation_code
from cabinet_noir.games.archeologic.types import (
    Action,
    Ask,
    Began,
    Buildings,
    Buried,
    City,
    Claim,
    Claimed,
    Clues,
    Event,
    Judged,
    Placement,
    RelationClue,
    State,
    TrapClue,
    Unread,
)

PRINTED: Final = (".", "s", "f", "b")
"""What may be at a zone: a sign's place here is what `Atlas.marks` holds for it."""
UNCOUNTED: Final = "unread"
See = Sight[State, Event]


def buildings_of(view: State) -> Buildings:
    """Return the buildings a view's table plays with."""
    return edition_of(view.options).buildings


def candidates(view: State) -> Indices:
    """Return the quests a view leaves possible."""
    if not isinstance(view.city, Buried):
        return np.array([atlas(buildings_of(view)).quest_index(view.city)])
    return holding(buildings_of(view), facts(view))


def count(sight: See) -> int:
    """Return the number of worlds."""
    return len(candidates(sight.view))


def odds(sight: See) -> Odds:
    """Return the odds of every building's place and of every zone; nothing is in doubt once the city is shown."""
    view = sight.view
    if not isinstance(view.city, Buried):
        return {}
    among = candidates(view)
    unread = {name: {UNCOUNTED: 1.0} for name in _unread(view)}
    return {**odds_among(buildings_of(view), among), **_answer_odds(view, among), **unread}


def odds_among(buildings: Buildings, among: Indices) -> dict[str, dict[str, float]]:
    """Return the odds of places and zones if each of some quests is as likely as the others."""
    found: dict[str, dict[str, float]] = {}
    printed = np.zeros((len(ZONES), len(PRINTED)))
    quests, marks = atlas(buildings).quests, archeoscope(buildings).marks
    for place, building in enumerate(BUILDINGS):
        ways = np.bincount(quests[place, among], minlength=len(PLACEMENTS[building]))
        lying = zip(PLACEMENTS[building], ways.tolist(), strict=True)
        shares = {where(placement): way / len(among) for placement, way in lying if way}
        found[building] = dict(sorted(shares.items(), key=lambda pair: -pair[1]))
        for symbol in (1, 2, 3):
            printed[:, symbol] += ways @ (marks[place] == symbol)
    printed[:, 0] = len(among) - printed.sum(axis=1)
    for zone, row in zip(ZONES, printed.tolist(), strict=True):
        found[zone] = {symbol: way / len(among) for symbol, way in zip(PRINTED, row, strict=True) if way}
    return found


def _answer_odds(view: State, among: Indices) -> dict[str, dict[str, float]]:
    """Return what others' answers may have shown."""
    found: dict[str, dict[str, float]] = {}
    rows, answers = atlas(buildings_of(view)).answers, archeoscope(buildings_of(view)).answers
    for number, asked in enumerate(view.asked):
        if isinstance(asked.answer, Unread):
            ways = np.bincount(rows[QUESTION[asked.axis, asked.element], among])
            shown = answers[asked.element]
            found[f"asked.{number}"] = {
                show_answer(shown[n]): way / len(among) for n, way in enumerate(ways.tolist()) if way
            }
    return found


def _unread(view: State) -> Iterator[str]:
    """Name what a view is kept from and nobody counts."""
    for seat in range(view.seats):
        if isinstance(view.claims[seat], Unread):
            yield f"claim.{seat}"
        if view.extra and isinstance(view.extra[seat], Unread):
            yield f"alone.{seat}"
    for number, verdict in enumerate(view.verdicts):
        if isinstance(verdict.city, Unread):
            yield f"verdict.{number}"
        if isinstance(verdict.buildings, Unread):
            yield f"detail.{number}"


def where(placement: Placement) -> str:
    """Write where a building lies, as the odds name it."""
    return str(placement)[1:]


def sample(sight: See, chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    return world_of(sight, atlas(buildings_of(sight.view)).quest(_any(candidates(sight.view), chance)))


def _any(among: Indices, chance: Chance) -> int:
    return int(among[chance.below(len(among))])


def enumerate_worlds(sight: See) -> Iterator[World[Action, Event]]:
    """Yield every city in which the told clues hold, by plain trial; playing it again shows which are possible."""
    began = _began(sight)
    told = [clue for clues in (began.clues, *began.extra) if isinstance(clues, tuple) for clue in clues]
    relations = [about(clue) for clue in told if isinstance(clue, RelationClue)]
    lying = {clue.at: clue.trap for clue in told if isinstance(clue, TrapClue)}
    for city in containing(buildings_of(sight.view), lying):
        if all(relation_code(asked, layout_of(city)) == code for asked, code in relations):
            yield world_of(sight, city)


def world_of(sight: See, city: City) -> World[Action, Event]:
    """Return the world in which this is the city."""
    began = _began(sight)
    extra = tuple(
        clues if isinstance(clues, tuple) else _told_alone(sight.view, seat, city)
        for seat, clues in enumerate(began.extra)
    )
    return World((Began(city, began.clues, extra, began.pawns),), _hidden_claims(sight, city))


def _began(sight: See) -> Began:
    return next(event for event in sight.events if isinstance(event, Began))


def _told_alone(view: State, seat: int, city: City) -> Clues:
    """Return traps of this city that a beginner may have been told."""
    free = [clue for clue in traps(buildings_of(view), city) if clue not in view.clues]
    return tuple(free[: extra_size(view.options, seat)])


def _hidden_claims(sight: See, city: City) -> dict[Seq, Action]:
    """Return, for every claim of another, one that would have been judged as it was seen to be."""
    waiting: dict[Seat, Seq] = {}
    found: dict[Seq, Action] = {}
    quests = map(atlas(buildings_of(sight.view)).quest, (0, 1))
    wrong = Claim(next(other for other in quests if other != city))
    for seq, events in sight.past:
        for event in events:
            if isinstance(event, Claimed) and event.seat != sight.seat:
                waiting[event.seat] = seq
                found[seq] = wrong
            elif isinstance(event, Judged) and event.right and event.seat in waiting:
                found[waiting[event.seat]] = Claim(city)
    return found


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    assert not isinstance(state.city, Buried)
    shown = plan(buildings_of(state), state.city)
    found: dict[str, str] = {placement.building: where(placement) for placement in state.city}
    found |= {zone: shown[zone][1] if zone in shown else "." for zone in ZONES}
    found |= {f"asked.{number}": show_answer(asked.answer) for number, asked in enumerate(state.asked)}
    return found | {name: UNCOUNTED for name, _ in _private(state)}


def _private(state: State) -> Iterator[tuple[str, Seat]]:
    """Name what is for one seat's eyes only, beside answers, and whose."""
    for seat in map(Seat, range(state.seats)):
        if state.claims[seat] is not None:
            yield f"claim.{seat}", seat
        if state.extra[seat]:
            yield f"alone.{seat}", seat
    for number, verdict in enumerate(state.verdicts):
        yield f"verdict.{number}", verdict.seat
        if verdict.buildings is not None:
            yield f"detail.{number}", verdict.seat


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat until the end: the whole city, and what is for others' eyes only."""
    if state.phase == "over":
        return frozenset()
    theirs = {name for name, owner in _private(state) if owner != seat}
    theirs |= {f"asked.{number}" for number, asked in enumerate(state.asked) if asked.seat != seat}
    return frozenset({*BUILDINGS, *ZONES, *theirs})


def advise(sight: See) -> list[tuple[Action, float]]:
    """Return the questions that tell anything, best per time first, each with the bits it is expected to tell."""
    view = sight.view
    if not any(offer.action == "ask" for offer in sight.offers):
        return []
    among = candidates(view)
    bits = information(tallies(atlas(buildings_of(view)), among), len(among)).tolist()
    telling = [(question, told) for question, told in zip(QUESTIONS, bits, strict=True) if told > 1e-9]
    telling.sort(key=lambda pair: -pair[1] / (view.axis_times[pair[0][0]] + view.element_times[pair[0][1]]))
    return [(Ask(axis, element), told) for (axis, element), told in telling]


DEDUCTION: Final = Deduction(
    count=count, odds=odds, sample=sample, enumerate=enumerate_worlds, truth=truth, hidden=hidden, advise=advise
)
