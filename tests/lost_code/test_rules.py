"""Every numbered rule of The Lost Code, and every worked example."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lost_code.positions import Table, advance, ended, moves, play_round, racks, table

from cabinet_noir.core import Chance, Illegal, Seat, seed_from
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import answer, disks, numbers, settings, starts
from cabinet_noir.games.lost_code.notation import read, write
from cabinet_noir.games.lost_code.pieces import FaceDown, Stone
from cabinet_noir.games.lost_code.track import last_to_first
from cabinet_noir.games.lost_code.types import Estimate, Options
from cabinet_noir.table import Referee


def refused(referee: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    """Return why a move is refused, and check that nothing changed."""
    before = referee.state
    actor = referee.game.to_act(referee.state)[0] if seat is None else Seat(seat - 1)
    with pytest.raises(Illegal) as caught:
        referee.act(actor, read(move))
    assert referee.state == before
    return caught.value.reason, caught.value.rule


def last_events(referee: Table, kind: str) -> list[Any]:
    """Return the events of one kind in the last entry."""
    return [event for event in referee.entries[-1].events if type(event).__name__ == kind]


# R1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("tougher", "pile"), [(False, 3), (True, 4)])
def test_R1_four_racks_a_boxed_stone_and_a_pile_of_each_colour(seats: int, tougher: bool, pile: int) -> None:
    state: Any = Referee.open(GAME, Options(tougher=tougher), seats, seed_from(seats)).state
    assert [len(rack) for rack in state.racks] == [6] * 4
    assert [len(stones) for stones in state.piles] == [pile] * 6
    for place, colour in enumerate(("yellow", "violet", "red", "blue", "green", "pink")):
        stones = [rack[place] for rack in state.racks] + [*state.piles[place], state.boxed[place]]
        assert {stone.colour for stone in stones} == {colour}
        assert sorted(stone.number for stone in stones) == list(numbers(Options(tougher=tougher)))


def test_R1_a_seat_sees_every_rack_but_its_own() -> None:
    referee = table("012345", "123456", "234567", seats=3)
    assert racks(referee, 1) == ["??????", "123456", "234567", "300000"]
    assert racks(referee, 2) == ["012345", "??????", "234567", "300000"]
    assert racks(referee, 3) == ["012345", "123456", "??????", "300000"]


def test_R1_a_spectator_sees_only_racks_without_an_owner() -> None:
    assert racks(table("012345", "123456", "234567", seats=3), None) == ["??????"] * 3 + ["300000"]
    assert racks(table("012345", seats=4), None) == ["??????"] * 4


@pytest.mark.parametrize("seat", [0, 1, None])
def test_R1_nobody_sees_the_piles_and_the_box(seat: int | None) -> None:
    view = table("012345").sight(seat if seat is None else Seat(seat)).view
    assert all(isinstance(stone, FaceDown) for pile in (*view.piles, view.boxed) for stone in pile)


# R2


def test_R2_the_beginner_game_has_no_red_stones() -> None:
    state = Referee.open(GAME, Options(beginner=True), 2, seed_from(1)).state
    assert {stone.colour for rack in state.racks for stone in rack} == {"yellow", "violet", "blue", "green", "pink"}


def test_R2_a_red_die_is_set_and_one_die_may_still_be_changed() -> None:
    offered = settings(("red", "yellow", "blue"), Options(beginner=True))
    assert ("pink", "yellow", "blue") in offered
    assert ("pink", "green", "blue") in offered
    assert ("pink", "green", "green") not in offered
    assert not any("red" in dice for dice in offered)
    assert len(settings(("red", "red", "red"), Options(beginner=True))) == 5**3


def test_R2_leaving_a_red_die_is_refused() -> None:
    referee = moves(table("01234", beginner=True), "!RYB")
    assert refused(referee, "=RYB") == ("lost-code-one-die-only", "R2")


# R3


def test_R3_on_one_space_the_token_on_top_counts_as_behind() -> None:
    referee = table(seats=3, stack="132")
    assert referee.state.order == (1, 2, 0)
    assert last_to_first(advance(referee, seat2=3, seat1=3).state) == (2, 0, 1)


def test_R3_the_order_of_a_round_is_fixed_when_it_begins() -> None:
    referee = play_round(table("555555", "333333", "444444", seats=3, stack="321"), "YYY", "6-15", "9", "14-17")
    assert referee.state.spaces == (1, 5, 0)
    assert [event.seat for event in last_events(referee, "Answered")] == [0, 1, 2]
    moves(referee, "xY")
    assert (referee.state.round, referee.state.order) == (2, (2, 0, 1))


def test_R3_another_seat_is_refused() -> None:
    assert refused(table(stack="21"), "roll", seat=2) == ("lost-code-not-your-turn", "R3")


# R4


def test_R4_the_dice_come_from_the_chance_of_the_entry_and_are_public() -> None:
    one, other = table("012345"), table("765432")
    for referee in (one, other):
        referee.act(Seat(0), read("roll"))
    assert one.state.dice == other.state.dice == one.sight(None).view.dice
    assert refused(one, "roll") == ("lost-code-already-rolled", "R4")


def test_R4_one_die_may_be_set_to_any_colour() -> None:
    referee = moves(table("012345"), "!YVR")
    assert len(GAME.offers(referee.state, Seat(0))[0].fields["dice"]) == 1 + 3 * 5
    assert refused(referee, "=YBB") == ("lost-code-one-die-only", "R4")
    assert moves(referee, "=YBR").state.dice == ("yellow", "blue", "red")
    assert refused(referee, "=YBR") == ("lost-code-dice-not-yours-to-set", "R4")


# R5


def test_R5_each_takes_a_disk_that_is_still_there_last_to_first() -> None:
    referee = moves(table(seats=3, stack="321"), "!YVR", "=YVR", "9-15")
    assert GAME.to_act(referee.state) == (1,)
    assert refused(referee, "8-14") == ("lost-code-disk-taken", "R5")
    domains = [offer.fields["disk"] for offer in GAME.offers(referee.state, Seat(1))]
    assert {domain[0] for domain in domains if isinstance(domain, tuple)} == {1, 2, 3, 4, 5, 10}
    assert all(isinstance(domain, tuple) for domain in domains)


def test_R5_a_disk_shows_its_whole_width() -> None:
    assert [starts(disk, Options())[-1] + disk - 1 for disk in disks(Options())] == [21] * 7
    assert [starts(disk, Options(tougher=True))[-1] + disk - 1 for disk in disks(Options())] == [24] * 7
    referee = moves(table(), "!YVR", "=YVR")
    assert refused(referee, "13-22") == ("lost-code-blank-shows", "R5")
    assert refused(referee, "9-14") == ("lost-code-no-such-disk", "R5")


def test_R5_a_colour_counts_as_often_as_it_lies() -> None:
    referee = play_round(table("342000", "111111", stack="21"), "YVV", "11", "0-9")
    assert last_events(referee, "Answered")[0].verdict == "inside"  # 3 + 4 + 4


# R6


@pytest.mark.parametrize(
    ("disk", "start", "found", "verdict"),
    [
        (5, 1, 1, "inside"),
        (5, 1, 5, "inside"),
        (5, 1, 6, "above"),
        (5, 1, 0, "below"),
        (2, 20, 19, "below"),
        (1, 9, 9, "inside"),
        (1, 9, 10, "wrong"),
        (1, 9, 8, "wrong"),
    ],
)
def test_R6_the_others_answer_truly(disk: int, start: int, found: int, verdict: str) -> None:
    assert answer(disk, start, found, Options()) == verdict


def test_R6_range_1_to_5_right_is_two_forward() -> None:
    referee = play_round(table("021000", "110111", stack="21"), "VVY", "1-5", "0-9")
    assert referee.state.spaces == (2, 1)


def test_R6_range_20_21_answered_below_scores_nothing() -> None:
    referee = play_round(table("421000", "110111", stack="21"), "VVY", "20-21", "0-9", give_up="P")
    assert (referee.state.rounds[0].marks[0].verdict, referee.state.spaces) == ("below", (0, 1))


# R7


def test_R7_the_old_stone_lies_open_and_its_owner_does_not_see_the_new_one() -> None:
    referee = table("021000", "130111", stack="21", piles="V6")
    play_round(referee, "VVY", "20-21", "0-9", give_up="V")
    assert racks(referee, 1)[0] == "??????"
    assert racks(referee, 2)[0] == "061000"
    assert racks(referee, None)[0] == "??????"
    for seat in (Seat(0), Seat(1), None):
        assert referee.sight(seat).view.discards[0] == (Stone("violet", 2),)


def test_R7_exchanges_come_in_the_order_of_the_round_and_only_after_all_answers() -> None:
    referee = play_round(table("555555", "444444", stack="21"), "YVR", "0-1", "2-4")
    assert GAME.to_act(referee.state) == (0,)
    assert refused(referee, "xY", seat=2) == ("lost-code-not-your-turn", "R3")
    assert GAME.to_act(moves(referee, "xY").state) == (1,)


def test_R7_an_empty_pile_cannot_be_chosen() -> None:
    referee = table("111111", "222222", highest=4, tougher=True)  # one stone a pile
    play_round(referee, "YVR", "14-15", "12-14", give_up="Y")
    assert refused(referee, "xY") == ("lost-code-pile-empty", "R7")
    moves(referee, "xV")
    assert referee.state.phase == "rolling"


def test_R7_when_all_piles_are_empty_nothing_is_exchanged() -> None:
    referee = play_round(table("111111", "222222", highest=4), "YVR", "11-12", "0-2")
    assert (referee.state.phase, referee.state.round) == ("rolling", 2)


def test_R7_right_players_exchange_nothing() -> None:
    referee = play_round(table("111111", "222222", stack="21"), "YVR", "3", "0-9")
    assert referee.state.round == 2
    assert refused(referee, "xY") == ("lost-code-nothing-to-exchange", "R7")


# R8


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_R8_ten_nine_or_eight_rounds(seats: int, rounds: int) -> None:
    referee = Referee.open(GAME, Options(), seats, seed_from(seats))
    chance = Chance(bytes(32), "play")
    while referee.state.phase != "writing":
        seat = GAME.to_act(referee.state)[0]
        referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), chance))
    assert referee.state.round == len(referee.state.rounds) == rounds


def test_R8_the_disks_go_back() -> None:
    referee = play_round(table("111111", "222222", stack="21"), "YVR", "3", "0-9")
    moves(referee, "!YVR", "=YVR")
    assert len(GAME.offers(referee.state, GAME.to_act(referee.state)[0])) == 7


# R9


def at_the_end(*codes: str) -> Table:
    """Return a table that has come to its last section, nobody having moved and no pile being left."""
    referee = table(*codes, rounds=2, stack="21", highest=4)
    return play_round(play_round(referee, "YYY", "11-12", "10-12"), "YYY", "11-12", "10-12")


def test_R9_all_write_at_the_same_time_and_nobody_reads_the_others() -> None:
    referee = at_the_end("000000", "111111")
    assert GAME.to_act(referee.state) == (0, 1)
    assert GAME.at_once(referee.state)
    referee.act(Seat(1), read("Y1 V1 R1 B1 G1 P123"))
    assert type(referee.sight(Seat(0)).view.sheets[1]).__name__ == "Unread"
    assert type(referee.sight(None).view.sheets[1]).__name__ == "Unread"
    assert referee.sight(Seat(1)).view.sheets[1].numbers[-1] == (1, 2, 3)
    assert refused(referee, "Y1", seat=2) == ("lost-code-not-your-turn", "R3")


def test_R9_the_rulebooks_sheet_scores_thirteen() -> None:
    referee = at_the_end("000000", "111111")
    moves(referee, "B01 V02 G012 Y0 P0 R3", "Y1 V1 R1 B1 G1 P1")
    assert referee.state.points[0] == (5, 2, -2, 2, 1, 5)
    assert referee.state.spaces[0] == 13


def test_R9_a_blank_costs_two_and_a_token_may_go_below_zero() -> None:
    referee = moves(at_the_end("000000", "111111"), "Y-", "Y0 V123")
    assert referee.state.spaces == (-12, -2 + 1 - 8)
    assert ended(referee).winners == (1,)


def test_R9_on_one_space_the_lowest_in_the_pile_wins() -> None:
    referee = moves(at_the_end("000000", "111111"), "Y0", "Y1")
    assert referee.state.spaces == (-5, -5)
    assert referee.state.arrivals == (0, 1)  # seat 1 was last, moved first and lies below
    assert ended(referee).winners == (0,)


@pytest.mark.parametrize("sheet", ["Y0123", "Y00", "Y10", "Y8"])
def test_R9_up_to_three_numbers_of_the_game_in_their_order(sheet: str) -> None:
    assert refused(at_the_end("000000"), sheet) == ("lost-code-up-to-three-numbers", "R9")


def test_R9_nothing_is_written_before_the_end() -> None:
    assert refused(table(), "Y1") == ("lost-code-too-early-to-write", "R9")


# R10


def test_R10_the_eights_are_in_and_the_disks_reach_to_24() -> None:
    referee = table("888888", "777777", tougher=True, stack="21")
    assert play_round(referee, "YVR", "24", "15-24").state.spaces == (5, 1)


# R11


def test_R11_a_doubled_colour_is_offered_to_all_before_the_dice_are_changed() -> None:
    referee = moves(table(seats=3, stack="321", shortcut=True), "!VVB")
    assert (referee.state.phase, GAME.to_act(referee.state)) == ("offering", (0,))
    assert refused(referee, "=VVV") == ("lost-code-dice-not-yours-to-set", "R4")
    moves(referee, "pass")
    assert GAME.to_act(referee.state) == (1,)
    moves(referee, "+12")
    assert (referee.state.phase, GAME.to_act(referee.state)) == ("setting", (0,))
    assert "violet" not in referee.state.tokens


def test_R11_what_is_written_is_read_by_its_writer_alone() -> None:
    referee = moves(table(seats=3, stack="321", shortcut=True), "!VVB", "pass", "+12")
    read_by = [
        type(referee.sight(seat).view.shortcuts[1][0].written).__name__ for seat in (Seat(0), Seat(1), Seat(2), None)
    ]
    assert read_by == ["Unread", "Noted", "Unread", "Unread"]


def test_R11_all_pass_and_the_dice_are_the_rollers() -> None:
    referee = moves(table(seats=3, stack="321", shortcut=True), "!VVV", "pass", "pass", "pass")
    assert (referee.state.phase, GAME.to_act(referee.state)) == ("setting", (0,))
    assert "violet" in referee.state.tokens


@pytest.mark.parametrize("move", ["+", "+1234", "+21", "+8"])
def test_R11_one_to_three_numbers_are_written(move: str) -> None:
    referee = moves(table(shortcut=True), "!VVB")
    assert refused(referee, move) == ("lost-code-one-to-three-numbers", "R11")


def test_R11_no_token_is_offered_for_a_colour_set_by_hand_nor_twice() -> None:
    referee = moves(table("111111", "222222", shortcut=True, stack="21"), "!VYB", "=VVB")
    assert referee.state.phase == "estimating"
    assert refused(referee, "+1") == ("lost-code-no-token-offered", "R11")
    moves(referee, "3", "0-9", "!VVB", "+1", "=VVB", "3", "0-9", "!VVV")
    assert referee.state.phase == "setting"


def test_R11_a_red_pair_is_no_shortcut_in_the_beginner_game() -> None:
    referee = moves(table(beginner=True, shortcut=True), "!RRB")
    assert referee.state.phase == "setting"


@pytest.mark.parametrize(("seats", "last"), [(2, 7), (3, 6), (4, 5)])
def test_R11_unused_tokens_leave_three_rounds_before_the_end(seats: int, last: int) -> None:
    referee = table("111111", "222222", "333333", "444444", seats=seats, shortcut=True)
    for round_ in range(1, last + 1):
        assert (referee.state.round, len(referee.state.tokens)) == (round_, 6)
        order = referee.state.order
        disks = {0: "3", 1: "5-6", 2: "8-10", 3: "11-14"}
        play_round(referee, "YVR", *(disks[seat] for seat in order))
    assert referee.state.tokens == ()


def test_R11_a_two_number_shortcut_found_scores_four_and_missed_costs_four() -> None:
    for code, points in (("010000", 4), ("030000", -4)):
        referee = table(code, "121111", rounds=4, stack="21", shortcut=True, highest=4)
        moves(referee, "!VVB", "+12", "=VVB", "11-12", "10-12")
        for _ in range(3):
            moves(referee, "!YBG", "=YBG", "11-12", "10-12")
        assert refused(referee, "V1", seat=1) == ("lost-code-already-written", "R11")
        moves(referee, "Y0", "Y-")
        assert referee.state.points[0][1] == points
        assert referee.state.sheets[0].numbers[1] == (1, 2)


# R12


def cursed_table(*codes: str, seats: int = 3) -> Table:
    """Return a table under the curse whose seat 1 is about to estimate from space 5."""
    return advance(table(*codes, seats=seats, curse=True, stack="321"[-seats:]), seat1=5)


def test_R12_the_rulebooks_curse() -> None:
    referee = cursed_table("111111", "222222", "333333")
    play_round(referee, "YVR", "3-4", "0-4", "0-9")  # seat 1 is first in this round's order
    assert referee.state.spaces == (9, 0, 1)
    moves(referee, "xP")
    assert (referee.state.skull, referee.state.cursed) == ("held", 0)
    play_round(referee, "YVR", "0-4", "0-6", "12-21")  # two others miss, and so does the cursed one, with width 10
    assert [event.steps for event in last_events(referee, "Moved")] == [1, 1, -1]
    assert referee.state.spaces == (10, 0, 1)
    assert referee.state.phase == "exchanging"
    moves(referee, "xY", "xY", "xY")
    assert referee.state.cursed == 0


def test_R12_a_right_cursed_player_scores_as_usual() -> None:
    referee = cursed_table("111111", "222222", seats=2)
    play_round(referee, "YVR", "3-4", "0-9")
    play_round(referee, "YVR", "6", "3-4")
    assert referee.state.spaces == (13, 6)


def test_R12_the_skull_leaves_when_someone_is_past_thirteen() -> None:
    referee = cursed_table("111111", "222222", seats=2)
    play_round(referee, "YVR", "3-4", "0-9")
    play_round(referee, "YVR", "0-9", "3-4")
    assert (referee.state.spaces[0], referee.state.skull, referee.state.cursed) == (13, "gone", None)


def test_R12_the_skull_goes_to_the_new_leader() -> None:
    referee = advance(cursed_table("111111", "222222", seats=2), seat2=7)
    play_round(referee, "YVR", "3-4", "6-10")
    assert (referee.state.spaces, referee.state.cursed) == ((9, 9), 0)  # on one space the lowest in the pile
    play_round(referee, "YVR", "6-7", "0-9")
    assert referee.state.skull == "gone"


def test_R12_the_skull_stays_on_the_board_below_seven() -> None:
    referee = play_round(table("111111", "222222", curse=True, stack="21"), "YVR", "3", "6-7")
    assert referee.state.spaces == (5, 4)
    assert (referee.state.skull, referee.state.cursed) == ("board", None)


def test_R12_the_skull_stays_in_play_when_all_fall_below_seven() -> None:
    referee = cursed_table("111111", "222222", seats=2)
    play_round(referee, "YVR", "3-5", "0-9")
    assert (referee.state.spaces, referee.state.cursed) == ((8, 1), 0)
    play_round(referee, "YVR", "0-9", "20-21", give_up="P")
    assert (referee.state.spaces, referee.state.cursed) == ((4, 2), 0)


def test_R12_the_skull_leaves_before_the_last_round() -> None:
    referee = table("111111", "222222", curse=True, rounds=3, stack="21")
    play_round(referee, "YVR", "3-4", "0-9")
    assert referee.state.skull == "board"
    play_round(referee, "YVR", "0-9", "3-4")
    assert (referee.state.spaces, referee.state.skull) == ((8, 2), "gone")


# R13


def test_R13_all_sixteen_rule_sets_are_held_against_the_laws_at_every_number_of_seats() -> None:
    newest = ((o, seats) for o, seats in GAME.samples if o.rules == GAME.version and o.rounds is None)
    tables = {((o.beginner, o.tougher, o.shortcut, o.curse), seats) for o, seats in newest}
    assert len(tables) == 16 * 3


@pytest.mark.parametrize(("rounds", "tokens"), [(2, 0), (3, 0), (4, 6)])
def test_R13_a_race_of_three_rounds_or_fewer_has_no_tokens(rounds: int, tokens: int) -> None:
    referee = table(seats=2, shortcut=True, rounds=rounds)
    assert len(referee.state.tokens) == tokens
    assert moves(referee, "!VVB").state.phase == ("offering" if tokens else "setting")


def test_R13_in_a_shortened_game_tokens_leave_three_rounds_before_the_end() -> None:
    referee = table("111111", "222222", shortcut=True, rounds=5, stack="21")
    left = []
    for _ in range(4):
        left.append(len(referee.state.tokens))
        disks = {0: "3", 1: "5-6"}
        play_round(referee, "YVR", *(disks[seat] for seat in referee.state.order))
    assert left == [6, 6, 0, 0]


def test_R13_by_version_1_every_race_had_tokens() -> None:
    assert len(table(seats=2, shortcut=True, rounds=3, rules=1).state.tokens) == 6


def test_R13_the_shortcut_is_offered_to_a_cursed_player_too() -> None:
    referee = advance(table("111111", "222222", shortcut=True, curse=True, stack="21"), seat1=5)
    play_round(referee, "YVR", "3-4", "0-9")
    moves(referee, "!VVR", "pass")
    assert (GAME.to_act(referee.state), referee.state.cursed) == ((0,), 0)
    moves(referee, "+1")
    assert referee.state.shortcuts[0][0].colour == "violet"


# notation


@pytest.mark.parametrize("text", ["roll", "pass", "=YVR", "9-15", "9", "xV", "+12", "Y1 V12 R- B345 G0 P7"])
def test_what_is_typed_is_what_is_written(text: str) -> None:
    assert write(read(text)) == text


def test_a_range_names_its_disk() -> None:
    assert read("9-15") == Estimate(7, 9)
