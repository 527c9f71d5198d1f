"""The bots: they see sights only, never waste a question, and the better one is better."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.archeologic.positions import CITY, OTHER, moves, quest

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.answers import archeoscope
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Read, holding
from cabinet_noir.games.archeologic.edition import HOUSE
from cabinet_noir.games.archeologic.mind.deduce import candidates
from cabinet_noir.games.archeologic.mind.lookahead import Planner, told_apart
from cabinet_noir.games.archeologic.mind.race import left_to, rivals_of
from cabinet_noir.games.archeologic.notation import read_city
from cabinet_noir.games.archeologic.types import Ask, Claim, Options, TrapClue

CHANCE = Chance(bytes(32), "bots")


def score(bot: str, number: int, **options: Any) -> int:
    """Return the time a bot takes for a solo quest."""
    seed = seed_from(number)
    played = bout(GAME, Options(**options), [GAME.bots[bot]], seed, lots_of(seed), clock=lambda: 0.0)
    return played.outcome.scores[0]


@pytest.mark.parametrize("bot", GAME.bots)
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"verdict": "app"}), (4, {"beginners": (0, 2, 1)})])
def test_a_bot_plays_a_whole_quest_by_what_is_offered(bot: str, seats: int, options: dict[str, Any]) -> None:
    seed = seed_from(seats)
    played = bout(GAME, Options(**options), [GAME.bots[bot]] * seats, seed, lots_of(seed), clock=lambda: 0.0)
    assert played.outcome.reason.startswith("archeologic-")


@pytest.mark.parametrize("bot", ["regular", "master"])
def test_whoever_is_certain_claims(bot: str) -> None:
    clues = " ".join(
        f"{zone}={trap}"
        for zone, trap in zip(["A1", "D1", "E1", "C3", "B4", "C4", "D5", "E5"], "bfbfffbb", strict=True)
    )
    found = quest(2, clues=clues)
    left = candidates(found.sight(Seat(0)).view)
    action = GAME.bots[bot](found.sight(Seat(0)), CHANCE)
    assert isinstance(action, Claim if len(left) == 1 else Ask)


def test_the_master_takes_less_time_than_the_regular() -> None:
    numbers = range(24)
    assert sum(score("master", n) for n in numbers) < sum(score("regular", n) for n in numbers)


def test_the_master_knows_when_only_a_claim_can_still_win() -> None:
    """Seat 1 has claimed and stands at 5: from 0 a claim leads to 4 and is judged first; a question is too late."""
    table = moves(quest(2, pawns=(1, 0), clues="A1=b D1=f E5=b C3=f B4=f C4=f"), f"! {CITY}")
    assert table.state.pawns == (1, 5)
    rushed = msgspec.structs.replace(table.sight(Seat(0)).view, pawns=(0, 5))
    sight = replace(table.sight(Seat(0)), view=rushed)
    assert len(candidates(rushed)) > 1
    assert isinstance(GAME.bots["master"](sight, CHANCE), Claim)
    assert isinstance(GAME.bots["regular"](sight, CHANCE), Ask)


def test_a_wrong_claim_tells_cities_apart_by_the_buildings_that_are_right() -> None:
    clues = (TrapClue("A1", "b"), TrapClue("D1", "f"), TrapClue("E5", "b"), TrapClue("C3", "f"))
    left = holding(HOUSE.buildings, clues)
    here = atlas().quest_index(read_city(CITY))
    parts = told_apart(atlas(), left, here)
    assert sum(map(len, parts)) == len(left) - 1
    there = atlas().quest_index(read_city(OTHER))
    assert any(there in part for part in parts) == (there in left)


def test_where_one_may_try_again_a_claim_can_be_worth_more_than_a_question() -> None:
    pair = holding(HOUSE.buildings, (TrapClue("A1", "b"),))[:2]
    step = Planner(HOUSE, drift=True, retry=True, widths=(4,)).best(pair, "1")
    assert step.time <= 6.0  # a claim, and with a chance of one half another one


def test_what_another_asked_tells_how_many_cities_he_has_left_in_each() -> None:
    race = moves(quest(2), "1 traps", "3 S", "C buildings", "2 V", "E empty")
    view = race.sight(Seat(0)).view
    mine = candidates(view)
    theirs = [asked for asked in view.asked if asked.seat == 1]
    scope = archeoscope(HOUSE.buildings)
    assert theirs and len(mine) > 1
    for city, left in zip(mine.tolist(), left_to(view, Seat(1), mine).tolist(), strict=True):
        told = [Read(a.axis, a.element, scope.answer((a.axis, a.element), atlas().quest(city))) for a in theirs]
        assert left == len(holding(HOUSE.buildings, (*view.clues, *told)))


def test_a_claim_is_worth_less_where_another_knows_the_city_already() -> None:
    race = moves(quest(2), "1 traps", "3 S", "C buildings", "2 V", "E empty")
    view = race.sight(Seat(0)).view
    mine = candidates(view)
    left = left_to(view, Seat(1), mine)
    place = view.pawns[1] + 8.0
    chances = rivals_of(view, Seat(0), mine).none_before(place, mine)
    assert left.min() < left.max()
    assert chances[left.argmin()] < chances[left.argmax()]
    assert (rivals_of(view, Seat(0), mine).none_before(view.pawns[1] + 4.0, mine) == 1.0).all()
