"""Taking a move back: nothing is erased, and to every fold it is as if the move had never been."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from cabinet_noir.core import Corrupt, Log, Seat, Seq, load_lines, seed_from
from cabinet_noir.core.log import dump_lines
from cabinet_noir.games import load
from cabinet_noir.games.lost_code.types import Roll, Write
from cabinet_noir.table import Course, Eyes, Referee, TakeBack, TakenBack, verify
from cabinet_noir.table.types import MOST_UNDONE

game = load("lost-code")
SEATS = 3
Table = Referee[Any, Any, Any, Any]


def any_action(referee: Table, seat: Seat) -> Any:
    return next(game.actions(game.offers(referee.state, seat)))


def on_turn(referee: Table) -> Seat:
    return game.to_act(referee.state)[0]


def plays(referee: Table) -> Seat:
    seat = on_turn(referee)
    referee.act(seat, any_action(referee, seat))
    return seat


def takes_back(referee: Table, seat: Seat) -> None:
    entry = referee.may_take_back(seat)
    assert entry is not None
    proposed = referee.propose_act(seat, TakeBack(entry))
    assert proposed is not None
    referee.record(proposed)


def opened() -> Table:
    referee = Referee.open(game, game.options(rounds=2), SEATS, seed_from(5))
    referee.act(on_turn(referee), Roll())
    return referee


def test_a_roll_told_everyone_something_and_stands() -> None:
    referee = opened()
    assert [referee.may_take_back(Seat(seat)) for seat in range(SEATS)] == [None] * SEATS


def test_step_by_step_ones_own_choices_until_somebody_else_acts() -> None:
    referee = opened()
    rolled = referee.state
    first = plays(referee)  # sets the dice
    set_dice = referee.state
    plays(referee)  # estimates
    assert [referee.may_take_back(Seat(seat)) for seat in range(SEATS)].count(None) == SEATS - 1
    takes_back(referee, first)
    assert referee.state == set_dice and on_turn(referee) == first
    takes_back(referee, first)
    assert referee.state == rolled and referee.may_take_back(first) is None
    plays(referee), plays(referee)
    plays(referee)  # the next one
    assert referee.may_take_back(first) is None


def test_every_pair_of_eyes_forgets_whether_it_looked_in_between_or_not() -> None:
    referee = opened()
    watchful = [Eyes(referee, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]
    before = [eyes.sight() for eyes in watchful]
    seat = plays(referee)
    for eyes in watchful:
        eyes.look()
    takes_back(referee, seat)
    for eyes, was in zip(watchful, before, strict=True):
        sight = eyes.sight()
        assert sight == referee.sight(eyes.seat) == Eyes(referee, eyes.seat).sight()
        assert (sight.view, sight.offers, list(sight.events)) == (was.view, was.offers, list(was.events))
        assert sight.seq == was.seq + 2


def finished() -> Table:
    referee = opened()
    while game.outcome(referee.state) is None:
        seat = plays(referee)
        if game.outcome(referee.state) is None and referee.may_take_back(seat) is not None and referee.seq % 3 == 0:
            takes_back(referee, seat)
    return referee


def test_a_log_with_moves_taken_back_is_read_again_and_verified() -> None:
    referee = finished()
    assert any(isinstance(entry.events[0], TakenBack) for entry in referee.entries)
    log = load_lines(dump_lines(referee.header(), referee.entries))
    again = Referee.resume(game, log, referee.seed)
    assert again.state == referee.state
    assert verify(game, log).moves == referee.seq


def test_what_was_not_to_be_taken_back_makes_a_log_bent() -> None:
    referee = finished()
    log = load_lines(dump_lines(referee.header(), referee.entries))
    place = next(entry.seq for entry in referee.entries if isinstance(entry.events[0], TakenBack))
    seat = referee.entries[place].seat
    assert seat is not None
    for bent in ({"entry": 1}, {"entry": 0}, {"seat": (seat + 1) % SEATS}):
        event = {**log.entries[place].events[0], **bent}
        entries = list(log.entries)
        entries[place] = msgspec.structs.replace(entries[place], events=(event,))
        with pytest.raises(Corrupt):
            verify(game, Log(log.header, tuple(entries)))


def test_a_sheet_is_taken_back_while_the_others_still_write_and_not_once_all_is_revealed() -> None:
    referee = opened()
    while referee.state.phase != "writing":
        plays(referee)
    writer = on_turn(referee)
    referee.act(writer, Write(red=(1,)))
    takes_back(referee, writer)
    assert writer in game.to_act(referee.state)
    for seat in game.to_act(referee.state):
        referee.act(seat, Write())
    assert game.outcome(referee.state) is not None
    assert [referee.may_take_back(Seat(seat)) for seat in range(SEATS)] == [None] * SEATS


def test_a_view_is_old_once_a_move_was_taken_back() -> None:
    referee = opened()
    seat = plays(referee)
    takes_back(referee, seat)
    assert referee.table.last_move == referee.seq == Seq(3)


def test_however_many_moves_are_taken_back_nothing_is_folded_twice() -> None:
    """The longest row of moves that may be taken back, again and again: each is folded once, when it is made."""
    folded = 0

    def fold(state: Any, event: Any) -> Any:
        nonlocal folded
        folded += 1
        return game.fold(state, event)

    played = [tuple(event for event in entry.events if isinstance(event, game.event)) for entry in finished().entries]
    counted = dataclasses.replace(game, fold=fold, mere_choices=tuple({type(event) for event in played[0]}))
    course: Course[Any, Any, Any, Any] = Course(counted, game.options(rounds=2), SEATS)
    seq = 0
    course.add(Seq(seq), played[0])
    dealt, after_the_deal = course.state, folded
    for _ in range(5):
        row = []
        for _ in range(MOST_UNDONE):
            seq += 1
            course.add(Seq(seq), played[0])
            row.append(seq)
        for entry in reversed(row):
            seq += 1
            course.add(Seq(seq), (TakenBack(Seat(0), Seq(entry)),))
        assert course.state is dealt
    assert folded == after_the_deal + 5 * MOST_UNDONE * len(played[0])


def test_of_earlier_states_only_those_are_kept_that_may_be_needed() -> None:
    """A move that told somebody something stands, and with it everything before: no state of then is kept."""
    referee = finished()
    course = Course(game, referee.options, SEATS)
    for entry in referee.entries:
        course.add(entry.seq, entry.events)
        undoable = referee.table.undo if entry is referee.entries[-1] else ()
        assert len(course._before) >= len(undoable)
    assert len(course._before) <= SEATS
