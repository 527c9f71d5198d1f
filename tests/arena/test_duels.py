"""How places become results of pairs."""

from __future__ import annotations

import pytest

from cabinet_noir.arena.book import Book, Heading, Played, Result
from cabinet_noir.arena.duels import counted, counted_on, game_duels, met_on, result_on
from cabinet_noir.arena.faults import Fault

ALONE = (0, 1, 2, 3)


def ended(winners: tuple[int, ...], scores: tuple[int, ...], fault: Fault | None = None) -> Result:
    return Result(tuple(range(len(scores))), winners, "", scores, 9, (), fault)


def test_at_a_table_of_two_one_has_won_or_neither() -> None:
    assert list(game_duels(ended((1,), (0, 5)), ALONE[:2])) == [(0, 1, 0.0)]
    assert list(game_duels(ended((0, 1), (3, 3)), ALONE[:2])) == [(0, 1, 0.5)]
    assert list(game_duels(ended((), (0, 0)), ALONE[:2])) == [(0, 1, 0.5)]


def test_at_a_larger_one_the_winner_is_first_and_the_others_follow_by_points() -> None:
    found = {(one, other): result for one, other, result in game_duels(ended((2,), (5, 9, 1, 5)), ALONE)}
    assert found == {(0, 1): 0.0, (0, 2): 0.0, (0, 3): 0.5, (1, 2): 0.0, (1, 3): 1.0, (2, 3): 1.0}


def test_whoever_lost_by_a_fault_is_last_and_the_others_are_equal() -> None:
    game = ended((0, 2), (0, 0, 0), Fault(1, "slow"))
    assert list(game_duels(game, ALONE[:3])) == [(0, 1, 1.0), (0, 2, 0.5), (1, 2, 0.0)]


def test_a_team_is_one_side_and_its_members_share_a_fault() -> None:
    game = Result((0, 1, 0, 1), (1, 3), "", (0, 0, 0, 0), 9, (), Fault(2, "dead"))
    assert list(game_duels(game, (0, 1, 0, 1))) == [(0, 1, 0.0)]


def test_two_seats_of_one_player_are_no_duel() -> None:
    game = Result((0, 1, 1), (1,), "", (0, 4, 2), 9)
    assert list(game_duels(game, ALONE[:3])) == [(0, 1, 0.0), (0, 1, 0.0)]


HEADING = Heading(1, "vinci", 2, {"highest": 11}, 2)


def deal(number: int, winners: tuple[int, int], lucks: bool = True) -> Played:
    """Return a deal from both seats: who won each game, by player."""
    games = []
    for seating, winner in (((0, 1), winners[0]), ((1, 0), winners[1])):
        seat = seating.index(winner)
        told = tuple((float(at == seat), 0.1 if at == 0 else -0.1) for at in range(2)) if lucks else ()
        games.append(Result(seating, (seat,), "", (0, 0), 9, told))
    return Played(1, number, ("ada", "blaise"), tuple(games), ({}, {}))


def test_a_deal_counts_once_the_mean_of_its_seatings() -> None:
    book = Book(HEADING, (deal(3, (0, 1)), deal(1, (0, 0)), deal(2, (1, 1))))
    met = list(met_on(book, "blaise", "ada"))
    assert [result_on(each, "blaise", "ada", (0, 1)) for each in met] == [0.0, 1.0, 0.5]


def test_what_chance_brought_goes_with_the_player_and_not_with_the_seat() -> None:
    book = Book(HEADING, (deal(0, (0, 0)),))
    assert [(game.share, game.luck) for game in counted(book, "ada")] == [(1.0, 0.1), (1.0, -0.1)]
    (met,) = met_on(book, "ada", "blaise")
    assert [game.luck for game in counted_on(met, "ada", "blaise", (0, 1))] == pytest.approx([0.1, -0.1])
    assert counted(Book(HEADING, (deal(0, (0, 0)), deal(1, (0, 0), lucks=False))), "ada") == []
