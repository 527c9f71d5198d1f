"""What may be done in a tournament, rule by rule, and what taking back brings."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.club.evenings import Evening

from cabinet_noir.club import (
    Act,
    CloseRound,
    ClubEntry,
    ComeBackIn,
    Correct,
    Draft,
    Enter,
    Feature,
    Finish,
    MoreTime,
    OpenRound,
    Plan,
    Undo,
    Withdraw,
    goes_on_at,
    has_next_round,
    stand,
    stand_on,
)
from cabinet_noir.club.bounds import MOST_ENTRIES
from cabinet_noir.club.rules import undoable
from cabinet_noir.core import Illegal


def refused(evening: Evening, act: Act, reason: str, rule: str) -> None:
    """Expect a refusal, with its rule, that changes nothing."""
    before = evening.state
    with pytest.raises(Illegal) as refusal:
        evening.do(act)
    assert (refusal.value.reason, refusal.value.rule) == (reason, rule)
    assert evening.state == before


def test_C1_everybody_enters_once() -> None:
    evening = Evening(Plan(), 2)
    refused(evening, Enter("again", "person-0"), "takes-part-already", "C1")
    assert [player.since for player in evening.state.players] == [1, 1]


def test_C1_teams_have_names_and_so_many_people() -> None:
    evening = Evening(Plan(team=2))
    refused(evening, Enter("Ada", "a"), "team-is-missing", "C1")
    evening.do(Enter("Ada", "a", team="owls"))
    evening.do(Enter("Bob", "b", team="owls"))
    refused(evening, Enter("Cyd", "c", team="owls"), "team-is-full", "C1")


@pytest.mark.parametrize(
    ("system", "open"), [("swiss", True), ("ladder", True), ("round_robin", False), ("knock_out", False)]
)
def test_C1_latecomers_come_in_where_there_is_room_for_them(system: str, open: bool) -> None:
    evening = Evening(msgspec.convert({"system": system}, Plan), 4)
    evening.play(Random(0))
    if open:
        evening.do(Enter("late", "late"))
        assert evening.state.players[-1].since == 2
    else:
        refused(evening, Enter("late", "late"), "too-late-to-enter", "C1")


def test_C2_C3_one_withdraws_and_comes_back() -> None:
    evening = Evening(Plan(), 3)
    refused(evening, Withdraw(3), "no-such-player", "C2")
    refused(evening, ComeBackIn(0), "takes-part-already", "C3")
    evening.do(Withdraw(0))
    refused(evening, Withdraw(0), "has-withdrawn", "C2")
    evening.do(ComeBackIn(0))
    assert len(evening.state.present) == 3


def test_C4_a_round_begins_when_none_is_played_and_everybody_sits() -> None:
    evening = Evening(Plan(rounds=1), 4)
    evening.open()
    opened = evening.log[-1].act
    assert isinstance(opened, OpenRound)
    refused(evening, opened, "round-is-played", "C4")
    evening.close(Random(0))
    refused(evening, opened, "last-round-is-played", "C4")
    other = Evening(Plan(), 5)
    refused(other, opened, "draft-does-not-fit", "C4")
    refused(other, msgspec.structs.replace(opened, draft=Draft(())), "draft-does-not-fit", "C4")


def test_C5_a_round_may_be_prolonged_while_it_is_played() -> None:
    evening = Evening(Plan(minutes=20), 2)
    refused(evening, MoreTime(5), "no-round-is-played", "C5")
    evening.open()
    evening.do(MoreTime(5))
    assert evening.state.playing is not None and evening.state.playing.due == 25 * 60


def test_C6_a_round_is_closed_with_a_result_for_each_of_its_boards() -> None:
    evening = Evening(Plan(boards=2), 4)
    evening.open()
    refused(evening, CloseRound((), ""), "results-do-not-fit", "C6")
    evening.close(Random(0))
    assert evening.state.phase == "between"
    assert len(evening.state.rounds[0].results) == 4


def test_C7_a_correction_counts_and_says_so() -> None:
    evening = Evening(Plan(scoring="points"), 2)
    evening.open()
    refused(evening, Correct(1, "r1t0b0", (500, 500)), "no-such-board", "C7")
    evening.close(Random(0))
    refused(evening, Correct(1, "elsewhere", (500, 500)), "no-such-board", "C7")
    refused(evening, Correct(1, "r1t0b0", (1000, 500)), "shares-do-not-fit", "C7")
    refused(evening, Correct(1, "r1t0b0", (1000,)), "shares-do-not-fit", "C7")
    evening.do(Correct(1, "r1t0b0", (500, 500), "a power cut"))
    result = evening.state.rounds[0].result("r1t0b0")
    assert result is not None and result.shares == (500, 500)
    assert evening.state.rounds[0].corrected == {"r1t0b0": "a power cut"}


def test_C8_what_who_directs_did_can_be_taken_back() -> None:
    evening = Evening(Plan(scoring="points"), 2)
    evening.play(Random(0))
    closed = len(evening.log) - 1
    before = evening.state.rounds
    evening.do(Correct(1, "r1t0b0", (500, 500)))
    evening.do(Undo(len(evening.log) - 1))
    assert evening.state.rounds == before
    refused(evening, Undo(len(evening.log) - 2), "nothing-to-undo", "C8")
    refused(evening, Undo(closed), "cannot-be-undone", "C8")
    refused(evening, Undo(0), "cannot-be-undone", "C8")
    refused(evening, Undo(99), "nothing-to-undo", "C8")


def test_C8_a_round_can_be_taken_back_while_it_is_played() -> None:
    evening = Evening(Plan(), 4)
    evening.open()
    opened = len(evening.log) - 1
    evening.do(MoreTime(5))
    evening.do(Undo(opened))
    assert evening.state.phase == "gathering"
    refused(evening, Undo(opened + 1), "cannot-be-undone", "C8")
    evening.play(Random(0))
    assert undoable(evening.log, evening.state, 200) == frozenset()


def test_C9_the_big_screen_shows_no_table_of_a_round_that_is_played() -> None:
    evening = Evening(Plan(), 2)
    evening.open()
    refused(evening, Feature("r1t0b0"), "round-is-played", "C9")
    evening.close(Random(0))
    evening.do(Feature("r1t0b0"))
    assert evening.state.featured == "r1t0b0"


def test_C10_it_ends_between_rounds_and_may_be_taken_up_again() -> None:
    evening = Evening(Plan(), 2)
    evening.open()
    refused(evening, Finish(), "round-is-played", "C10")
    evening.close(Random(0))
    evening.do(Finish())
    refused(evening, Enter("late", "late"), "tournament-is-over", "C1")
    evening.do(Undo(len(evening.log) - 1))
    evening.play(Random(1))
    assert evening.state.phase == "between"


def test_C11_after_a_rest_the_next_round_opens_by_itself_unless_it_was_taken_back() -> None:
    evening = Evening(Plan(rounds=2, rest=5), 2)
    assert goes_on_at(evening.log, evening.state) is None, "who directs opens the first"
    evening.open()
    assert goes_on_at(evening.log, evening.state) is None
    evening.close(Random(0))
    assert goes_on_at(evening.log, evening.state) == evening.log[-1].at + 300
    evening.do(Feature("r1t0b0"))
    assert goes_on_at(evening.log, evening.state) is not None
    evening.open()
    evening.do(Undo(len(evening.log) - 1))
    assert goes_on_at(evening.log, evening.state) is None, "who took it back goes on"
    evening.play(Random(1))
    assert goes_on_at(evening.log, evening.state) is not None and not has_next_round(evening.state)
    evening.do(Finish())
    assert goes_on_at(evening.log, evening.state) is None
    evening.do(Undo(len(evening.log) - 1))
    assert goes_on_at(evening.log, evening.state) is None, "an end that was taken back does not come again"


def test_C11_where_no_rest_was_agreed_on_nothing_goes_on_by_itself() -> None:
    evening = Evening(Plan(), 2)
    evening.play(Random(0))
    assert goes_on_at(evening.log, evening.state) is None


def test_C12_whatever_is_done_again_and_again_ends() -> None:
    """Everything that could be done for ever is done until nothing is taken any longer but a way out."""
    evening = Evening(Plan(rounds=2), 2)
    evening.play(Random(0))
    while evening.tries(Feature("r1t0b0"), Correct(1, "r1t0b0", (500, 500)), Finish()):
        evening.tries(Undo(len(evening.log) - 1))
    while evening.tries(Withdraw(0), ComeBackIn(0)):
        pass
    assert [each.out for each in evening.state.players] == [True, False], "nobody stays in against who directs"
    for act in (Feature(""), Correct(1, "r1t0b0", (500, 500)), Undo(len(evening.log) - 1), ComeBackIn(0)):
        refused(evening, act, "done-often-enough", "C12")
    assert len(evening.log) < MOST_ENTRIES


def test_C12_a_round_lasts_four_weeks_at_most_whatever_it_is_given() -> None:
    evening = Evening(Plan(minutes=14 * 24 * 60), 2)
    evening.open()
    for _ in range(14):
        evening.do(MoreTime(24 * 60))
    refused(evening, MoreTime(1), "round-lasts-too-long", "C12")
    evening.close(Random(0))
    evening.open()
    while evening.tries(MoreTime(1)):
        pass
    refused(evening, MoreTime(1), "done-often-enough", "C12")


def test_what_is_folded_on_is_what_is_folded_anew() -> None:
    evening = Evening(Plan(rounds=2), 4)
    evening.play(Random(0))
    acts: list[Act] = [Withdraw(0), Feature("r1t0b0"), Correct(1, "r1t0b0", (500, 500)), Undo(len(evening.log) + 2)]
    for act in acts:
        evening.do(act)
    for cut in range(len(evening.log)):
        log, new = evening.log[:cut], evening.log[cut:]
        assert stand_on(stand(evening.plan, log), log, new) == evening.state


def test_C8_which_of_the_last_entries_may_be_taken_back_is_told_of_no_others() -> None:
    evening = Evening(Plan(), 4)
    evening.do(Withdraw(0))
    evening.open()
    evening.do(MoreTime(5))
    withdrawn, opened, prolonged = range(len(evening.log) - 3, len(evening.log))
    assert undoable(evening.log, evening.state, 200) == {withdrawn, opened, prolonged}
    assert undoable(evening.log, evening.state, 1) == {prolonged}


def test_a_log_written_and_read_back_is_the_same_tournament() -> None:
    evening = Evening(Plan(seats=3, boards=2, rounds=3), 7)
    for number in range(3):
        evening.play(Random(number))
    again = msgspec.json.decode(msgspec.json.encode(evening.log), type=list[ClubEntry])
    assert stand(evening.plan, again) == evening.state
