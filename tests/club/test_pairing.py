"""Pairings: few repeats, as few as can be in a small field; byes once and fair; everybody sits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from tests.club.evenings import Evening, met

from cabinet_noir.club import (
    NOBODY,
    WHOLE,
    BoardResult,
    CloseRound,
    ComeBackIn,
    Enter,
    Plan,
    System,
    Withdraw,
    has_next_round,
    pair,
    round_scores,
    rounds_of,
    standings,
)
from cabinet_noir.club.standings import ladder
from cabinet_noir.core import Illegal


def ways(field: Sequence[int], seats: int) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to sit, written down a second time, by plain trial."""
    if not field:
        yield []
        return
    for mates in combinations(field[1:], seats - 1):
        rest = [number for number in field[1:] if number not in mates]
        for others in ways(rest, seats):
            yield [(field[0], *mates), *others]


def badness(tables: Sequence[Sequence[int]], before: Counter[frozenset[int]]) -> int:
    """What it costs to meet again: the second time 1, the third 3 more, the fourth 5 more."""
    pairs = (frozenset(two) for table in tables for two in combinations(table, 2) if min(two) >= 0)
    return sum(2 * before[two] + 1 for two in pairs if before[two])


EVEN = [(4, 2, 6), (6, 2, 8), (8, 2, 9), (10, 2, 6), (12, 2, 8), (9, 3, 6), (12, 3, 4), (12, 4, 5)]
WITH_BOTS_OR_A_BYE = [(11, 2, 8), (5, 3, 5), (7, 3, 5), (11, 3, 4), (6, 4, 5), (7, 4, 5), (10, 4, 4), (11, 4, 4)]


@pytest.mark.parametrize(("people", "seats", "rounds"), [*EVEN, *WITH_BOTS_OR_A_BYE])
def test_no_way_to_sit_has_fewer_repeats(people: int, seats: int, rounds: int) -> None:
    evening = Evening(Plan(seats=seats, rounds=rounds), people)
    for number in range(rounds):
        before = Counter(met(evening.state))
        draft = pair(evening.state)
        field = [player for player in range(people) if player not in draft.byes]
        bots = [NOBODY - extra for extra in range(-len(field) % seats)]
        least = min(badness(way, before) for way in ways([*field, *bots], seats))
        assert badness([table.players for table in draft.tables], before) == least, number
        evening.play(Random(number))


@pytest.mark.parametrize(
    ("people", "seats"), [(2, 2), (3, 2), (7, 2), (11, 2), (64, 2), (7, 3), (10, 4), (13, 4), (64, 4), (41, 3)]
)
@pytest.mark.parametrize("system", ["swiss", "round_robin", "ladder"])
def test_everybody_sits_once_or_has_a_bye(people: int, seats: int, system: System) -> None:
    evening = Evening(Plan(seats=seats, rounds=4, system=system), people)
    for number in range(4):
        if not has_next_round(evening.state):  # each has met each
            break
        draft = pair(evening.state)
        placed = [player for table in draft.tables for player in table.players if player != NOBODY]
        assert sorted([*placed, *draft.byes]) == list(range(people))
        assert all(len(table.players) == seats for table in draft.tables)
        evening.play(Random(number))


def test_nobody_has_a_second_bye_before_everybody_had_one() -> None:
    evening = Evening(Plan(rounds=14), 7)
    for number in range(14):
        evening.play(Random(number))
        byes = Counter(player for each in evening.state.rounds for player in each.byes)
        assert max(byes.values()) - min(byes[player] for player in range(7)) <= 1


def test_a_bye_goes_to_the_lowest_score_and_is_worth_the_median() -> None:
    evening = Evening(Plan(rounds=3, scoring="points"), 5)
    evening.play(Random(1))
    last = [place.who for place in standings(evening.state)][::-1]
    had = evening.state.rounds[0].byes
    scores = {place.who: place.score for place in standings(evening.state)}
    (bye,) = pair(evening.state).byes
    assert bye not in had
    assert scores[bye] == min(scores[who] for who in last if who not in had)
    brought = round_scores(evening.plan, evening.state.rounds[0])
    assert brought[had[0]] == sorted(value for who, value in brought.items() if who not in had)[1]


def test_winners_meet_winners() -> None:
    evening = Evening(Plan(rounds=3, scoring="points"), 8)
    evening.play(Random(3))
    won = {
        result_seat
        for each in evening.state.closed
        for t in each.tables
        for result_seat in _winners(evening, t.tables[0], t.players)
    }
    assert all(({*table.players} <= won) or not ({*table.players} & won) for table in pair(evening.state).tables)


def _winners(evening: Evening, table: str, players: Sequence[int]) -> list[int]:
    result = evening.state.rounds[-1].result(table)
    assert result is not None
    return [player for player, share in zip(players, result.shares, strict=True) if share]


def test_who_begins_takes_turns() -> None:
    evening = Evening(Plan(rounds=6), 8)
    for number in range(6):
        evening.play(Random(number))
    begins = Counter(table.players[0] for each in evening.state.rounds for table in each.tables)
    assert all(2 <= begins[player] <= 4 for player in range(8))


def test_mates_do_not_meet_while_they_can_avoid_it() -> None:
    evening = Evening(Plan(rounds=4, team=2), 8, team=2)
    for number in range(4):
        evening.play(Random(number))
    assert not any(max(two) // 2 == min(two) // 2 for two in met(evening.state))


@pytest.mark.parametrize("system", ["swiss", "round_robin"])
@pytest.mark.parametrize("people", [4, 6, 8, 12, 20])
def test_mates_sit_in_different_seats_for_their_deal_would_be_measured_by_each_other(
    system: System, people: int
) -> None:
    evening = Evening(Plan(rounds=3, team=2, system=system), people, team=2)
    for number in range(3):
        evening.play(Random(number))
        sitting = Counter(
            (player // 2, seat)
            for table in evening.state.rounds[-1].tables
            if len({player // 2 for player in table.players}) == 2
            for seat, player in enumerate(table.players)
        )
        assert max(sitting.values(), default=1) == 1, sitting


def test_matchpoints_tell_two_teams_of_two_apart() -> None:
    evening = Evening(Plan(team=2), 4, team=2)
    evening.open()
    playing = evening.state.playing
    assert playing is not None
    owls = [seat for table in playing.tables for seat, player in enumerate(table.players) if player < 2]
    evening.do(
        CloseRound(
            tuple(
                BoardResult(table.tables[0], tuple(WHOLE * (seat == won) for seat in (0, 1)))
                for table, won in zip(playing.tables, owls, strict=True)
            ),
            "22" * 32,
        )
    )
    assert [(place.who, place.score) for place in standings(evening.state)] == [(0, 2 * WHOLE), (1, 0)]


def test_everybody_meets_everybody_once_in_a_round_robin() -> None:
    for people in (4, 5, 6, 7, 8):
        rounds = people - 1 + people % 2
        evening = Evening(Plan(rounds=rounds, system="round_robin"), people)
        for number in range(rounds):
            evening.play(Random(number))
        assert Counter(met(evening.state)) == Counter(map(frozenset, combinations(range(people), 2)))


def test_a_round_robin_takes_as_many_rounds_as_it_has_people_to_meet() -> None:
    evening = Evening(Plan(rounds=9, system="round_robin"), 6)
    evening.do(Withdraw(4))
    evening.do(Withdraw(5))
    assert rounds_of(evening.state) == 3, "for four who are there"
    for number in range(3):
        assert has_next_round(evening.state)
        evening.play(Random(number))
    assert not has_next_round(evening.state)
    with pytest.raises(Illegal, match="last-round-is-played"):
        pair(evening.state)
    with pytest.raises(Illegal, match="too-late-to-enter"):
        evening.do(ComeBackIn(5))


def test_a_turn_in_which_nobody_meets_is_not_played() -> None:
    evening = Evening(Plan(system="round_robin"), 6)
    evening.play(Random(0))
    for gone in (1, 2, 3, 4):
        evening.do(Withdraw(gone))
    while has_next_round(evening.state):
        evening.play(Random(1))
    assert Counter(met(evening.state))[frozenset((0, 5))] == 1
    assert len(evening.state.rounds) <= 2
    evening.do(ComeBackIn(2))
    while has_next_round(evening.state):
        evening.play(Random(2))
    assert {*map(frozenset, combinations((0, 2, 5), 2))} <= {*met(evening.state)}
    assert max(Counter(met(evening.state)).values()) == 1


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(2, 2, 1), (5, 2, 3), (8, 2, 3), (13, 2, 4), (16, 4, 3), (9, 3, 2)]
)
def test_a_knock_out_leaves_one(people: int, seats: int, rounds: int) -> None:
    evening = Evening(Plan(seats=seats, rounds=1, system="knock_out", scoring="points"), people)
    for number in range(rounds):
        evening.play(Random(number))
    with pytest.raises(Illegal, match="last-round-is-played"):
        pair(evening.state)


def test_a_ladder_moves_whoever_wins_up() -> None:
    evening = Evening(Plan(rounds=9, system="ladder", scoring="points"), 4)
    evening.play(Random(0))
    rungs = ladder(evening.state)
    assert {*rungs[:2]} == {0, 1} and {*rungs[2:]} == {2, 3}
    first = evening.state.rounds[0]
    for at, table in enumerate(first.tables):
        assert _winners(evening, table.tables[0], table.players) == [rungs[2 * at]]
    assert {*pair(evening.state).tables[0].players} == {rungs[0], rungs[2]}, "the second day the winners meet"


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (4, 2), (5, 2), (8, 2), (9, 2), (7, 3), (8, 3), (9, 4), (10, 4)])
def test_on_a_ladder_one_sits_out_where_one_is_too_many_and_everybody_as_often(people: int, seats: int) -> None:
    evening = Evening(Plan(seats=seats, rounds=people, system="ladder"), people)
    for number in range(people):
        evening.play(Random(number))
        byes = Counter(player for each in evening.state.rounds for player in each.byes)
        assert len(evening.state.rounds[-1].byes) == (people % seats == 1)
        assert max(byes.values(), default=0) - min(byes[player] for player in range(people)) <= 1


@pytest.mark.parametrize(("people", "seats"), [(4, 2), (7, 2), (10, 2), (12, 3), (14, 4)])
def test_whoever_always_wins_climbs_to_the_top_of_the_ladder(people: int, seats: int) -> None:
    evening, best = Evening(Plan(seats=seats, system="ladder", rounds=30), people), people - 1
    for _ in range(2 * people):
        evening.open()
        playing = evening.state.playing
        assert playing is not None
        ends = [(max(table.players), table) for table in playing.tables]
        shares = [tuple(1000 * (player == winner) for player in table.players) for winner, table in ends]
        results = zip(playing.tables, shares, strict=True)
        evening.do(CloseRound(tuple(BoardResult(table.tables[0], share) for table, share in results), ""))
    assert ladder(evening.state)[0] == best


def test_latecomers_and_leavers_are_paired_from_the_next_round_on() -> None:
    evening = Evening(Plan(rounds=5), 4)
    evening.play(Random(0))
    evening.do(Enter("late", "person-late"))
    evening.do(Enter("later", "person-later"))
    evening.do(Withdraw(0))
    draft = pair(evening.state)
    assert sorted([*(p for t in draft.tables for p in t.players), *draft.byes]) == [1, 2, 3, 4, 5]
    evening.play(Random(1))
    evening.do(ComeBackIn(0))
    assert not pair(evening.state).byes


def test_who_came_late_does_not_sit_out_as_well() -> None:
    evening = Evening(Plan(rounds=3), 6)
    evening.play(Random(0))
    evening.do(Enter("late", "person-late"))
    (bye,) = pair(evening.state).byes
    assert bye != 6, "they have played nothing yet"
    evening.play(Random(1))
    (again,) = pair(evening.state).byes
    assert again not in {bye, 6}


def test_the_same_tournament_is_paired_the_same() -> None:
    one, other = (Evening(Plan(seats=3, rounds=5), 20) for _ in range(2))
    for number in range(3):
        one.play(Random(number))
        other.play(Random(number))
        assert pair(one.state) == pair(other.state)


def test_one_alone_is_too_few() -> None:
    with pytest.raises(Illegal, match="too-few-players"):
        pair(Evening(Plan(), 1).state)
