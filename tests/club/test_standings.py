"""Places: by worked examples, and against a reckoning of their own."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from msgspec.structs import replace
from tests.club.evenings import Evening

from cabinet_noir.club import (
    BoardResult,
    CloseRound,
    Plan,
    Round,
    TableOfRound,
    Tournament,
    board_scores,
    round_scores,
    standings,
)


def round_of(*results: BoardResult, players: tuple[tuple[int, ...], ...], number: int = 1) -> Round:
    """Return a closed round with one board a table."""
    tables = tuple(TableOfRound(who, (result.table,)) for who, result in zip(players, results, strict=True))
    return Round(number, tables, (), "", (), "", 0.0, 0.0, closed=True, results=results)


def test_matchpoints_compare_the_same_seat_at_other_tables() -> None:
    # Seat 0 won with 10 points, won with 7, lost: it did better than two, than one, than none. Seat 1 the other way.
    results = (
        BoardResult("a", (1000, 0), (10, 2)),
        BoardResult("b", (1000, 0), (7, 2)),
        BoardResult("c", (0, 1000), (1, 9)),
    )
    played = round_of(*results, players=((0, 1), (2, 3), (4, 5)))
    assert board_scores(Plan(), played) == {"a": (1000, 250), "b": (500, 250), "c": (0, 1000)}
    assert board_scores(Plan(scoring="points"), played)["b"] == (1000, 0)


def test_a_corrected_result_is_compared_by_the_win_alone_for_the_game_points_are_those_of_the_wrong_one() -> None:
    results = (
        BoardResult("a", (1000, 0), (20, 10)),
        BoardResult("b", (0, 1000), (10, 160)),
        BoardResult("c", (1000, 0), (10, 0)),
    )
    played = round_of(*results, players=((0, 1), (2, 3), (4, 5)))
    assert board_scores(Plan(), played)["b"] == (0, 1000)
    right = replace(results[1], shares=(1000, 0))
    corrected = replace(played, results=(results[0], right, results[2]), corrected={"b": "misread"})
    # b's two did as well as whoever won, and lost, at a and c; a and c are still told apart by their points.
    assert board_scores(Plan(), corrected) == {"a": (750, 750), "b": (500, 500), "c": (250, 250)}


def test_an_unfinished_board_measures_nobody() -> None:
    results = (BoardResult("a", (1000, 0)), BoardResult("b", (500, 500), unfinished=True), BoardResult("c", (0, 1000)))
    played = round_of(*results, players=((0, 1), (2, 3), (4, 5)))
    assert board_scores(Plan(), played) == {"a": (1000, 0), "b": (500, 500), "c": (0, 1000)}


def test_equal_scores_are_told_apart_by_those_between_them_then_opponents_then_wins() -> None:
    plan = Plan(scoring="points", rounds=2)
    first = round_of(BoardResult("a", (1000, 0)), BoardResult("b", (0, 1000)), players=((0, 1), (2, 3)))
    second = round_of(BoardResult("c", (0, 1000)), BoardResult("d", (1000, 0)), players=((0, 2), (1, 3)), number=2)
    state = Tournament(plan, Evening(plan, 4).state.players, (first, second))
    # everybody has one win; not each has met each, and each one's opponents have two wins between them
    assert [place.place for place in standings(state)] == [1, 1, 1, 1]
    third = round_of(BoardResult("e", (1000, 0)), BoardResult("f", (0, 1000)), players=((0, 3), (1, 2)), number=3)
    state = Tournament(plan, state.players, (first, second, third))
    places = standings(state)
    # 0 and 2 have two wins and have met: 2 beat 0. 1 and 3 have one: 1 beat 3.
    assert [(place.place, place.who, place.by) for place in places] == [
        (1, 2, "between"),
        (2, 0, ""),
        (3, 1, "between"),
        (4, 3, ""),
    ]


def test_luck_is_taken_out_only_where_all_of_it_is_known() -> None:
    plan = Plan(scoring="points")
    known = BoardResult("a", (1000, 0), luck=(300, -300))
    unknown = BoardResult("b", (1000, 0))
    state = Tournament(plan, Evening(plan, 4).state.players, (round_of(known, unknown, players=((0, 1), (2, 3))),))
    adjusted = {place.who: place.adjusted for place in standings(state)}
    assert adjusted == {0: 700, 1: 300, 2: None, 3: None}


def test_a_team_has_what_its_people_have() -> None:
    evening = Evening(Plan(team=2, scoring="points", rounds=3), 6, team=2)
    for number in range(3):
        evening.play(Random(number))
    alone: dict[int, int] = defaultdict(int)
    for each in evening.state.closed:
        for who, score in round_scores(evening.plan, each).items():
            alone[who // 2] += score
    assert {place.who: place.score for place in standings(evening.state)} == dict(alone)
    assert [place.score for place in standings(evening.state)] == sorted(alone.values(), reverse=True)


def test_a_round_of_several_boards_counts_as_much_as_one_of_a_single_board() -> None:
    evening = Evening(Plan(boards=2, scoring="points"), 2)
    evening.open()
    playing = evening.state.playing
    assert playing is not None
    first, second = playing.tables[0].tables
    evening.do(CloseRound((BoardResult(first, (1000, 0)), BoardResult(second, (0, 1000))), ""))
    assert {place.score for place in standings(evening.state)} == {500}
