"""The rules of a table, T1 to T12: what its people do beside the game, judged on the table alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from cabinet_noir.core import (
    HOUSE,
    Corrupt,
    Deadline,
    Denied,
    Illegal,
    Log,
    Malformed,
    Offer,
    Outcome,
    Seat,
    Seq,
    dump_lines,
    load_lines,
    seed_from,
)
from cabinet_noir.games import TEMPLATE, load
from cabinet_noir.table import (
    BY_DAYS,
    Abandoned,
    Choice,
    ChooseAbout,
    Chose,
    Closed,
    CloseTable,
    ComeBack,
    Convened,
    DialTurned,
    Forfeit,
    Forfeited,
    GiveTime,
    Granted,
    LetStandIn,
    Paused,
    PauseWished,
    RanTooLong,
    Referee,
    RefuseDeal,
    Replaced,
    Resign,
    Resigned,
    Resumed,
    Returned,
    TableAct,
    TakeBack,
    TakenBack,
    TurnDial,
    Unsealed,
    WeighWishes,
    WishPause,
    outcome,
    verify,
)
from cabinet_noir.table.rules import MOST_ASKED, REST, VOTES_AT_ONCE

vinci = load("vinci")
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
ALL = (ONE, TWO, THREE)
Table = Referee[Any, Any, Any, Any]


def opened(turn: int = 60, bank: int = 0, seats: int = 3, bots: tuple[str, ...] = (), at: float = 1000.0) -> Table:
    """Return a table of so many at which turns are timed, dealt at some time."""
    company = Convened(bots or ("",) * seats, turn, bank)
    referee = Referee(vinci, vinci.options(first=0, setup="chance"), seats, seed_from(5), company)
    referee.record(referee.opening(at))
    return referee


def does(referee: Table, seat: Seat, act: TableAct, at: float = 0.0) -> tuple[Any, ...]:
    """Let a seat do something at the table, and return what came of it."""
    entry = referee.propose_act(seat, act, at)
    if entry is None:
        return ()
    referee.record(entry)
    return entry.events


def moves(referee: Table, at: float = 0.0) -> Seat:
    """Let whoever is to act do the first thing they may."""
    (seat,) = vinci.to_act(referee.state)
    action = next(vinci.actions(vinci.offers(referee.state, seat)))
    referee.record(referee.propose(seat, action, at=at))
    return seat


def finished() -> Table:
    """Return a game with a pause in it, played to its end."""
    referee = Referee(vinci, vinci.options(highest=4, setup="chance"), 2, seed_from(3), Convened(("", ""), 60))
    referee.record(referee.opening(1000.0))
    while not referee.over:
        moves(referee, referee.table.at + 1)
        if referee.seq == 2:
            state, seq = referee.state, referee.seq
            assert does(referee, ONE, WishPause(True, (ONE,))) == (PauseWished(ONE, True), Paused((ONE,)))
            assert does(referee, TWO, WishPause(False, (ONE, TWO))) == (Resumed(TWO),)
            assert referee.state == state and referee.table.last_move == seq == referee.seq - 2
            assert referee.sight(TWO).view == referee.sight(TWO, seq).view
    return referee


def log_of(referee: Table) -> Log:
    return load_lines(dump_lines(referee.header(), referee.entries))


# T1: before, in play, after


ACTS = (
    WishPause(True, ALL),
    WishPause(False, ALL),
    WeighWishes(ALL),
    ChooseAbout(TWO, "end", (ONE,), 0.0),
    GiveTime(TWO),
    TakeBack(Seq(0)),
    ComeBack(),
    CloseTable(),
    Forfeit(TWO, (ONE,), 0.0),
    Resign(),
    TurnDial("counts"),
)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: f"{type(act).__name__}-{getattr(act, 'wish', '')}")
def test_T1_nothing_is_done_before_the_deal_or_after_the_end(act: TableAct) -> None:
    waiting = Referee(vinci, vinci.options(setup="chance"), 3, seed_from(5), Convened(("",) * 3, 60))
    with pytest.raises(Illegal, match="game-has-not-begun"):
        waiting.propose_act(ONE, act, 5.0)
    with pytest.raises(Illegal, match="game-is-over"):
        finished().propose_act(ONE, act, 1e9)


def test_T1_an_abandoned_game_takes_no_move_and_no_gift() -> None:
    referee = opened()
    events = does(referee, TWO, ChooseAbout(ONE, "end", (TWO, THREE), 1000.0), 1200.0)
    assert events == (Chose(TWO, ONE, "end"),)
    events = does(referee, THREE, ChooseAbout(ONE, "end", (TWO, THREE), 1000.0), 1200.0)
    assert events == (Chose(THREE, ONE, "end"), Abandoned(ONE), Unsealed(referee.seed.hex()))
    for act in (GiveTime(ONE), WishPause(True, ALL)):
        with pytest.raises(Illegal, match="game-is-over"):
            referee.propose_act(TWO, act, 1300.0)
    with pytest.raises(Illegal, match="game-is-over"):
        moves(referee, 1300.0)
    assert verify(vinci, log_of(referee)).moves == referee.seq


OF_THE_HOUSE = (
    WeighWishes((ONE,)),
    CloseTable(),
    LetStandIn(THREE, "novice", (ONE,)),
    Forfeit(THREE, (ONE,), 1000.0),
)
OF_PEOPLE = (
    WishPause(True, (ONE,)),
    WishPause(False, (ONE,)),
    ChooseAbout(THREE, "end", (ONE,), 1000.0),
    GiveTime(ONE),
    TakeBack(Seq(0)),
    ComeBack(),
    RefuseDeal(),
    Resign(),
    TurnDial("counts"),
)


def test_T1_every_act_is_the_houses_or_of_people() -> None:
    assert {type(act) for act in (*OF_THE_HOUSE, *OF_PEOPLE)} == set(get_args(TableAct))


@pytest.mark.parametrize("act", OF_THE_HOUSE, ids=lambda act: type(act).__name__)
def test_T1_what_is_the_houses_nobody_else_does(act: TableAct) -> None:
    referee = company("", "novice", "")
    for seat in (*ALL, Seat(9)):
        with pytest.raises(Denied, match="only-the-house"):
            referee.propose_act(seat, act, 2000.0)


@pytest.mark.parametrize("act", OF_PEOPLE, ids=lambda act: f"{type(act).__name__}-{getattr(act, 'wish', '')}")
def test_T1_neither_the_house_nor_a_bot_does_what_is_for_people(act: TableAct) -> None:
    referee = company("", "novice", "")
    for seat in (HOUSE, TWO, Seat(9), Seat(-3)):
        with pytest.raises(Denied, match="only-watching"):
            referee.propose_act(seat, act, 2000.0)


def test_T1_the_owner_of_a_seat_that_is_kept_warm_is_heard() -> None:
    referee = opened()
    does(referee, TWO, ChooseAbout(ONE, "bot", (ONE, TWO)), 1060.0)
    assert referee.table.stand_ins == {ONE}
    assert does(referee, ONE, WishPause(True, ALL), 1061.0) == (PauseWished(ONE, True),)
    assert does(referee, ONE, ComeBack(), 1062.0) == (Returned(ONE),)


# T2: pauses


def test_T2_a_pause_comes_when_all_who_are_connected_wish_it() -> None:
    referee = opened()
    assert does(referee, ONE, WishPause(True, ALL)) == (PauseWished(ONE, True),)
    assert does(referee, ONE, WishPause(True, ALL)) == ()  # so already
    assert does(referee, TWO, WishPause(True, (ONE, TWO))) == (PauseWished(TWO, True), Paused((ONE, TWO)))
    with pytest.raises(Illegal, match="table-is-paused"):
        moves(referee)
    assert does(referee, THREE, WishPause(False, ALL)) == (Resumed(THREE),)
    assert referee.table.wishes == frozenset() and referee.table.paused is None


def test_T2_whoever_goes_need_no_longer_be_asked() -> None:
    referee = opened()
    does(referee, ONE, WishPause(True, ALL))
    assert does(referee, HOUSE, WeighWishes((ONE, TWO))) == ()
    assert does(referee, HOUSE, WeighWishes((ONE,))) == (Paused((ONE,)),)
    assert does(referee, HOUSE, WeighWishes((ONE,))) == ()


def test_T2_day_by_day_every_person_seated_is_asked() -> None:
    referee = opened(turn=BY_DAYS, bots=("", "", "regular"))
    assert does(referee, ONE, WishPause(True, (ONE,))) == (PauseWished(ONE, True),)
    assert does(referee, HOUSE, WeighWishes((ONE,))) == ()
    assert does(referee, TWO, WishPause(True, (TWO,))) == (PauseWished(TWO, True), Paused((ONE, TWO)))


def test_T2_where_no_time_runs_there_is_nothing_to_pause() -> None:
    with pytest.raises(Illegal, match="nothing-to-pause"):
        opened(turn=0).propose_act(ONE, WishPause(True, ALL))


def test_T2_a_pause_takes_nothing_of_anybodys_time() -> None:
    referee = opened(turn=60, bank=30)
    does(referee, ONE, WishPause(True, (ONE,)), 1020.0)
    does(referee, ONE, WishPause(False, (ONE,)), 5020.0)
    assert referee.table.clocks.began == {ONE: 5000.0}


# T3: seats that were left


def test_T3_nobody_is_chosen_about_before_the_grace_is_over() -> None:
    referee = opened(turn=0)
    for about, since, at in ((TWO, 1000.0, 1119.9), (TWO, None, 9999.0), (ONE, 1000.0, 9999.0), (Seat(7), 0.0, 9999.0)):
        with pytest.raises(Illegal, match="seat-is-not-left"):
            referee.propose_act(ONE, ChooseAbout(about, "bot", (ONE, THREE), since), at)
    assert referee.propose_act(ONE, ChooseAbout(TWO, "bot", (ONE, THREE), 1000.0), 1120.0) is not None


def test_T3_whoever_is_connected_was_not_left() -> None:
    with pytest.raises(Illegal, match="seat-is-not-left"):
        opened(turn=0).propose_act(ONE, ChooseAbout(TWO, "bot", ALL, 1000.0), 1200.0)


def test_T3_what_all_who_are_here_agree_on_is_done_and_the_owner_comes_back() -> None:
    referee = opened(turn=0)
    assert does(referee, ONE, ChooseAbout(TWO, "bot", (ONE, THREE), 1000.0), 1200.0) == (Chose(ONE, TWO, "bot"),)
    events = does(referee, THREE, ChooseAbout(TWO, "bot", (ONE, THREE), 1000.0), 1201.0)
    assert events == (Chose(THREE, TWO, "bot"), Replaced(TWO, "regular"))
    assert referee.table.bots == ("", "regular", "") and referee.table.votes == ()
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(ONE, ChooseAbout(TWO, "end", (ONE, THREE), 1000.0), 1300.0)
    assert does(referee, TWO, ComeBack()) == (Returned(TWO),)
    assert does(referee, TWO, ComeBack()) == () and does(referee, ONE, ComeBack()) == ()
    assert referee.table.bots == ("", "", "")


def test_T3_what_was_chosen_before_a_seat_was_left_again_counts_no_longer() -> None:
    referee = opened(turn=0)
    does(referee, ONE, ChooseAbout(TWO, "bot", (ONE, THREE), 1000.0), 1200.0)
    events = does(referee, THREE, ChooseAbout(TWO, "bot", (ONE, THREE), 1300.0), 1500.0)
    assert events == (Chose(THREE, TWO, "bot"),)


def test_T3_a_seat_out_of_time_is_chosen_about_though_it_is_connected() -> None:
    referee = opened(turn=60, bank=30)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(TWO, ChooseAbout(ONE, "bot", ALL), 1089.0)
    assert does(referee, TWO, ChooseAbout(ONE, "bot", (ONE, TWO)), 1090.0)[-1] == Replaced(ONE, "regular")


def test_T3_day_by_day_being_away_is_no_leaving() -> None:
    with pytest.raises(Illegal, match="seat-is-not-left"):
        opened(turn=BY_DAYS).propose_act(ONE, ChooseAbout(TWO, "bot", (ONE,), 1000.0), 9000.0)


# T4: gifts


def test_T4_a_gift_is_another_turns_time_for_somebody_else_whose_turn_it_is() -> None:
    referee = opened(turn=60, bank=30)
    assert does(referee, TWO, GiveTime(ONE)) == (Granted(TWO, ONE, 60),)
    assert referee.table.clocks.banks == (90.0, 30.0, 30.0)
    for seat, about in ((ONE, ONE), (ONE, TWO)):
        with pytest.raises(Illegal, match="no-time-to-give"):
            referee.propose_act(seat, GiveTime(about))
    with pytest.raises(Illegal, match="no-time-to-give"):
        opened(turn=0).propose_act(TWO, GiveTime(ONE))


# T5: taking back is in test_undo.py


def test_T5_a_move_taken_back_gives_its_turn_back_and_what_came_between_stays_given() -> None:
    game = load("lost-code")
    referee = Referee(game, game.options(rounds=2), 2, seed_from(5), Convened(("", ""), 60, 30))
    referee.record(referee.opening(1000.0))
    while not referee.table.undo or referee.table.clocks.began.keys() == referee.table.undo[-1].clocks.began.keys():
        seat = game.to_act(referee.state)[0]
        action = next(game.actions(game.offers(referee.state, seat)))
        referee.record(referee.propose(seat, action, at=referee.table.at + 70))
    last = referee.table.undo[-1]
    (following,) = referee.table.clocks.began
    assert referee.table.clocks.banks[last.seat] < 30.0
    does(referee, last.seat, GiveTime(following), referee.table.at + 1)
    does(referee, last.seat, WishPause(True, (last.seat,)), referee.table.at + 1)
    does(referee, last.seat, WishPause(False, (last.seat,)), referee.table.at + 500)
    assert does(referee, last.seat, TakeBack(last.entry)) == (TakenBack(last.seat, last.entry),)
    assert referee.table.clocks.banks[following] == last.clocks.banks[following] + 60
    assert referee.table.clocks.began == {last.seat: last.clocks.began[last.seat] + 500}


# T6: limits


def test_T6_who_wishes_too_often_is_refused_and_stops_nobody() -> None:
    referee = opened(seats=2)
    for n in range(MOST_ASKED):
        does(referee, ONE, WishPause(n % 2 == 0, (ONE, TWO)))
    with pytest.raises(Denied, match="asked-too-often"):
        referee.propose_act(ONE, WishPause(True, (ONE, TWO)))
    assert does(referee, TWO, WishPause(True, (TWO,)))[-1] == Paused((TWO,))
    assert does(referee, ONE, WishPause(False, (ONE, TWO))) == (Resumed(ONE),)  # to go on is always heard
    end = does(referee, TWO, ChooseAbout(ONE, "end", (TWO,), 1000.0), 2000.0)
    assert isinstance(end[-1], Unsealed)


def test_T6_who_votes_too_often_waits_a_moment_and_who_agrees_does_not() -> None:
    referee, seats = opened(turn=0), (ONE, THREE)
    for n in range(VOTES_AT_ONCE):
        does(referee, ONE, ChooseAbout(TWO, ("wait", "bot")[n % 2], seats, 1000.0), 2000.0)
    with pytest.raises(Denied, match="voted-too-often"):
        referee.propose_act(ONE, ChooseAbout(TWO, "end", seats, 1000.0), 2000.0)
    assert referee.propose_act(ONE, ChooseAbout(TWO, "end", seats, 1000.0), 2030.0) is not None
    does(referee, THREE, ChooseAbout(TWO, "end", seats, 1000.0), 2000.0)
    assert does(referee, ONE, ChooseAbout(TWO, "end", seats, 1000.0), 2000.0)[1] == Abandoned(TWO)


# T9: a table that is closed


def test_T8_only_the_house_closes_a_table_and_the_log_says_so_and_verifies() -> None:
    referee = opened()
    moves(referee, 1010.0)
    assert does(referee, ONE, WishPause(True, (ONE,))) == (PauseWished(ONE, True), Paused((ONE,)))
    for seat in ALL:
        with pytest.raises(Denied, match="only-the-house"):
            referee.propose_act(seat, CloseTable(), 1020.0)
    assert does(referee, HOUSE, CloseTable(), 1020.0) == (Closed(), Unsealed(referee.seed.hex()))
    assert referee.over and referee.table.clocks.running is None
    verified = verify(vinci, log_of(referee))
    assert (verified.moves, verified.outcome) == (3, None), "nobody has lost"


# T7: the longest game


def test_T7_the_house_ends_what_goes_on_for_longer_than_any_real_game() -> None:
    referee = opened(seats=2)
    referee.longest = 4
    moves(referee), moves(referee)
    entry = referee.propose(vinci.to_act(referee.state)[0], next(vinci.actions(_offers(referee))))
    assert entry.events[-2:] == (RanTooLong(4), Unsealed(referee.seed.hex()))
    referee.record(entry)
    assert referee.over and vinci.outcome(referee.state) is None


def _offers(referee: Table) -> tuple[Offer, ...]:
    (seat,) = vinci.to_act(referee.state)
    return vinci.offers(referee.state, seat)


# the log


def test_what_happened_at_the_table_is_read_back_the_same_and_judged_again() -> None:
    referee = finished()
    again = Referee.resume(vinci, log_of(referee), referee.seed)
    assert (again.state, again.table) == (referee.state, referee.table)
    assert verify(vinci, log_of(referee)).moves == referee.seq


BENDINGS: dict[str, dict[str, Any]] = {
    "no event": {"events": ()},
    "an invented end": {"events": ({"t": "abandoned", "seat": 0}, {"t": "unsealed", "seed": "00"})},
    "an event of the game": {"events": ({"t": "paused", "seats": [0]}, {"t": "drew"})},
    "another event": {"events": ({"t": "pause_wished", "seat": 0, "wish": False},)},
    "somebody else's": {"seat": 1},
    "other people there": {"act": {"t": "wish_pause", "wish": True, "present": [0, 1]}},
    "no act": {"act": None},
    "time set back": {"at": 1.0},
}


@pytest.mark.parametrize("bent", BENDINGS.values(), ids=BENDINGS.keys())
def test_a_bent_entry_of_the_table_is_noticed(bent: dict[str, Any]) -> None:
    log = log_of(finished())
    entries = [msgspec.structs.replace(entry, **bent) if entry.seq == 3 else entry for entry in log.entries]
    with pytest.raises(Corrupt):
        verify(vinci, Log(log.header, tuple(entries)))


def test_nothing_follows_the_end() -> None:
    referee = finished()
    log = log_of(referee)
    more = msgspec.structs.replace(log.entries[3], seq=len(log.entries))
    with pytest.raises(Corrupt, match=r"entry-after-the-end|log-without-seed"):
        verify(vinci, Log(log.header, (*log.entries, more)))
    again = msgspec.structs.replace(log.entries[-1], seq=len(log.entries))
    with pytest.raises(Corrupt, match="entry-after-the-end"):
        verify(vinci, Log(log.header, (*log.entries, again)))


def test_time_is_not_said_to_be_up_before_it_is() -> None:
    express = load("password-express")
    referee = Referee(express, express.options(), 2, seed_from(1))
    referee.record(referee.opening(1000.0))
    while referee.table.clocks.running is None:
        seat = express.to_act(referee.state)[0]
        referee.act(seat, next(express.actions(express.offers(referee.state, seat))))
    due, time_up = referee.table.clocks.running.due, express.action_of("time_up", {})
    with pytest.raises(Illegal, match="time-is-not-up"):
        referee.propose(HOUSE, time_up, at=due - 0.01)
    assert referee.propose(HOUSE, time_up, at=due).events


def test_an_action_that_brings_no_event_is_a_fault_of_its_room() -> None:
    idle = replace(load(TEMPLATE), decide=lambda *_: ())
    referee = Referee.open(idle, idle.options(), 2, seed_from(1))
    with pytest.raises(Corrupt, match="action-without-event"):
        referee.propose(ONE, idle.read("2=3"))


def test_a_deadline_is_wound_up_by_the_entry_that_brings_a_new_one_and_by_no_other() -> None:
    room = load(TEMPLATE)
    marks = iter([1, 1, 2, 2, 2])
    timed = replace(room, deadline=lambda _state: Deadline(5.0, (ONE,), next(marks)))
    referee = Referee.open(timed, room.options(), 2, seed_from(1))
    wound = [wound_up(referee)]
    for wish in (True, False, True):
        does(referee, ONE, WishPause(wish, (ONE, TWO)))
        wound.append(wound_up(referee))
    assert wound == [0, 0, 2, 2]


def wound_up(referee: Table) -> Seq:
    """Return the entry by which the clock that runs was wound up."""
    running = referee.table.clocks.running
    assert running is not None
    return running.wound_up


# T10: leaving a rated game


def rated(seats: int = 3, turn: int = 0) -> Table:
    """Return a rated table of so many, dealt at 1000."""
    company = Convened(("",) * seats, turn, rated=True)
    referee = Referee(vinci, vinci.options(first=0, setup="chance"), seats, seed_from(5), company)
    referee.record(referee.opening(1000.0))
    return referee


def test_T8_who_is_away_for_longer_than_the_grace_has_left_and_a_bot_plays_on() -> None:
    referee = rated()
    gone = Forfeit(TWO, (ONE, THREE), 1100.0)
    for about, at in ((gone, 1219.0), (Forfeit(TWO, ALL, 1100.0), 5000.0), (Forfeit(TWO, (ONE,), None), 5000.0)):
        with pytest.raises(Illegal, match="seat-is-not-left"):
            referee.propose_act(HOUSE, about, at)
    with pytest.raises(Denied, match="only-the-house"):
        referee.propose_act(ONE, gone, 5000.0)  # nobody throws another out
    assert does(referee, HOUSE, gone, 1220.0) == (Forfeited(TWO, "regular"),)
    assert referee.table.bots == ("", "regular", "") and referee.table.forfeited == (TWO,)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(HOUSE, gone, 1230.0)  # once
    for act in (ComeBack(), WishPause(True, ALL), GiveTime(ONE)):
        with pytest.raises(Denied, match="you-have-left"):
            referee.propose_act(TWO, act, 1230.0)


def test_T8_where_one_side_is_left_it_has_won() -> None:
    referee = rated(seats=2)
    unsealed = Unsealed(referee.seed.hex())
    assert does(referee, HOUSE, Forfeit(ONE, (TWO,), 1000.0), 1120.0) == (Forfeited(ONE), unsealed)
    result = outcome(referee.table, vinci.outcome(referee.state))
    assert result == Outcome((TWO,), "house-others-left", (0, 1))
    assert verify(vinci, log_of(referee)).outcome == msgspec.to_builtins(result)


def test_T8_the_others_finish_among_themselves_and_a_bot_does_not_win_for_who_has_left() -> None:
    for leaver in ALL:
        referee = rated()
        does(referee, HOUSE, Forfeit(leaver, tuple(seat for seat in ALL if seat != leaver), 1000.0), 1120.0)
        while not referee.over:
            moves(referee, referee.table.at + 1)
        played = vinci.outcome(referee.state)
        result = outcome(referee.table, played)
        assert played is not None and result is not None and leaver not in result.winners
        assert set(result.winners) == set(played.winners) - {leaver} and result.scores == played.scores
        assert verify(vinci, log_of(referee)).outcome == msgspec.to_builtins(result)


def test_T8_who_is_out_of_time_has_left_though_they_are_here() -> None:
    referee = rated(turn=60)
    assert vinci.to_act(referee.state) == (ONE,)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(HOUSE, Forfeit(ONE, ALL), 1059.0)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(HOUSE, Forfeit(TWO, ALL), 1060.0)  # it is not their turn
    assert does(referee, HOUSE, Forfeit(ONE, ALL), 1060.0) == (Forfeited(ONE, "regular"),)


def test_T8_day_by_day_being_away_is_no_leaving() -> None:
    referee = rated(turn=BY_DAYS)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(HOUSE, Forfeit(ONE, (TWO,), 1000.0), 1000.0 + BY_DAYS - 1)
    assert does(referee, HOUSE, Forfeit(ONE, (), None), 1000.0 + BY_DAYS)[0] == Forfeited(ONE, "regular")


def test_T8_in_a_pause_nobody_leaves_and_for_an_hour_all_end_it_together() -> None:
    referee = rated(seats=2, turn=600)
    both = (ONE, TWO)
    does(referee, ONE, WishPause(True, both), 1010.0)
    does(referee, TWO, WishPause(True, both), 1010.0)
    with pytest.raises(Illegal, match="seat-is-not-left"):
        referee.propose_act(HOUSE, Forfeit(ONE, (TWO,), 1010.0), 5000.0)
    with pytest.raises(Illegal, match="others-are-away"):
        referee.propose_act(TWO, WishPause(False, (TWO,)), 1010.0 + REST - 1)
    assert does(referee, TWO, WishPause(False, (TWO,)), 1010.0 + REST) == (Resumed(TWO),)
    with pytest.raises(Illegal, match="seat-is-not-left"):  # the grace begins now, however long ago they went
        referee.propose_act(HOUSE, Forfeit(ONE, (TWO,), 1010.0), 1010.0 + REST + 119)
    assert does(referee, HOUSE, Forfeit(ONE, (TWO,), 1010.0), 1010.0 + REST + 120)[0] == Forfeited(ONE)


def test_T8_nobody_votes_about_anybody() -> None:
    referee = rated()
    choices: tuple[Choice, ...] = ("bot", "end", "wait")
    for choice in choices:
        with pytest.raises(Illegal, match="rated-without-votes"):
            referee.propose_act(ONE, ChooseAbout(TWO, choice, (ONE,), 1000.0), 2000.0)


def test_T8_at_other_tables_nobody_leaves_for_good() -> None:
    with pytest.raises(Illegal, match="seat-is-not-left"):
        opened().propose_act(HOUSE, Forfeit(ONE, (TWO,), 1000.0), 9000.0)


def test_T8_those_of_one_side_win_together() -> None:
    express = load("password-express")
    referee = Referee(express, express.options(), 4, seed_from(5), Convened(("",) * 4, rated=True))
    referee.record(referee.opening(1000.0))
    here = (TWO, Seat(3))
    assert does(referee, HOUSE, Forfeit(ONE, here, 1000.0), 1120.0) == (Forfeited(ONE, "regular"),)
    events = does(referee, HOUSE, Forfeit(THREE, here, 1000.0), 1120.0)
    assert events == (Forfeited(THREE), Unsealed(referee.seed.hex()))
    result = outcome(referee.table, None)
    assert result is not None and result.winners == (TWO, Seat(3))


@pytest.mark.parametrize("bent", ["no-grace", "nobody", "by-a-seat", "level"])
def test_T8_a_leaving_that_was_bent_is_noticed(bent: str) -> None:
    referee = rated()
    does(referee, HOUSE, Forfeit(TWO, (ONE, THREE), 1000.0), 1120.0)
    does(referee, HOUSE, Forfeit(ONE, (THREE,), 1000.0), 1120.0)
    entry = referee.entries[1]
    assert isinstance(entry.act, Forfeit)
    other = {
        "no-grace": {"act": msgspec.structs.replace(entry.act, since=1001.0)},
        "nobody": {"events": (Forfeited(THREE, "regular"),)},
        "by-a-seat": {"seat": ONE},
        "level": {"events": (Forfeited(TWO, "novice"),)},
    }[bent]
    referee.entries[1] = msgspec.structs.replace(entry, **other)  # type: ignore[arg-type]
    with pytest.raises(Corrupt):
        verify(vinci, log_of(referee))


# T11: giving one's own game up


def company(*bots: str, rated: bool = False) -> Table:
    """Return a table of these, dealt: an empty string is a person."""
    referee = Referee(vinci, vinci.options(first=0), len(bots), seed_from(5), Convened(bots, 60, rated=rated))
    referee.record(referee.opening(1000.0))
    return referee


@pytest.mark.parametrize("rated", [False, True])
def test_T11_of_two_the_other_has_won(rated: bool) -> None:
    referee = company("", "", rated=rated)
    assert does(referee, TWO, Resign()) == (Resigned(TWO), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((ONE,), "house-resigned", (1, 0))
    found = verify(vinci, log_of(referee))
    assert found.outcome == {"winners": (0,), "reason": "house-resigned", "scores": (1, 0)}


@pytest.mark.parametrize("rated", [False, True])
def test_T11_of_three_a_bot_plays_the_seat_on_and_does_not_win(rated: bool) -> None:
    referee = company("", "", "", rated=rated)
    assert does(referee, TWO, Resign()) == (Resigned(TWO, "regular"),)
    assert (referee.table.bots, referee.table.forfeited) == (("", "regular", ""), (TWO,))
    won = Outcome((TWO, THREE), "vinci-last-code", (1, 2, 3))
    assert outcome(referee.table, won) == replace_outcome(won, (THREE,))
    assert outcome(referee.table, None) is None
    with pytest.raises(Denied, match="you-have-left"):
        referee.propose_act(TWO, Resign())
    assert does(referee, THREE, Resign()) == (Resigned(THREE), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((ONE,), "house-resigned", (1, 0, 0))


def replace_outcome(result: Outcome, winners: tuple[Seat, ...]) -> Outcome:
    return Outcome(winners, result.reason, result.scores)


def test_T11_against_bots_alone_it_ends_at_once_and_they_have_won() -> None:
    referee = company("regular", "", "novice")
    assert does(referee, TWO, Resign()) == (Resigned(TWO), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((ONE, THREE), "house-resigned", (1, 0, 1))


def test_T11_who_resigns_from_a_side_leaves_it_to_the_others_of_it() -> None:
    referee = company("", "", "", "")
    referee.table = msgspec.structs.replace(referee.table, sides=(0, 1, 0, 1))
    assert does(referee, ONE, Resign()) == (Resigned(ONE, "regular"),)
    assert does(referee, THREE, Resign()) == (Resigned(THREE), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((TWO, Seat(3)), "house-resigned", (0, 1, 0, 1))


def test_T11_a_side_whose_only_person_resigns_is_beaten_whatever_bot_is_with_them() -> None:
    referee = company("", "", "novice", "")
    referee.table = msgspec.structs.replace(referee.table, sides=(0, 1, 0, 1))
    assert does(referee, ONE, Resign()) == (Resigned(ONE), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((TWO, Seat(3)), "house-resigned", (0, 1, 0, 1))


def test_T11_alone_it_ends_and_nobody_has_won() -> None:
    archeologic = load("archeologic")
    referee = Referee(archeologic, archeologic.options(), 1, seed_from(5))
    referee.record(referee.opening(1000.0))
    assert does(referee, ONE, Resign()) == (Resigned(ONE), Unsealed(referee.seed.hex()))
    assert outcome(referee.table, None) == Outcome((), "house-resigned", (0,))


def test_T11_whoever_has_no_seat_to_give_up_gives_none_up() -> None:
    referee = company("", "novice", "")
    for nobody in (TWO, HOUSE):
        with pytest.raises(Denied, match="only-watching"):
            referee.propose_act(nobody, Resign())


def test_T11_a_seat_that_a_bot_keeps_warm_is_given_up_for_good() -> None:
    referee = opened()
    for other in (ONE, TWO):
        does(referee, other, ChooseAbout(THREE, "bot", (ONE, TWO), 1000.0), 1200.0)
    assert referee.table.stand_ins == {THREE}
    assert does(referee, THREE, Resign(), 1200.0) == (Resigned(THREE, "regular"),)
    assert (referee.table.stand_ins, referee.table.forfeited) == (frozenset(), (THREE,))
    with pytest.raises(Denied, match="you-have-left"):
        referee.propose_act(THREE, ComeBack())


# T12: the dial in mid-game


def test_T12_against_bots_the_dial_is_turned_up_and_down_and_the_most_is_kept() -> None:
    referee = company("", "novice")
    assert does(referee, ONE, TurnDial("candidates")) == (DialTurned(ONE, "candidates"),)
    assert does(referee, ONE, TurnDial("candidates")) == ()
    assert does(referee, ONE, TurnDial("off")) == (DialTurned(ONE, "off"),)
    assert (referee.table.dial, referee.table.most_help) == ("off", "candidates")
    with pytest.raises(Malformed, match="no-such-assist"):
        referee.propose_act(ONE, TurnDial("best"))
    does(referee, ONE, Resign())
    assert verify(vinci, log_of(referee)).moves == 3


def test_T12_where_help_concerns_others_it_stays_as_agreed() -> None:
    two_people, warm = company("", "", "novice"), company("", "")
    does(warm, ONE, ChooseAbout(TWO, "bot", (ONE,), 1000.0), 1200.0)
    assert warm.table.stand_ins == {TWO}
    for referee in (two_people, warm):
        with pytest.raises(Illegal, match="dial-is-agreed"):
            referee.propose_act(ONE, TurnDial("counts"), 1200.0)
    with pytest.raises(Denied, match="only-watching"):
        company("", "novice").propose_act(TWO, TurnDial("counts"))


def test_T12_the_dial_is_turned_so_often_and_no_more() -> None:
    referee = company("", "novice")
    for turn in range(MOST_ASKED):
        does(referee, ONE, TurnDial("counts" if turn % 2 else "candidates"))
    with pytest.raises(Denied, match="asked-too-often"):
        referee.propose_act(ONE, TurnDial("off"))
