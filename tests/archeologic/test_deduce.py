"""What can be known: exact, from one sight, and from nothing a seat may not see."""

from __future__ import annotations

import sys
from collections.abc import Callable

import msgspec
import numpy as np
import pytest
from tests.archeologic.positions import CITY, OTHER, Table, moves, quest

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.answers import QUESTIONS, archeoscope
from cabinet_noir.games.archeologic.atlas import QUESTS, atlas
from cabinet_noir.games.archeologic.candidates import holding, information, tallies
from cabinet_noir.games.archeologic.cities import containing, plan, traps
from cabinet_noir.games.archeologic.edition import HOUSE
from cabinet_noir.games.archeologic.notation import read_city
from cabinet_noir.games.archeologic.quests import FEW, MANY, expert_clues, formerly_expert_clues
from cabinet_noir.games.archeologic.relations import ABOUTS, VALUES, About, relation_code, told
from cabinet_noir.games.archeologic.types import Ask, Buildings, City, RelationClue

deduction = GAME.deduction
Choose = Callable[[Buildings, City, Chance], tuple[RelationClue, ...]]
PRINTED = HOUSE.buildings
DEALS = 3_000


def worlds(referee: Table, seat: int | None) -> int:
    return deduction.count(referee.sight(None if seat is None else Seat(seat)))


def test_cities_left_are_those_in_which_every_told_trap_lies() -> None:
    clues = {"A1": "b", "D1": "f", "E5": "b", "C3": "f", "B4": "f"}
    told_clues = " ".join(f"{zone}={trap}" for zone, trap in clues.items())
    expected = list(containing(PRINTED, clues))
    table = quest(2, clues=told_clues)
    assert worlds(table, 0) == len(expected) > 1
    odds = deduction.odds(table.sight(Seat(0)))
    for zone in ("A2", "B1", "E4"):
        share = sum(plan(PRINTED, city).get(zone, ("", "."))[1] == "." for city in expected) / len(expected)
        assert odds[zone].get(".", 0.0) == pytest.approx(share)


def test_an_answer_narrows_the_askers_cities_and_nobody_elses() -> None:
    before = quest(3)
    left = worlds(before, 0)
    after = moves(before, "B V")
    assert worlds(after, 0) < left
    assert worlds(after, 1) == worlds(after, 2) == worlds(after, None) == left


def test_in_a_solo_game_a_spectator_knows_how_many_traps_an_answer_showed() -> None:
    table = moves(quest(1), "@1")
    left = worlds(table, None)
    table = moves(table, "1 traps")
    assert worlds(table, 0) < worlds(table, None) < left


def test_a_wrong_claim_excludes_one_city_or_tells_which_buildings_are_right() -> None:
    clues = "A1=b D1=f E5=b C3=f"
    left = worlds(quest(2, clues=clues), 0)
    assert worlds(moves(quest(2, pawns=(0, 9), clues=clues), f"! {OTHER}"), 0) in (left, left - 1)
    shown = moves(quest(2, pawns=(0, 9), clues=clues, verdict="app"), f"! {OTHER}")
    assert deduction.odds(shown.sight(Seat(0)))["S"] == {"A1^": 1.0}
    assert worlds(shown, 1) == left


def test_what_is_known_can_be_sent() -> None:
    table = moves(quest(2), "B traps")
    for seat in (Seat(0), Seat(1)):
        sent = msgspec.json.decode(msgspec.json.encode(deduction.odds(table.sight(seat))))
        assert sum(sent["S"].values()) == pytest.approx(1.0)


def test_the_best_question_tells_most_per_time_and_only_to_whoever_may_ask() -> None:
    table = quest(2)
    advice = deduction.advise(table.sight(Seat(0)))
    assert deduction.advise(table.sight(Seat(1))) == []
    assert all(bits > 0 for _, bits in advice)
    view = table.state
    asked = [(action, bits) for action, bits in advice if isinstance(action, Ask)]
    assert len(asked) == len(advice)
    worth = [bits / (view.axis_times[a.axis] + view.element_times[a.element]) for a, bits in asked]
    assert worth == sorted(worth, reverse=True)
    assert advice[0][0] == GAME.bots["regular"](table.sight(Seat(0)), Chance(bytes(32), "bot"))


def test_when_the_city_is_shown_nothing_is_in_doubt() -> None:
    table = moves(quest(2, pawns=(0, 9)), f"! {CITY}")
    assert worlds(table, 1) == 1 and deduction.odds(table.sight(Seat(1))) == {}


def test_information_is_that_of_the_answers_counted_one_by_one() -> None:
    some = holding(PRINTED, ())[:: QUESTS // 40]
    bits = information(tallies(atlas(), some), len(some))
    cities = [atlas().quest(int(index)) for index in some]
    for number, question in enumerate(QUESTIONS):
        shares = [0.0] * len(cities)
        seen = [archeoscope(PRINTED).answer(question, city) for city in cities]
        shares = [seen.count(one) / len(seen) for one in dict.fromkeys(seen)]
        from math import log2

        assert bits[number] == pytest.approx(-sum(share * log2(share) for share in shares), abs=1e-9)


# the expert's clues


def _said(about: About, city: City) -> str:
    """Say a relation by looking at the plan, zone by zone."""
    lies = plan(PRINTED, city)
    where = {b: [(zone[0], zone[1]) for zone, (owner, _) in lies.items() if owner == b] for b in "STLOVI"}
    free = [(x, y) for y in "12345" for x in "ABCDE" if x + y not in lies]
    first, second = where.get(about.first or "", []), where.get(about.second or "", [])

    def touch(a: tuple[str, str], b: tuple[str, str]) -> bool:
        return abs(ord(a[0]) - ord(b[0])) + abs(ord(a[1]) - ord(b[1])) == 1

    def order(side: int, names: tuple[str, str]) -> str:
        mine, theirs = [spot[side] for spot in first], [spot[side] for spot in second]
        return names[0] if max(mine) < min(theirs) else names[1] if min(mine) > max(theirs) else "neither"

    def yes(fact: bool) -> str:
        return "yes" if fact else "no"

    match about.relation:
        case "across":
            return order(0, ("left", "right"))
        case "along":
            return order(1, ("above", "below"))
        case "touch":
            return yes(any(touch(a, b) for a in first for b in second))
        case "share":
            return yes(any(a[0] == b[0] or a[1] == b[1] for a in first for b in second))
        case "edge":
            if any(x in "AE" and y in "15" for x, y in first):
                return "corner"
            return "border" if any(x in "AE" or y in "15" for x, y in first) else "none"
        case "beside":
            return str(sum(any(touch(spot, cell) for cell in first) for spot in free))
        case "empties_line":
            return yes(len({x for x, _ in free}) == 1 or len({y for _, y in free}) == 1)
        case _:
            return yes(not any(touch(a, b) for a in free for b in free))


def test_R13_relations_say_what_the_plan_shows() -> None:
    chance = Chance(seed_from(13), "relations")
    for _ in range(40):
        index = chance.below(QUESTS)
        city = atlas().quest(index)
        layout = tuple(int(number) for number in atlas().quests[:, index])
        for about in ABOUTS:
            assert VALUES[about.relation][int(relation_code(about, layout))] == _said(about, city)


@pytest.mark.parametrize("seed", range(12))
def test_R13_expert_clues_are_true_none_implied_and_leave_some_hundreds(seed: int) -> None:
    chance = Chance(seed_from(seed), "expert")
    city = atlas().quest(chance.below(QUESTS))
    clues = expert_clues(PRINTED, city, chance)
    for clue in clues:
        assert _said(About(clue.relation, clue.first, clue.second), city) == clue.value
        assert len(holding(PRINTED, tuple(other for other in clues if other != clue))) > len(holding(PRINTED, clues))
    assert FEW <= len(holding(PRINTED, clues)) <= MANY


def _alike(choose: Choose, seed: int) -> bool:
    """Would the same draw have told the very same in other cities that it leaves?"""
    chance = Chance(seed_from(seed), "alike")
    clues = choose(PRINTED, atlas().quest(chance.below(QUESTS)), Chance(seed_from(seed), "draw"))
    others = chance.shuffled(holding(PRINTED, clues).tolist())[:20]
    return all(choose(PRINTED, atlas().quest(other), Chance(seed_from(seed), "draw")) == clues for other in others)


def test_R13_the_same_draw_would_have_told_the_very_same_in_every_city_it_leaves() -> None:
    """So a set of clues is as likely in each of them, and says nothing beyond its own content. It was not always so."""
    assert all(_alike(expert_clues, seed) for seed in range(5))
    assert not any(_alike(formerly_expert_clues, seed) for seed in range(2))


def _beyond_an_even_count(choose: Choose, number: int) -> float:
    """Return how likely the true places were by an even count, beyond what an even count expects of that."""
    chance = Chance(seed_from(number), "even")
    index = chance.below(QUESTS)
    left = atlas().quests[:, holding(PRINTED, choose(PRINTED, atlas().quest(index), chance))]
    shares = [np.bincount(row) / left.shape[1] for row in left]
    truth = atlas().quests[:, index]
    return float(np.mean([share[here] - (share**2).sum() for share, here in zip(shares, truth, strict=True)]))


@pytest.mark.prove
def test_R13_over_thousands_of_deals_the_truth_is_as_likely_as_an_even_count_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    within = {}
    for name, choose in (("version 2", expert_clues), ("version 1", formerly_expert_clues)):
        found = [_beyond_an_even_count(choose, number) for number in range(DEALS)]
        mean, error = float(np.mean(found)), float(np.std(found) / np.sqrt(DEALS))
        within[name] = abs(mean) < 3 * error
        with capsys.disabled():
            sys.stdout.write(f"\n{name}, {DEALS} deals: {mean:+.4f} ± {error:.4f}\n")
    assert within["version 2"]


def test_R13_the_same_quest_has_other_clues_every_time() -> None:
    city = read_city(CITY)
    sets = {frozenset(expert_clues(PRINTED, city, Chance(seed_from(n), "again"))) for n in range(10)}
    assert len(sets) == 10


def test_R13_the_printed_clue_is_in_the_family() -> None:
    assert told(About("across", "S", "T"), 2).value == "right"


def test_a_city_has_eight_traps_to_tell() -> None:
    assert len(traps(PRINTED, read_city(CITY))) == 8
