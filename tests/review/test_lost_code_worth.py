"""What a position of The Lost Code is worth: a short race by hand, number by number; worlds filled in as if played."""

from __future__ import annotations

from dataclasses import replace
from math import exp, log2, sqrt
from typing import Any

import pytest
from msgspec.structs import replace as with_fields

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.lost_code.edition import BACKS, free_disks
from cabinet_noir.games.lost_code.mind.posterior import Posterior
from cabinet_noir.games.lost_code.mind.prospects import best_answer, prospects
from cabinet_noir.games.lost_code.mind.reading import Reading
from cabinet_noir.games.lost_code.mind.worlds import filled, reshuffled
from cabinet_noir.games.lost_code.mind.worth import WORTH, features, read_of
from cabinet_noir.games.lost_code.types import Estimate, Options, Roll, SetDice, State, Write
from cabinet_noir.review import Parts, Review, review
from cabinet_noir.review.choices import Worlds, moves_of
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Eyes, Referee

lost_code = load("lost-code")
Table = Referee[Any, Any, Any, Any]
PLAIN = {"2": tuple(float(name in ("space", "sheet")) for name in WORTH.names)}
"""Points on the track and points on the sheet count alike, and nothing else does."""
TABLES = [
    (Options(shortcut=True), 2, "regular"),
    (Options(curse=True, tougher=True), 3, "master"),
    (Options(beginner=True, shortcut=True, rounds=5), 4, "novice"),
]


def played(options: Options, seats: int, bot: str) -> Table:
    """Play a game of bots."""
    referee = Referee.open(lost_code, options, seats, seed_from(seats))
    eyes = [Eyes(referee, Seat(seat)) for seat in range(seats)]
    while lost_code.outcome(referee.state) is None:
        seat = next_to_act(referee)
        chance = Chance(lots_of(referee.seed), f"{seat} {referee.seq}")
        referee.act(seat, lost_code.bots[bot](eyes[seat].sight(), chance))
    return referee


def states_of(referee: Table) -> list[State]:
    """Return every state on the way that is not the end."""
    return [now.state for now, entry, _ in moves_of(referee) if entry.seq > 0]


@pytest.mark.parametrize(("options", "seats", "bot"), TABLES)
def test_worlds_filled_into_a_sight_are_those_played_again(options: Options, seats: int, bot: str) -> None:
    table, compared = played(options, seats, bot), 0
    past: list[Any] = []
    for _, entry, move in moves_of(table):
        if move is not None and entry.seq % 3 == 0:
            seat = Seat(int(entry.seq) % seats)
            sight = table.sight(seat, table.entries[entry.seq - 1].seq)
            again = Worlds(table, past).played_again(sight, Chance(bytes(32), "worlds"), 2)
            assert filled(sight, Chance(bytes(32), "worlds"), 2) == again
            compared += 1
        past += [] if move is None else [move]
    assert compared > 5


@pytest.mark.parametrize(("options", "seats", "bot"), TABLES)
def test_a_code_read_in_groups_is_the_code_read_whole(options: Options, seats: int, bot: str) -> None:
    for state in states_of(played(options, seats, bot))[::7]:
        if state.phase == "writing":
            continue
        for seat in range(seats):
            whole, read = _whole(state, seat), read_of(state, seat)
            assert read.bits == pytest.approx(log2(whole.count))
            for mine, odds in zip(read.odds, whole.marginals, strict=True):
                assert mine == pytest.approx(odds.tolist())
            _same_bets(state, whole, read)


def _whole(state: State, seat: int) -> Posterior:
    """Return what a seat could know, its own stones turned away again."""
    backs = tuple(BACKS[stone.colour] for stone in state.racks[seat])
    racks = (*state.racks[:seat], backs, *state.racks[seat + 1 :])
    return Posterior(with_fields(state, racks=racks, cursed=None), seat)


def _same_bets(view: State, whole: Posterior, read: Reading) -> None:
    if view.phase == "estimating":
        best = prospects(whole, view.dice, free_disks(view))[0]
        bets = read.bets(view.dice, 0.0, cursed=False)
        assert max(bets[disk].points for disk in free_disks(view)) == pytest.approx(best.points)
    if not any(view.shortcuts):
        assert sum(points for _, points in read.columns) == pytest.approx(best_answer(whole).points)


def test_nothing_depends_on_the_order_of_a_pile() -> None:
    for number, state in enumerate(states_of(played(*TABLES[0]))):
        assert features(reshuffled(state, Chance(bytes(32), str(number)))) == features(state)


# a race of two rounds, by hand


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Two rounds without exchanges (the piles are empty): each may hold one of two numbers a colour.

    The first holds Y2 V4 B2 G4 P0 and estimates 4 for yellow, yellow, pink: right, and both stones are certain. The
    second holds Y4 V2 B0 G2 P4 and estimates 7 to 8, which is too low, so that the yellow 4 is certain.
    """
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.5, 0.5))
    game = replace(lost_code, worth=replace(WORTH, weights=PLAIN))
    table = Referee.open(game, Options(beginner=True, rounds=2, highest=4), 2, seed_from(1))
    first, second = Seat(0), Seat(1)
    table.act(first, Roll())
    table.act(first, SetDice(("yellow", "yellow", "pink")))
    table.act(first, Estimate(1, 4))
    table.act(second, Estimate(2, 7))
    table.act(second, Roll())
    table.act(second, SetDice(("pink", "pink", "blue")))
    table.act(second, Estimate(1, 8))
    table.act(first, Estimate(3, 2))
    table.act(first, Write(yellow=(2,), violet=(1, 4), blue=(2, 4), green=(3, 4), pink=(0,)))
    table.act(second, Write(yellow=(0, 4), violet=(1, 2), blue=(0, 4), green=(2, 3), pink=(2, 4)))
    return table


LEADS = (
    (0, 32.0),  # 10 points on either sheet: two numbers for each of five colours
    (3, 26.5),  # the first is to estimate, and any sensible one tells one more stone
    (3, 26.5),
    (8, 23.75),  # 5 on the track, 16 on the sheet; the second has 10, and 3 by the next answer
    (8, 21.0),  # and indeed 13
    (8, 15.5),  # no estimate is both likely and telling
    (8, 15.5),
    (3, 12.75),  # the second is right and gets 5
    (6, 10.0),  # the first is right and gets 3
    (6, 5.5),  # 8 on the track and 16 written; 5 and 13 to be expected
)
"""After each entry, by how many points the first leads, and how far that may stray, squared."""


def test_worth_is_the_lead_in_units_of_how_far_it_may_stray(race: Table) -> None:
    told = [step.worth[0] for step in review(race, Seat(0)).steps]
    expected = [1 / (1 + exp(-lead / sqrt(strays))) for lead, strays in LEADS]
    assert told == pytest.approx([*expected, 1.0], abs=1e-9)


def rounded(found: Review) -> list[dict[str, int]]:
    """Return the parts of every step that are not 0, in thousandths."""
    steps = [
        {name: round(1000 * getattr(step.parts, name)) for name in Parts.__struct_fields__} for step in found.steps
    ]
    return [{name: part for name, part in step.items() if part} for step in steps]


FIRST = [
    {},
    {"chance": 77, "slip": 64},
    {},
    {"choice": -19, "gamble": 275, "slip": -59},
    {"others": 14},
    {"chance": 12, "others": 21},
    {},
    {"others": -186},
    {"choice": -38, "gamble": -16, "slip": 225},
    {"gamble": 35, "slip": 23},
    {"others": 72},
]
SECOND = [
    {},
    {"chance": -77, "others": -64},
    {},
    {"others": -196},
    {"choice": -83, "gamble": -2, "slip": 71},
    {"chance": -12, "gamble": -14, "slip": -6},
    {},
    {"choice": -130, "gamble": 248, "slip": 68},
    {"others": -171},
    {"others": -59},
    {"choice": -25, "gamble": -74, "slip": 27},
]
"""What each entry changed for one seat, in thousandths of a win."""


def test_every_part_of_the_race_for_the_first_seat(race: Table) -> None:
    assert rounded(review(race, Seat(0))) == FIRST


def test_every_part_of_the_race_for_the_second_seat(race: Table) -> None:
    assert rounded(review(race, Seat(1))) == SECOND


def test_what_was_compared_with_the_last_sheet(race: Table) -> None:
    (choice,) = [step.choice for step in review(race, Seat(0)).steps if step.seq == 9]
    assert choice is not None
    assert choice.best == choice.done
    assert choice.lost == 0
    assert len(choice.worths) == 2  # two numbers for three colours are certain; to dare one each is worse
