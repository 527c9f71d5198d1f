"""Interludes: in the log and in no game. They fold to nothing, make no view old, and cannot carry anything else."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cabinet_noir.core import Corrupt, Deadline, Log, Seat, load_lines, seed_from
from cabinet_noir.core.log import dump_lines
from cabinet_noir.games import load
from cabinet_noir.table import Paused, PauseWished, Referee, Resumed, verify

game = load("vinci")
PAUSE = (PauseWished(Seat(0), True), Paused((Seat(0),)))


def finished() -> Referee:
    referee = Referee.open(game, game.options(highest=4), 2, seed_from(3))
    while game.outcome(referee.state) is None:
        (seat,) = game.to_act(referee.state)
        referee.act(seat, next(game.actions(game.offers(referee.state, seat))))
        if referee.seq == 2:
            state, seq = referee.state, referee.seq
            referee.record(referee.interlude(PAUSE, Seat(0), 5.0))
            referee.record(referee.interlude((Resumed(Seat(1)),), Seat(1), 6.0))
            assert referee.state == state and referee.last_move == seq == referee.seq - 2
            assert referee.sight(Seat(1)).view == referee.sight(Seat(1), seq).view
    return referee


def test_an_interlude_changes_no_view_and_is_read_back_the_same():
    referee = finished()
    log = load_lines(dump_lines(referee.header(), referee.entries))
    again = Referee.resume(game, log, referee.seed)
    assert again.state == referee.state and again.interludes == referee.interludes == [*PAUSE, Resumed(Seat(1))]
    assert verify(game, log).moves == referee.seq


@pytest.mark.parametrize(
    "events", [[], [{"t": "unsealed", "seed": "00"}], [{"t": "paused", "seats": [0]}, {"t": "drew"}]]
)
def test_nothing_else_hides_in_an_entry_without_an_action(events):
    referee = finished()
    log = load_lines(dump_lines(referee.header(), referee.entries))
    bent = tuple(
        msgspec.structs.replace(entry, events=tuple(events)) if entry.seq == 3 else entry for entry in log.entries
    )
    with pytest.raises(Corrupt):
        verify(game, Log(log.header, bent))


def test_a_deadline_is_wound_up_by_the_entry_that_brings_a_new_one_and_by_no_other():
    room = load("_template")
    marks = iter([1, 1, 2, 2, 2])
    timed = replace(room, deadline=lambda _state: Deadline(5.0, (Seat(0),), next(marks)))
    referee = Referee.open(timed, room.options(), 2, seed_from(1))
    wound = [referee.wound_up]
    for _ in range(3):
        referee.record(referee.interlude(PAUSE, Seat(0)))
        wound.append(referee.wound_up)
    assert wound == [0, 0, 2, 2]
