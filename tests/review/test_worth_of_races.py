"""What every step was worth in the two rooms that are races, in games small enough to reckon by hand; and the worlds a
choice is judged by are those that look alike.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import exp
from typing import Any

import pytest

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.archeologic.answers import archeoscope
from cabinet_noir.games.archeologic.edition import HOUSE
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import deck
from cabinet_noir.games.break_the_code.types import Guess
from cabinet_noir.review import Parts, Review, review
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Referee

Room = Game[Any, Any, Any, Any]
Table = Referee[Any, Any, Any, Any]


def by_the_race_alone(key: str) -> Room:
    """Return a room whose evaluator tells the share of the race as it is."""
    room: Room = load(key)
    assert room.worth is not None
    weights = {kind: tuple(float(name == "race") for name in room.worth.names) for kind in room.worth.weights}
    return replace(room, worth=replace(room.worth, weights=weights))


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the deal either may expect half."""
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.5, 0.5))


def parts(found: Review) -> list[dict[str, float]]:
    """Return the parts of every step that are not 0."""
    steps = ({name: getattr(step.parts, name) for name in Parts.__struct_fields__} for step in found.steps)
    return [{name: part for name, part in step.items() if abs(part) > 1e-6} for step in steps]


# Break the Code: seat 1 names seat 2's tiles at once, and seat 2 has its last chance


def last_chance() -> tuple[Table, list[tuple[Any, ...]]]:
    """Play the shortest game; return it with the raw hands seat 2 holds possible."""
    room = by_the_race_alone("break-the-code")
    options = room.options(codes="tiny", first=0)
    table = Referee.open(room, options, 2, seed_from(3))
    mine, theirs = table.state.hands
    unseen = list(deck(options, 2))
    for tile in theirs:
        unseen.remove(tile)
    raw = list(combinations(unseen, 2))
    assert mine in raw
    table.act(Seat(0), Guess(theirs))
    table.act(Seat(1), Guess(next(code for code in raw if code != mine)))
    return table, raw


def test_a_last_chance_is_worth_half_of_how_likely_it_names_the_code() -> None:
    table, raw = last_chance()
    found, codes = review(table, Seat(1)), set(raw)
    named = found.steps[2].choice
    assert named is not None
    assert found.steps[1].worth == pytest.approx((1 - 0.5 / len(codes), 0.5 / len(codes)))
    assert named.before == pytest.approx(0.5 / len(codes))
    assert named.expected == pytest.approx(0.5 * raw.count(named.done.code) / len(raw))
    likeliest = max(map(raw.count, codes))
    assert named.worths[0][1] == pytest.approx(0.5 * likeliest / len(raw))
    parts = found.steps[2].parts
    assert parts.choice == pytest.approx(named.expected - 0.5 * likeliest / len(raw))
    assert parts.slip == pytest.approx(0.5 * likeliest / len(raw) - 0.5 / len(codes))
    assert parts.gamble == pytest.approx(-named.expected)  # it was wrong
    assert found.result == 0


def test_the_last_chance_of_another_is_what_others_did() -> None:
    table, raw = last_chance()
    found, codes = review(table, Seat(0)), set(raw)
    named, missed = found.steps[1], found.steps[2]
    assert named.choice is not None
    assert named.parts.total == pytest.approx(1 - 0.5 / len(codes) - found.steps[0].worth[0])
    assert named.choice.worths[0][1] > named.choice.expected, "it named one of many codes at once"
    assert named.parts.gamble == pytest.approx(named.parts.total - (named.choice.expected - named.choice.before))
    assert missed.parts == Parts(others=missed.parts.others)
    assert missed.parts.others == pytest.approx(0.5 / len(codes))
    assert found.result == 1


def test_no_choice_and_no_chance_are_the_others_alone() -> None:
    table, _ = last_chance()
    found = review(table, Seat(1))
    assert found.steps[1].parts.others == pytest.approx(found.steps[1].worth[1] - found.steps[0].worth[1])


def dealt() -> float:
    """Return what the first may expect of a race in which four codes are left to both.

    A card leaves it four single codes or nearly: it is done in its second turn three times of four, or else in its
    third. The other has such a card in a part of the cases (0.27), and is as quick as usual otherwise.
    """
    not_done = [0.73 * usual + 0.27 * lasting for usual, lasting in ((0.918, 1.0), (0.259, 0.25), (0.077, 0.0))]
    second, third, fourth = not_done[0] - not_done[1], not_done[1] - not_done[2], not_done[2]  # its turns
    at_once = 0.75 * second + 0.25 * third
    chances = 0.3 * (0.75 * third + 0.25 * fourth)  # it would have been done a turn later, and has its last chance
    won = 0.75 * not_done[0] + 0.25 * not_done[1]
    return won - (at_once + chances) / 2


@pytest.mark.usefixtures("even")
def test_every_part_of_a_game_of_break_the_code_for_both() -> None:
    table, _ = last_chance()
    first, second = review(table, Seat(0)), review(table, Seat(1))
    assert [step.worth[0] for step in first.steps] == pytest.approx([dealt(), 1 - 1 / 8, 1.0])
    assert parts(second) == [
        pytest.approx({"chance": 0.5 - dealt()}),
        pytest.approx({"others": 1 / 8 - (1 - dealt())}),
        # one of four codes is as good as the next in the estimate; two of them are two hands of six each, one is named
        # that is one hand; and it was wrong
        pytest.approx({"choice": 1 / 12 - 1 / 6, "slip": 1 / 6 - 1 / 8, "gamble": -1 / 12}),
    ]
    named = {"choice": -0.1125, "slip": -0.0224, "gamble": 0.5467}  # over the six hands the other may hold
    assert parts(first) == [
        pytest.approx({"chance": dealt() - 0.5}),
        pytest.approx(named, abs=1e-4),
        pytest.approx({"others": 1 / 8}),
    ]
    assert sum(named.values()) == pytest.approx(1 - 1 / 8 - dealt(), abs=2e-4)


# ArcheOlogic: one city is left to both; who is last on the track claims it, and wins


def told_it_all() -> Table:
    """Play a race in which the clues leave one city."""
    room = by_the_race_alone("archeologic")
    for number in range(100):
        table = Referee.open(room, room.options(clues=8), 2, seed_from(number))
        first = room.to_act(table.state)[0]
        if room.deduction.count(table.sight(first)) == 1:
            break
    table.act(first, room.action_of("claim", {"city": table.state.city}))
    other = Seat(1 - first)
    while room.outcome(table.state) is None:
        table.act(other, room.read("A empty"))
    return table


def test_a_certain_claim_leaves_nothing_to_choose_and_nothing_to_gamble() -> None:
    table = told_it_all()
    first = table.entries[1].seat
    assert first is not None
    found = review(table, first)
    claimed = found.steps[1]
    assert claimed.choice is not None
    assert [act for act, _ in claimed.choice.worths] == [claimed.choice.done]
    # it will be judged at place 5; the other needs a claim as well, and is expected at 6, give or take a quarter
    earlier = 1 / (1 + exp((6 - 5.25) / 0.25))
    assert claimed.choice.before == pytest.approx(1 - earlier)
    assert claimed.choice.expected == pytest.approx(1 - earlier)
    assert claimed.parts.choice == claimed.parts.chance == claimed.parts.others == 0
    assert claimed.parts.gamble == pytest.approx(0)
    assert claimed.parts.slip == pytest.approx(claimed.worth[first] - found.steps[0].worth[first])
    assert found.result == 1


def test_who_asks_behind_a_certain_claim_has_nothing_left_to_choose() -> None:
    table = told_it_all()
    other = table.entries[2].seat
    assert other is not None
    found = review(table, other)
    earlier = 1 / (1 + exp((6 - 5.25) / 0.25))
    nothing = 0.004 / 1.004  # what is told where nothing can be hoped for
    told = [step.worth[other] for step in found.steps]
    assert told == pytest.approx([earlier, earlier, nothing, 0.0])  # a question takes it past the other's claim
    assert [step.parts.choice for step in found.steps] == [0.0] * 4
    slips = [0.0, 0.0, nothing - earlier, -nothing]  # that it might still come in time was the estimate's error
    assert [step.parts.slip for step in found.steps] == pytest.approx(slips)
    assert [step.parts.gamble for step in found.steps] == pytest.approx([0.0] * 4)
    asked = found.steps[2].choice
    assert asked is not None
    assert [worth for _, worth in asked.worths] == pytest.approx([nothing, 0.0])  # to claim now ends it at once


@pytest.mark.usefixtures("even")
def test_every_part_of_a_game_of_archeologic_for_both() -> None:
    table = told_it_all()
    claimed, asked = table.entries[1].seat, table.entries[2].seat
    assert claimed is not None and asked is not None
    later, nothing = 1 / (1 + exp((5.25 - 6) / 0.25)), 0.004 / 1.004
    assert parts(review(table, claimed)) == [
        pytest.approx({"chance": later - 0.5}),
        {},  # a certain claim was to be expected
        pytest.approx({"others": (1 - nothing) - later}),
        pytest.approx({"others": nothing}),
    ]
    assert parts(review(table, asked)) == [
        pytest.approx({"chance": 0.5 - later}),
        {},
        pytest.approx({"slip": nothing - (1 - later)}),
        pytest.approx({"slip": -nothing}),
    ]


# the worlds a choice is judged by


def halfway(key: str, seats: int, seed: int) -> Table:
    """Play a game of bots, and return its first half."""
    room = load(key)
    whole = Referee.open(room, room.options(), seats, seed_from(seed))
    play_out(whole, [room.bots["regular"]] * seats, lots_of(whole.seed))
    table = Referee(room, whole.options, seats, whole.seed)
    for entry in whole.entries[: len(whole.entries) * 2 // 3]:
        table.record(entry)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_of_break_the_code_give_the_answers_that_were_given(seats: int) -> None:
    table = halfway("break-the-code", seats, 5)
    assert table.game.worth is not None and table.game.worth.filled is not None
    seat = table.game.to_act(table.state)[0]
    states = table.game.worth.filled(table.sight(seat), Chance(bytes(32), "worlds"), 40)
    assert 0 < len(states) <= 40
    for state in states:
        assert state.hands[seat] == table.state.hands[seat]
        assert sorted(map(str, sum((*state.hands, state.centre, state.box), ()))) == sorted(
            map(str, deck(state.options, seats))
        )
        assert sorted(state.pile) == sorted(table.state.pile)
        for exchange in state.asked:
            for said in exchange.said:
                assert answer(exchange.question, state.hands[said.seat]) == said.answer


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_of_archeologic_give_the_answers_that_were_given(seats: int) -> None:
    table = halfway("archeologic", seats, 5)
    assert table.game.worth is not None and table.game.worth.filled is not None
    seat = table.game.to_act(table.state)[0]
    states = table.game.worth.filled(table.sight(seat), Chance(bytes(32), "worlds"), 100_000)
    assert len(states) == table.game.deduction.count(table.sight(seat))
    assert table.state.city in [state.city for state in states]
    for state in states[:40]:
        for asked, true in zip(state.asked, table.state.asked, strict=True):
            question = (asked.axis, asked.element)
            assert asked.answer == archeoscope(HOUSE.buildings).answer(question, state.city)
            assert asked.seat != seat or asked.answer == true.answer


def test_a_claim_that_waits_is_as_likely_right_as_its_author_could_know() -> None:
    room = by_the_race_alone("archeologic")
    assert room.worth is not None and room.worth.filled is not None
    table = Referee.open(room, room.options(clues=7, verdict="app"), 2, seed_from(3))
    first = room.to_act(table.state)[0]
    other = Seat(1 - first)
    left = {seat: room.deduction.count(table.sight(seat)) for seat in (first, other)}
    assert left == {first: 4, other: 4}
    table.act(first, room.action_of("claim", {"city": table.state.city}))
    states = room.worth.filled(table.sight(other), Chance(bytes(32), "worlds"), 400)
    assert Counter(state.city for state in states) == dict.fromkeys(
        {state.city for state in states}, 400 // left[other]
    )
    right = sum(state.claims[first] == state.city for state in states) / len(states)
    assert right == pytest.approx(1 / left[first], abs=0.08)


def test_every_world_is_there_once_where_there_are_few() -> None:
    room = by_the_race_alone("break-the-code")
    table = Referee.open(room, room.options(codes="tiny", first=0), 2, seed_from(3))
    assert room.worth is not None and room.worth.filled is not None
    states = room.worth.filled(table.sight(Seat(0)), Chance(bytes(32), "worlds"), 40)
    assert len(states) == room.deduction.count(table.sight(Seat(0)))
