"""Knock-outs and ladders: whoever wins a table goes on, however it is scored, and what was paired stays paired."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.club.evenings import Evening

from cabinet_noir.club import (
    WHOLE,
    BoardResult,
    CloseRound,
    Correct,
    Plan,
    Scoring,
    TableOfRound,
    Withdraw,
    has_next_round,
    pair,
    standings,
    still_in,
)
from cabinet_noir.club.standings import ladder
from cabinet_noir.core import Illegal

Ends = Callable[[str, TableOfRound], BoardResult]


def play(evening: Evening, ends: Ends) -> None:
    """Play a round that ends as is said."""
    evening.open()
    playing = evening.state.playing
    assert playing is not None
    evening.do(CloseRound(tuple(ends(table, each) for each in playing.tables for table in each.tables), ""))


def by_seat(winner: int) -> Ends:
    """Let the same seat win everywhere: with matchpoints everybody has the same."""
    return lambda table, paired: BoardResult(table, tuple(WHOLE * (s == winner) for s in range(len(paired.players))))


def by_number(best: Callable[[tuple[int, ...]], int], points: bool = False) -> Ends:
    """Let one of each table win, and the others make the more points the later they came."""

    def ended(table: str, paired: TableOfRound) -> BoardResult:
        winner = best(paired.players)
        told = tuple(player + 1 for player in paired.players) if points else ()
        return BoardResult(table, tuple(WHOLE * (player == winner) for player in paired.players), told)

    return ended


@pytest.mark.parametrize("scoring", ["points", "matchpoints"])
def test_whoever_wins_a_table_goes_through_however_it_is_scored(scoring: Scoring) -> None:
    evening = Evening(Plan(system="knock_out", scoring=scoring), 4)
    play(evening, by_seat(1))
    assert still_in(evening.state) == sorted(table.players[1] for table in evening.state.rounds[0].tables)


@pytest.mark.parametrize("scoring", ["points", "matchpoints"])
def test_whoever_wins_a_table_climbs_however_it_is_scored(scoring: Scoring) -> None:
    evening = Evening(Plan(system="ladder", scoring=scoring), 4)
    play(evening, by_seat(1))
    tables = evening.state.rounds[0].tables
    assert ladder(evening.state) == [player for table in tables for player in reversed(table.players)]


def test_whoever_wins_as_often_goes_through_by_the_points_of_the_game() -> None:
    evening = Evening(Plan(system="knock_out", boards=2), 2)
    evening.open()
    (table,) = evening.state.rounds[0].tables
    first, second = table.tables
    evening.do(CloseRound((BoardResult(first, (WHOLE, 0), (5, 1)), BoardResult(second, (0, WHOLE), (2, 9))), ""))
    assert still_in(evening.state) == [table.players[1]]


def test_at_a_table_of_four_the_second_goes_through_by_the_points_of_the_game() -> None:
    evening = Evening(Plan(4, system="knock_out"), 8)
    play(evening, by_number(min, points=True))
    tables = evening.state.rounds[0].tables
    assert still_in(evening.state) == sorted(
        player for table in tables for player in (min(table.players), max(table.players))
    )


def test_a_correction_of_an_earlier_round_knocks_nobody_out_who_was_paired_since() -> None:
    evening = Evening(Plan(system="knock_out", scoring="points"), 8)
    play(evening, by_number(min))
    play(evening, by_number(min))
    before = still_in(evening.state)
    for table in evening.state.rounds[0].tables:
        result = evening.state.rounds[0].result(table.tables[0])
        assert result is not None
        evening.do(Correct(1, result.table, result.shares[::-1]))
    assert still_in(evening.state) == before and len(before) == 2
    assert has_next_round(evening.state)


def test_a_correction_of_the_last_round_changes_who_goes_on() -> None:
    evening = Evening(Plan(system="knock_out", scoring="points"), 4)
    play(evening, by_seat(0))
    table = evening.state.rounds[0].tables[0]
    evening.do(Correct(1, table.tables[0], (0, WHOLE)))
    assert table.players[1] in still_in(evening.state) and table.players[0] not in still_in(evening.state)


def test_who_got_further_stands_higher_whatever_the_score() -> None:
    evening = Evening(Plan(4, system="knock_out", scoring="points"), 16)
    play(evening, by_number(max))
    play(evening, by_number(max))
    finalists = still_in(evening.state)
    play(evening, by_number(min))
    places = standings(evening.state)
    assert places[0].who == min(finalists) and {place.who for place in places[:4]} == {*finalists}
    assert places[0].score <= places[1].score and places[0].by == "rounds"
    assert not has_next_round(evening.state)
    with pytest.raises(Illegal, match="last-round-is-played"):
        pair(evening.state)


def test_who_has_gone_is_not_waited_for() -> None:
    evening = Evening(Plan(system="knock_out", scoring="points"), 4)
    play(evening, by_seat(0))
    assert has_next_round(evening.state)
    evening.do(Withdraw(still_in(evening.state)[0]))
    assert len(still_in(evening.state)) == 1 and not has_next_round(evening.state)
